"""The save file: a journal, one checksummed JSON line for each thing that happened to the game.

    8f3a11c2 {"line": "header", "format": 1, "game": "arkham", …}
    1b0c77d0 {"line": "snapshot", "after": 0, "turn": 0, "phase": "setup", "state": {…}}
    9e21aa05 {"line": "choice", "kind": "move", "who": "joe-diamond", "option": "go:downtown", "chance": []}
    44d0f1b9 {"line": "seam", "crc": 2381123}
    0a9d3f77 {"line": "undo", "to": 12}

Lines are only ever appended, and flushed as they are made. Loading takes the last snapshot and replays the
choices after it. A line torn by a crash costs one choice; a line that does not fit its checksum ends what can
be read.
"""

from __future__ import annotations

import json
import shutil
import zlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal, Protocol, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from arkham_desktop.engine.errors import EngineError

UndoPolicy = Literal["free", "marked", "forbidden"]
"""Past something revealed: taking back is free, is marked in the result, or is forbidden."""

FORMAT = 1
"""Raised whenever an older program could not read what this one writes."""


class JournalError(EngineError):
    """A journal cannot be read or written. The message says what, where and what to do."""

    def __init__(self, path: Path, line: int, what: str) -> None:
        where = f"{path.name}, line {line}" if line else path.name
        super().__init__(f"{where}: {what}")
        self.path = path
        self.line = line
        self.what = what


