"""A language is added by adding one folder."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.callbacks import ChooseLanguage, decode
from bot.i18n import Translators
from bot.screens.language import language_screen
from bot.translation.check import check
from bot.translation.command import run
from bot.translation.ftl import read
from bot.translation.sources import FILE, BadSources, accept
from tests.bot.translation.commands import accepting, checking, parsed
from tests.bot.translation.folders import MADE_UP, made_up_in


def test_its_texts_are_found_and_it_can_be_chosen(tmp_path: Path) -> None:
    """The folder is all that the bot needs: texts, its own name among the languages, its button."""
    translators = Translators(made_up_in(tmp_path))
    t = translators.of(MADE_UP)
    assert translators.languages == ("en", MADE_UP)
    assert t("button-rules") == "📖 seluR"
    assert t("toast-not-your-turn", name="Anna") == "toN ruoy nrut: gnitiaw rof Anna."
    assert translators.names[MADE_UP] == "hsilgnE"
    screen = language_screen(translators.names, "en", True, t)
    assert [decode(button.data or "") for button in screen.buttons[0]] == [
        ChooseLanguage("en", True),
        ChooseLanguage(MADE_UP, True),
    ]


def test_it_is_complete_once_accepted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A new language is outdated until its translator says what it was made from; then nothing is to do."""
    folder = made_up_in(tmp_path)
    assert run(checking(folder)) == 1
    told = capsys.readouterr().out
    assert f"{MADE_UP}     missing 0, outdated " in told
    assert "faults 0" in told
    assert "       outdated: -trump" in told
    assert run(accepting(folder, MADE_UP)) == 0
    assert "taken as made from the English of today" in capsys.readouterr().out
    assert run(checking(folder)) == 0
    assert capsys.readouterr().out == f"en     complete\n{MADE_UP}     complete\n"


def test_what_has_changed_in_english_shows(tmp_path: Path) -> None:
    """Only the texts that English has changed are outdated, until they are accepted by name."""
    folder = made_up_in(tmp_path)
    assert run(accepting(folder, MADE_UP)) == 0
    change(folder / "en", "button-rules = 📖 Rules", "button-rules = 📖 The rules")
    change(folder / "en", "-dealer = dealer", "-dealer = who deals")
    assert check(folder, MADE_UP).outdated == ("-dealer", "button-rules")
    assert run(accepting(folder, MADE_UP, "button-rules")) == 0
    assert check(folder, MADE_UP).outdated == ("-dealer",)


def test_what_is_missing_shows(tmp_path: Path) -> None:
    """A text that English has got since is missing; the bot says it in English meanwhile."""
    folder = made_up_in(tmp_path)
    assert run(accepting(folder, MADE_UP)) == 0
    change(folder / "en", "button-rules = ", "button-new = New\nbutton-rules = ")
    findings = check(folder, MADE_UP)
    assert (findings.missing, findings.outdated, findings.faults) == (("button-new",), (), ())
    assert Translators(folder).of(MADE_UP)("button-new") == "New"


def test_what_is_gone_is_forgotten(tmp_path: Path) -> None:
    """A text that English no longer has leaves the file of sources."""
    folder = made_up_in(tmp_path)
    run(accepting(folder, MADE_UP))
    change(folder / "en", "button-rules = 📖 Rules\n", "")
    assert "button-rules is not in English" in check(folder, MADE_UP).faults
    change(folder / MADE_UP, "button-rules = 📖 seluR\n", "")
    run(accepting(folder, MADE_UP))
    assert '"button-rules"' not in (folder / MADE_UP / FILE).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("damage", "fault"),
    [
        (lambda s: s.replace("📖 seluR", "📖 Rules"), "button-rules is in English"),
        (lambda s: s.replace("-defeat-points = ", "-defeat-points = <b>"), "-defeat-points: tags"),
        (lambda s: s.replace("cmd-table = ", "cmd-table = " + "elbat " * 8), "cmd-table: 6"),
        (lambda s: s.replace("toast-led = ", "toast-led = " + "deL " * 50), "toast-led: 2"),
        (lambda s: s.replace("9♥️: straeh", "8♥️: straeh"), "rules-deal: the example has other cards"),
        (lambda s: s.replace("{ $pack }", "120", 1), "rules-aim: variables"),
        (lambda s: s.replace("rank-J = J", "rank-J = Q"), "two cards of a suit look alike"),
        (lambda s: s, ""),
        (lambda s: s.replace("seluR", "oʻseluR"), ""),
        (lambda s: s.replace("Anna, siroB", "Anna, Boris, Dana, Emil, Anna, siroB"), ""),
    ],
)
def test_faults_are_told(tmp_path: Path, damage: Callable[[str], str], fault: str) -> None:
    """Each kind of fault is named with the text that it is in, and none is invented."""
    folder = made_up_in(tmp_path, damage)
    found = check(folder, MADE_UP).faults
    assert any(fault in each for each in found) if fault else found == ()


def test_damaged_sources(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file of sources that is none is told by name and kept."""
    folder = made_up_in(tmp_path)
    file = folder / MADE_UP / FILE
    for damaged in ("{", "[]", '{"x": 1}'):
        file.write_text(damaged, encoding="utf-8")
        assert run(checking(folder)) == 1
        assert FILE in capsys.readouterr().err
        with pytest.raises(BadSources):
            accept(folder / MADE_UP, read(folder / MADE_UP), read(folder / "en"))
        assert file.read_text(encoding="utf-8") == damaged


@pytest.mark.parametrize("arguments", [("check", "xx"), ("accept", "xx"), ("accept", MADE_UP, "no-such")])
def test_strange_arguments(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    """An unknown language or key is named."""
    assert run(parsed(made_up_in(tmp_path), *arguments)) == 1
    assert arguments[-1] in capsys.readouterr().err


@pytest.mark.parametrize("folder", ["", "nowhere"])
@pytest.mark.parametrize("arguments", [("check",), ("accept", "xx")])
def test_a_folder_without_languages(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], folder: str, arguments: tuple[str, ...]
) -> None:
    """Nothing is found right there: that is told in one line."""
    (tmp_path / "notes").mkdir()
    assert run(parsed(tmp_path / folder, *arguments)) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("kozel locales: ")
    assert told.err.count("\n") == 1


def change(language: Path, old: str, new: str) -> None:
    """Exchanges a piece of a language's files, which must be there."""
    changed = 0
    for file in language.glob("*.ftl"):
        text = file.read_text(encoding="utf-8")
        changed += text.count(old)
        file.write_text(text.replace(old, new), encoding="utf-8")
    assert changed == 1
