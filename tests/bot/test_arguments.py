"""What the command line refuses: one clear line, exit code 2, and nothing is written."""

from argparse import ArgumentTypeError
from pathlib import Path

import pytest

from bot.arguments import chat_id, host, port, real, seconds, whole
from bot.cli import main

WRONG = [
    "run --metrics-port 99999",
    "run --metrics-port -1",
    "demo --port 99999",
    "demo --port http",
    "demo --host a..b",
    "import file --chat -99999999999999999999999",
    "import file --chat friday",
    "selfplay --series 0",
    "selfplay --seed one",
    "bench engine --seconds nan",
    "bench engine --seconds inf",
    "bench engine --seconds -1",
    "bench bot --groups 0",
    "bench bot --open 10 0",
    "bench bot --seconds 0",
    "bench bot --seconds 1e300",
    "bench beside --groups 1",
    "bench beside --tables 0",
    "bench beside --times 0",
    "bench beside --seconds nan",
    "bench beside --pause -1",
    "bench ratings --groups 0",
    "bench ratings --groups 3",
    "bench ratings --spread nan",
    "bench standings --series 0",
    "bench standings --times 1",
    "bench strength easy normal --pairs 1",
    "bench strength easy normal --series 1",
    "bench strength easy normal --jobs 0",
    "bench strength easy normal --jobs 1000000",
    "train --out run.npz --hidden 0",
    "train --out run.npz --hidden 1000000000",
    "train --out run.npz --updates -1",
    "train --out run.npz --jobs 0",
    "train --out run.npz --seed -1",
    "train --out run.npz --judged nan",
    "train --out run.npz --carry 2",
    "train --out run.npz --checkpoint-every 0",
    "train --out run.npz --monitor-pairs 0",
]


@pytest.mark.parametrize("line", WRONG)
def test_wrong_numbers(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each is told before anything begins."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as caught:
        main(line.split())
    assert caught.value.code == 2
    told = capsys.readouterr()
    assert told.out == ""
    usage, _, reason = told.err.partition("error: ")
    assert usage.startswith("usage: kozel ")
    assert reason.count("\n") == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("text", ["", "x", "1.5", "nan", "-1", "11", "9" * 5000])
def test_whole_numbers(text: str) -> None:
    """The limits are told and allowed."""
    assert [whole(0, 10)(each) for each in ("0", " 7", "10")] == [0, 7, 10]
    with pytest.raises(ArgumentTypeError, match=r"^a whole number from 0 to 10 is due$"):
        whole(0, 10)(text)


@pytest.mark.parametrize("text", ["", "x", "nan", "inf", "-0.1", "1e300"])
def test_numbers(text: str) -> None:
    """The limits are told and allowed; what is not a number lies beyond them."""
    assert [real(0, 10)(each) for each in ("0", "2.5", "1e1")] == [0, 2.5, 10]
    with pytest.raises(ArgumentTypeError, match=r"^a number from 0 to 10 is due$"):
        real(0, 10)(text)


def test_what_is_allowed() -> None:
    """Any port, any id that Telegram may give, any name that can be looked up."""
    assert [port(each) for each in ("0", "65535")] == [0, 65535]
    assert chat_id("-1001234567890") == -1001234567890
    assert seconds("0.1") == 0.1
    assert [host(each) for each in ("::1", "kozel.example", "почта.рф")] == [
        "::1",
        "kozel.example",
        "почта.рф",
    ]
