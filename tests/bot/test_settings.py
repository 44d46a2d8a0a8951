"""The options: where they come from, what is refused, and that .env.example says the same."""

from pathlib import Path
from textwrap import wrap

import pytest
from pydantic import SecretStr
from pydantic.fields import FieldInfo

from bot.settings import BadSettings, Settings, StoreSettings, load

ROOT = Path(__file__).parents[2]
TOKEN = "123456789:" + "Aa0_-" * 7


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No option of the machine that runs the tests reaches them."""
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)


def example() -> str:
    """What .env.example says below its heading: what must be set, then every default."""
    fields = sorted(Settings.model_fields.items(), key=lambda item: not item[1].is_required())
    return "\n".join(_entry(name.upper(), field) for name, field in fields)


def _entry(option: str, field: FieldInfo) -> str:
    assert field.description, option
    comment = "".join(f"# {line}\n" for line in wrap(field.description, 90))
    if field.is_required():
        return f"{comment}{option}=\n"
    default = f"{field.default:g}" if isinstance(field.default, float) else field.default
    return f"{comment}#{option}={default}\n"


def test_example_file_repeats_every_option() -> None:
    """.env.example holds each option once, with the description and the default of bot/settings.py."""
    heading, _, options = (ROOT / ".env.example").read_text(encoding="utf-8").partition("\n\n")
    assert all(line.startswith("#") for line in heading.splitlines())
    assert options == example()


def test_example_file_needs_only_a_token() -> None:
    """A copy of .env.example with a token put in is a complete .env."""
    text = (ROOT / ".env.example").read_text(encoding="utf-8")
    Path(".env").write_text(text.replace("BOT_TOKEN=", f"BOT_TOKEN={TOKEN}"), encoding="utf-8")
    assert load(Settings) == load(Settings, bot_token=TOKEN)


def test_order_of_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    """An argument comes before the environment, the environment before .env, .env before the default."""
    assert load(StoreSettings).database_path == Path("kozel.db")
    Path(".env").write_text("DATABASE_PATH=file.db\n", encoding="utf-8")
    assert load(StoreSettings).database_path == Path("file.db")
    monkeypatch.setenv("DATABASE_PATH", "environment.db")
    assert load(StoreSettings).database_path == Path("environment.db")
    assert load(StoreSettings, database_path="argument.db").database_path == Path("argument.db")


@pytest.mark.parametrize("text", [TOKEN, f"  {TOKEN}\r"])
def test_token_is_taken_and_kept_out_of_sight(text: str) -> None:
    """Blanks around a token are forgiven, and the settings never print it."""
    settings = load(Settings, bot_token=text)
    assert settings.bot_token == SecretStr(TOKEN)
    assert TOKEN not in repr(settings)


def test_missing_token() -> None:
    """Without a token the message names the option and the file to copy."""
    with pytest.raises(BadSettings, match=r"^BOT_TOKEN is missing: .*\.env\.example\)$"):
        load(Settings)


@pytest.mark.parametrize(
    "text", ["secret", TOKEN[:-10], f"bot{TOKEN}", TOKEN.replace(":", ""), TOKEN + "\nx"]
)
def test_malformed_token(text: str) -> None:
    """A malformed token is refused in one line that does not repeat it."""
    with pytest.raises(BadSettings, match=r"^BOT_TOKEN is not right: should look like ") as caught:
        load(Settings, bot_token=text)
    assert text not in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("turn_seconds", "soon"),
        ("turn_seconds", "-1"),
        ("turn_seconds", "inf"),
        ("turn_seconds", "1e300"),
        ("heartbeat", "1e-300"),
        ("limit_window", "0"),
        ("group_requests_per_minute", "0"),
        ("total_per_second", "2.5"),
        ("log_level", "loud"),
        ("group_requests_per_minute", "9" * 30),
        ("bot_api_url", "api.telegram.org"),
        ("bot_api_url", "http://[bad"),
        ("bot_api_url", "http://a..b"),
        ("bot_api_url", "http://a\\b"),
        ("bot_api_url", "http://127.0.0.1:99999"),
        ("bot_api_url", "http://:8081"),
        ("webhook_url", "https://[bad/kozel"),
        ("webhook_port", "65536"),
        ("webhook_host", "a..b"),
        ("metrics_host", "a..b"),
        ("font_folder", "no-such-folder"),
    ],
)
def test_wrong_value_is_named(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    """A wrong value is refused in one line that begins with the option's name."""
    monkeypatch.setenv(name.upper(), value)
    with pytest.raises(BadSettings, match=rf"^{name.upper()} is not right: [^\n]+$"):
        load(Settings, bot_token=TOKEN)


@pytest.mark.parametrize("url", ["http://[::1]:8081", "http://telegram:8081/api", "https://телеграм.рф"])
def test_addresses(url: str) -> None:
    """Of the other machine's name or number, with a port or a path."""
    settings = load(Settings, bot_token=TOKEN, bot_api_url=url, webhook_url=url, webhook_secret="s" * 16)
    assert (settings.bot_api_url, settings.webhook_url) == (url, url)


def test_a_folder_of_fonts(tmp_path: Path) -> None:
    """It must be there, and be a folder."""
    assert load(Settings, bot_token=TOKEN, font_folder=str(tmp_path)).font_folder == str(tmp_path)
    (tmp_path / "DejaVuSans.ttf").touch()
    with pytest.raises(BadSettings, match=r"^FONT_FOLDER is not right: should be a folder"):
        load(Settings, bot_token=TOKEN, font_folder=str(tmp_path / "DejaVuSans.ttf"))


def test_spellings_that_are_forgiven() -> None:
    """The log level may be in small letters, and the root may end in a slash."""
    settings = load(Settings, bot_token=TOKEN, log_level="debug", bot_api_url="http://127.0.0.1:8081/")
    assert (settings.log_level, settings.bot_api_url) == ("DEBUG", "http://127.0.0.1:8081")


def test_env_file_in_another_encoding() -> None:
    """A .env that is no UTF-8 text is refused in one line."""
    Path(".env").write_bytes(b"\xff\xfeB\x00")
    with pytest.raises(BadSettings, match=r"^\.env is not a text file in UTF-8$"):
        load(StoreSettings)
