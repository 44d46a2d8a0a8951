"""`kozel verify`: a verdict for whatever a file holds, never a traceback."""

import json
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import pytest

from bot import verify

GOLDEN = sorted((Path(__file__).parents[1] / "records").glob("*.jsonl"))
GOOD = GOLDEN[0].read_bytes().splitlines()


def run(*arguments: str) -> int:
    parser = ArgumentParser()
    verify.configure(parser)
    return verify.run(parser.parse_args(arguments))


def spoiled(number: int, **changes: object) -> bytes:
    record: dict[str, Any] = json.loads(GOOD[number])
    return json.dumps(record | changes).encode()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "records.jsonl"


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda path: path.stem)
def test_good(golden: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Good records: a line each, exit code 0."""
    assert run(str(golden)) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(golden.read_bytes().splitlines())
    assert all(line.startswith("good  series ") for line in lines)


def test_json(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With --json a line a record; a bad one has the place and the fault, and the exit code is 1."""
    bad = json.loads(GOOD[1])
    bad["deals"][0]["actions"][7]["cards"] = ["6S", "6S"]
    file.write_bytes(b"\n".join([GOOD[0], json.dumps(bad).encode(), b"{broken", GOOD[2], b""]))
    assert run("--json", str(file)) == 1
    first, second, third, fourth = map(json.loads, capsys.readouterr().out.splitlines())
    assert first == {"series": json.loads(GOOD[0])["series"]["id"], "ok": True}
    assert list(second) == ["series", "ok", "deal", "action", "fault"]
    assert (second["series"], second["ok"]) == (bad["series"]["id"], False)
    assert (second["deal"], second["action"]) == (0, 7)
    assert (third["series"], third["ok"], third["deal"], third["action"]) == (None, False, None, None)
    assert fourth["ok"] is True


def test_words(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without --json the first fault is told in one line with series, deal and action."""
    bad = json.loads(GOOD[0])
    bad["deals"][1]["actions"][0]["play"] = "discard"
    file.write_text(json.dumps(bad))
    assert run(str(file)) == 1
    out = capsys.readouterr().out
    assert out.startswith(f"bad   series {bad['series']['id']}, deal 1, action 0: discard ")
    assert out.endswith(": must-lead\n")


def test_one_object_on_many_lines(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file may hold one record, written on as many lines as one likes, with a mark of byte order."""
    file.write_text(json.dumps(json.loads(GOOD[0]), indent=2), encoding="utf-8-sig")
    assert run("--json", str(file)) == 0
    assert capsys.readouterr().out.count("\n") == 1


def test_ends_of_lines(file: Path) -> None:
    """Blank lines and carriage returns are nothing."""
    file.write_bytes(b"\r\n\r\n".join(GOOD[:2]) + b"\r\n\n")
    assert run(str(file)) == 0


CONTENTS = {
    "empty": b"",
    "blank": b" \n\n\t\n",
    "binary": bytes(range(256)) * 50,
    "zeros": b"\x00" * 5000,
    "text": "Козёл на 4 карты\nand more\n".encode(),
    "utf-16": GOOD[0].decode().encode("utf-16"),
    "list": b"[1, 2, 3]",
    "other object": b'{"format": "other"}\n',
    "deep list": b"[" * 200_000,
    "deep object": b'{"format":' * 100_000,
    "long number": b"9" * 10_000,
    "NaN": b'{"format": "kozel-record", "version": NaN}',
    "name twice": b'{"format": "kozel-record", "format": "kozel-record"}',
    "cut off": GOOD[0][:500],
}


@pytest.mark.parametrize("options", [(), ("--json",)], ids=["words", "json"])
@pytest.mark.parametrize("content", CONTENTS.values(), ids=CONTENTS)
def test_no_record_file(
    file: Path, content: bytes, options: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    """A file that is no record file gets one clear line and exit code 1."""
    file.write_bytes(content)
    assert run(*options, str(file)) == 1
    out, err = capsys.readouterr()
    assert err == ""
    assert out.count("\n") == 1
    assert "this is no file of records" in out


SHAPES: dict[str, dict[str, object]] = {
    "version": {"version": 99},
    "series": {"series": None},
    "deals": {"deals": [[[[]]]]},
    "score": {"score": ["0", "0"]},
    "eggs": {"eggs": 10**400},
    "winner": {"winner": {"0": 1}},
}


@pytest.mark.parametrize("changes", SHAPES.values(), ids=SHAPES)
def test_wrong_kinds(file: Path, changes: dict[str, object], capsys: pytest.CaptureFixture[str]) -> None:
    """A record with members of the wrong kind is bad, and its neighbour is judged all the same."""
    file.write_bytes(spoiled(0, **changes) + b"\n" + GOOD[1])
    assert run("--json", str(file)) == 1
    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert (first["ok"], second["ok"]) == (False, True)


def test_names_that_a_terminal_cannot_show(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An id with a line break or half a character is escaped: the verdict stays one line."""
    record = json.loads(GOOD[0])
    record["series"]["id"] = "a\nb\ud800\x1b[2J"
    file.write_text(json.dumps(record))
    assert run(str(file)) == 0
    assert capsys.readouterr().out.startswith(r"good  series a\nb\ud800\x1b[2J: ")


@pytest.mark.parametrize("name", ["missing.jsonl", ".", "a\x00b"])
def test_no_file(tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that can't be read: one clear line, exit code 1."""
    assert run(str(tmp_path / name)) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("kozel verify: cannot read the file: ")
    assert err.count("\n") == 1