class _Line(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Header(_Line):
    """The first line: what game this is and how it was set up."""

    line: Literal["header"] = "header"
    format: int
    game: str
    program: str
    content: str
    seed: int
    undo: UndoPolicy = "marked"
    setup: dict[str, Any]


class SnapshotLine(_Line):
    """The whole position at a seam, after so many choices."""

    line: Literal["snapshot"] = "snapshot"
    after: int
    turn: int
    phase: str
    state: dict[str, Any]


class ChoiceLine(_Line):
    """One choice: the decision's kind, who chose, the option's id, and what chance added to it.

    ``joined``: it was made together with the choice before, and both are taken back as one.
    """

    line: Literal["choice"] = "choice"
    kind: str
    who: str
    option: str
    chance: list[int]
    revealed: bool = False
    turn: int = 0
    phase: str = ""
    joined: bool = False


class SeamLine(_Line):
    """The checksum of the position at a seam that was crossed by the choice before."""

    line: Literal["seam"] = "seam"
    crc: int


class UndoLine(_Line):
    """Only the first ``to`` choices count now; ``marked`` when something hidden had been revealed since."""

    line: Literal["undo"] = "undo"
    to: int
    marked: bool = False


class EndLine(_Line):
    """The choice before ended the game."""

    line: Literal["end"] = "end"


Event: TypeAlias = SnapshotLine | ChoiceLine | SeamLine | UndoLine | EndLine
"""Any line after the header."""

_ADAPTER: TypeAdapter[Header | Event] = TypeAdapter(Annotated[Header | Event, Field(discriminator="line")])

_MOST_HEADER = 1_000_000
"""Characters of the first line at most; a longer one is no header."""


def encode(line: _Line) -> str:
    """The text of a line, checksum first, with its end of line."""
    text = line.model_dump_json()
    return f"{zlib.crc32(text.encode()):08x} {text}\n"


@dataclass(slots=True)
class Contents:
    """What a journal says: its header, snapshots, and the choices that count, each with the seams it crossed.

    Attributes:
        header: the first line.
        snapshots: at most one per number of choices, oldest first.
        choices: the choices that count, oldest first.
        seams: for each choice the checksums of the seams crossed by it.
        undone: choices taken back by the last undos, which redo would take again (last one first).
        marked: how many undos went past something revealed.
        ended: whether the last choice ended the game.
        torn: the line number where reading stopped because the file was damaged; 0 when it was sound.
    """

    header: Header
    snapshots: list[SnapshotLine] = field(default_factory=list)
    choices: list[ChoiceLine] = field(default_factory=list)
    seams: list[list[int]] = field(default_factory=list)
    undone: list[ChoiceLine] = field(default_factory=list)
    marked: int = 0
    ended: bool = False
    torn: int = 0

    def add(self, line: Event) -> None:
        """Take a further line in."""
        if isinstance(line, ChoiceLine):
            if self.undone and self.undone[-1].option == line.option and self.undone[-1].kind == line.kind:
                self.undone.pop()
            else:
                self.undone.clear()
            self.choices.append(line)
            self.seams.append([])
        elif isinstance(line, SeamLine):
            if self.seams:
                self.seams[-1].append(line.crc)
        elif isinstance(line, SnapshotLine):
            if not self.snapshots or self.snapshots[-1].after < line.after:
                self.snapshots.append(line)
        elif isinstance(line, EndLine):
            self.ended = True
        else:
            self.cut(line.to)
            self.marked += line.marked

    def cut(self, to: int) -> None:
        """Keep the first ``to`` choices; the others can be redone."""
        self.ended = False
        self.undone.extend(reversed(self.choices[to:]))
        del self.choices[to:]
        del self.seams[to:]
        while self.snapshots and self.snapshots[-1].after > to:
            self.snapshots.pop()


def _decode(path: Path, number: int, text: str) -> Header | Event:
    checksum, _, body = text.rstrip("\n").partition(" ")
    if not text.endswith("\n") or checksum != f"{zlib.crc32(body.encode()):08x}":
        raise JournalError(path, number, "the line is damaged (its checksum does not fit)")
    try:
        return _ADAPTER.validate_json(body)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        raise JournalError(path, number, f"field {place or '(line)'}: {first['msg']}") from None


def _header(path: Path, text: str) -> Header:
    checksum, _, body = text.rstrip("\n").partition(" ")
    if checksum != f"{zlib.crc32(body.encode()):08x}":
        raise JournalError(path, 1, "this is not a saved game, or its first line is damaged")
    try:
        version = json.loads(body).get("format")
    except (ValueError, AttributeError, RecursionError):
        raise JournalError(path, 1, "this is not a saved game") from None
    if not isinstance(version, int) or version < 1:
        raise JournalError(path, 1, f"field format: {version!r} is none: this is not a saved game")
    if version > FORMAT:
        raise JournalError(
            path,
            1,
            f"it was saved by a newer program (format {version}; this one reads up to {FORMAT}): update it",
        )
    header = _decode(path, 1, text)
    if not isinstance(header, Header):
        raise JournalError(path, 1, "the first line is no header")
    return header


def read(path: Path) -> Contents:
    """Read a journal as far as it is sound.

    Raises:
        JournalError: the file cannot be opened, or not even its header can be read.
    """
    try:
        with path.open(encoding="utf-8", newline="\n", errors="replace") as file:
            first = file.readline(_MOST_HEADER)
            if not first:
                raise JournalError(path, 0, "the file is empty")
            contents = Contents(_header(path, first))  # before all else is read: it may be a film
            lines = file.readlines()
    except OSError as error:
        raise JournalError(path, 0, f"the file cannot be read ({error.strerror})") from None
    for number, text in enumerate(lines, 2):
        try:
            line = _decode(path, number, text)
        except JournalError:
            contents.torn = number
            break
        if isinstance(line, Header):
            raise JournalError(path, number, "there is a second header")
        contents.add(line)
    return contents


class RawFile(Protocol):
    """What a journal needs of its unbuffered file."""

    def write(self, data: bytes, /) -> int | None:
        """Write at the end; gives how many bytes of it had room."""

    def truncate(self, size: int, /) -> int:
        """Keep the first ``size`` bytes."""

    def close(self) -> None:
        """Close the file."""


class Journal:
    """An open journal: appends lines, each append whole or not at all.

    The file is unbuffered: what a full disk refused must not follow later, when it is written once more.
    """

    def __init__(self, path: Path, file: RawFile) -> None:
        self.path = path
        self.file = file
        self._size = path.stat().st_size
        self._torn = False

    @classmethod
    def create(cls, path: Path, header: Header) -> Journal:
        """A new journal with its header.

        Raises:
            FileExistsError: there is one already.
            OSError: the disk refuses; no file is left.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(exist_ok=False)
        journal = cls.reopen(path)
        try:
            journal.append(header)
        except OSError:
            journal.close()
            path.unlink()
            raise
        return journal

    @classmethod
    def reopen(cls, path: Path) -> Journal:
        """Go on with a sound journal."""
        return cls(path, path.open("ab", buffering=0))

    def append(self, *lines: _Line) -> None:
        """Write lines at the end, at once.

        Raises:
            OSError: the disk refuses, or the file is not as this journal left it. Nothing was written.
        """
        if self._torn:
            self._cut_back()
        if self.path.stat().st_size != self._size:
            raise OSError("another window of the program went on with this game: leave it here")
        data = "".join(encode(line) for line in lines).encode()
        try:
            self._write(data)
        except OSError:
            self._torn = True
            self._cut_back()
            raise
        self._size += len(data)

    def _write(self, data: bytes) -> None:
        while data:
            data = data[self.file.write(data) or 0 :]

    def _cut_back(self) -> None:
        """Take away what was written of lines that did not fit."""
        self.file.truncate(self._size)
        self._torn = False

    def close(self) -> None:
        """Close the file; nothing more can be appended."""
        self.file.close()


def begin_anew(path: Path, contents: Contents) -> Journal:
    """Keep the unsound file of a game under another name, write what is sound of it, and go on there.

    Raises:
        OSError: the disk refuses; the file is left as it was.
    """
    kept = path.with_suffix(".damaged")
    number = 1
    while kept.exists():
        number += 1
        kept = path.with_suffix(f".damaged{number}")
    fresh = path.with_suffix(".rewriting")
    try:
        shutil.copyfile(path, kept)
        fresh.unlink(missing_ok=True)
        _write_all(fresh, contents)
    except OSError:
        kept.unlink(missing_ok=True)
        fresh.unlink(missing_ok=True)
        raise
    fresh.replace(path)
    return Journal.reopen(path)


def _write_all(path: Path, contents: Contents) -> None:
    journal = Journal.create(path, contents.header)
    snapshots = {snapshot.after: snapshot for snapshot in contents.snapshots}
    try:
        for count in range(len(contents.choices) + 1):
            if count:
                seams = (SeamLine(crc=crc) for crc in contents.seams[count - 1])
                journal.append(contents.choices[count - 1], *seams)
            if count in snapshots:
                journal.append(snapshots[count])
    finally:
        journal.close()
