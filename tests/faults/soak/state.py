"""What is done by now, kept in a file so that a run that is broken off can be gone on with."""

import json
import os
from collections.abc import Collection, Iterator
from dataclasses import asdict
from pathlib import Path

from tests.faults.promises import Promise
from tests.faults.soak.parts import Done, Part


class State:
    """The parts that are done, by promise and place."""

    def __init__(self, path: Path) -> None:
        self._path = path
        listed = json.loads(path.read_text("utf-8")) if path.exists() else []
        self._done = {(one.name, one.place): one for one in (Done(**each) for each in listed)}

    def has(self, part: Part) -> bool:
        """Whether as much as this was run in its place, whatever came of it."""
        done = self._done.get((part.name, part.place))
        return done is not None and done.count >= part.count

    def of(self, promise: Promise) -> list[Done]:
        """In order; those of a run that was divided otherwise count no more."""
        return list(self._of(promise))

    def _of(self, promise: Promise) -> Iterator[Done]:
        for (name, place), done in sorted(self._done.items()):
            left = promise.full - place * promise.part
            if name == promise.name and done.count <= min(promise.part, left):
                yield done

    def add(self, done: Done) -> None:
        self._done[done.name, done.place] = done
        self._write()

    def forget(self, names: Collection[str]) -> None:
        self._done = {key: done for key, done in self._done.items() if done.name not in names}
        self._write()

    def _write(self) -> None:
        """In one step, so that a run broken off here leaves the file whole."""
        new = self._path.with_suffix(".new")
        new.write_text(json.dumps([asdict(done) for done in self._done.values()], indent=1), "utf-8")
        os.replace(new, self._path)
