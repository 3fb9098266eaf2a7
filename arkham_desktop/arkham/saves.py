"""The saved games of a folder: one journal each, named by people, listed without loading them."""

from __future__ import annotations

import re
import unicodedata
import zlib
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path

from pydantic import ValidationError

from arkham_desktop.arkham.content.errors import ContentError
from arkham_desktop.arkham.content.library import Library
from arkham_desktop.arkham.results import FILE, GameResult, Results, result_of
from arkham_desktop.arkham.setup import Setup, SetupError, new_table
from arkham_desktop.arkham.turn import ArkhamRules
from arkham_desktop.engine.game import Rules
from arkham_desktop.engine.journal import FORMAT, Contents, EndLine, Header, JournalError, read
from arkham_desktop.engine.replay import Replay
from arkham_desktop.engine.session import Session
from arkham_desktop.version import __version__

GAME = "arkham"
SUFFIX = ".journal"


@dataclass(frozen=True, slots=True)
class SavedGame:
    """What a list of saved games shows of one.

    ``problem`` says why it cannot be played (then the fields between hold nothing); ``choices`` counts all.
    """

    name: str
    path: Path
    modified: datetime
    turn: int = 0
    ancient_one: str = ""
    investigators: tuple[str, ...] = ()
    choices: int = 0
    ended: bool = False
    problem: str | None = None

    @property
    def goes_on(self) -> bool:
        """Whether it can be played on: it can be read, and has not ended."""
        return self.problem is None and not self.ended


class SavedGames:
    """The journals of one folder. A game's name is that of its file.

    Attributes:
        folder: where they lie.
        results: how those that have ended did so.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.results = Results(folder / FILE)

    def list(self) -> list[SavedGame]:
        """All saved games, the one played last first; unreadable ones too, with their problem."""
        if not self.folder.is_dir():
            return []
        games = [_summary(path) for path in self.folder.glob(f"*{SUFFIX}")]
        return sorted(games, key=lambda game: (game.modified, game.name), reverse=True)

    def new(self, setup: Setup, name: str) -> Session:
        """Set a game up and save it under ``name`` (a number is added when that is taken)."""
        table = new_table(setup)
        header = Header(
            format=FORMAT,
            game=GAME,
            program=__version__,
            content=fingerprint(table.library),
            seed=table.state.seed,
            undo=setup.undo,
            setup=setup.model_dump(mode="json"),
        )
        return Session.new(self._free_path(name), header, ArkhamRules(table))

    def load(self, name: str) -> Session:
        """Go on with a saved game.

        Raises:
            JournalError: it cannot be read; the file is left as it is.
        """
        path = self._path(name)
        return Session.load(path, lambda header: _rules(path, header))

    def abandon(self, name: str) -> None:
        """Give a game up: it is kept, but counts as ended.

        Raises:
            JournalError: it cannot be read; the file is left as it is.
            OSError: it cannot be written.
        """
        session = self.load(name)
        try:
            assert session.journal is not None, "a session that was just loaded has its journal open"
            session.journal.append(EndLine())
            self.results.note(_result(name, session.rules, date.today()))
        finally:
            session.close()

    def replay(self, name: str, *, at_end: bool = False) -> Replay:
        """Show a game again; its file stays as it is.

        Args:
            name: the game's.
            at_end: stand at the end at once; nothing is told then of what came before the last turn.

        Raises:
            JournalError: it cannot be read.
        """
        return self.replay_of(self._path(name), at_end=at_end)

    def replay_of(self, path: Path, *, at_end: bool = False) -> Replay:
        """Show the game of a file again (see `replay`)."""
        contents = read(path)
        if not contents.snapshots:
            raise JournalError(path, 0, "it holds no position to start from")
        at = len(contents.choices) if at_end else 0
        return Replay(path, contents, _rules(path, contents.header), at)

    def unrecorded(self) -> tuple[SavedGame, ...]:
        """The games that have ended and of which no result is written: those from before there were any."""
        known = self.results.read().names
        ended = (game for game in self.list() if game.ended and game.problem is None)
        return tuple(game for game in ended if game.name not in known)

    def record(self, game: SavedGame) -> None:
        """Write how a game ended.

        Raises:
            JournalError: that cannot be found out: it cannot be read, or the rules have changed since.
            OSError: it cannot be written.
        """
        replay = self.replay(game.name, at_end=True)
        replay.close()
        if replay.problem is not None:
            raise JournalError(game.path, 0, replay.problem)
        self.results.note(_result(game.name, replay.rules, game.modified.date()))

    def delete(self, name: str) -> None:
        """Delete a saved game for good; OSError when the system refuses."""
        self._path(name).unlink(missing_ok=True)

    def _path(self, name: str) -> Path:
        return self.folder / f"{name}{SUFFIX}"

    def _free_path(self, name: str) -> Path:
        plain = file_name(name)
        known = self.results.read().names  # a deleted game's result is not to become another game's
        path, number = self._path(plain), 1
        while path.exists() or _name(path) in known:
            number += 1
            path = self._path(f"{plain} {number}")
        return path


def file_name(name: str) -> str:
    """A name for a file that every system takes, close to what a person typed."""
    text = unicodedata.normalize("NFC", name)
    text = re.sub(r'[<>:"/\\|?*\x00-\x1f]+', " ", text)
    text = re.sub(r"\s+", " ", text).strip(" .")[:80].strip(" .")
    reserved = re.fullmatch(r"(?i)(con|prn|aux|nul|com\d|lpt\d)(\..*)?", text)
    return f"{text} game" if reserved else text or "game"


def fingerprint(library: Library) -> str:
    """A checksum of the content a game is played with; another one means that cards have changed since."""
    crc = 0
    for kind in sorted(library.rows):
        for row in library.rows[kind]:
            crc = zlib.crc32(row.model_dump_json().encode(), crc)
    return f"{crc:08x}"


def _rules(path: Path, header: Header) -> ArkhamRules:
    if header.game != GAME:
        raise JournalError(path, 1, f"field game: this is a game of {header.game!r}, not of {GAME!r}")
    try:
        setup = Setup.model_validate(header.setup, strict=False)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        raise JournalError(path, 1, f"field setup.{place}: {first['msg']}") from None
    try:
        return ArkhamRules(new_table(setup))
    except (SetupError, ContentError) as error:
        raise JournalError(path, 1, f"field setup: {error}") from error


def _result(name: str, rules: Rules, ended: date) -> GameResult:
    assert isinstance(rules, ArkhamRules), "Arkham Horror is played"
    return result_of(name, rules.table, ended)


def _name(path: Path) -> str:
    return path.name.removesuffix(SUFFIX)


def _summary(path: Path) -> SavedGame:
    try:
        stat = path.stat()
    except OSError:
        stat = path.lstat()  # a link that leads nowhere
    modified = datetime.fromtimestamp(stat.st_mtime).astimezone()
    try:
        contents = read(path)
        return _told(path, modified, contents)
    except JournalError as error:
        return SavedGame(_name(path), path, modified, problem=str(error))


def _told(path: Path, modified: datetime, contents: Contents) -> SavedGame:
    if contents.header.game != GAME or not contents.snapshots:
        raise JournalError(path, 1, "it holds no game of Arkham Horror")
    snapshot = contents.snapshots[-1]
    people = [str(one.get("id")) for one in snapshot.state.get("investigators", ())]
    return SavedGame(
        _name(path),
        path,
        modified,
        turn=snapshot.turn,
        ancient_one=str(snapshot.state.get("ancient_one", "")),
        investigators=tuple(people),
        choices=len(contents.choices),
        ended=contents.ended,
    )
