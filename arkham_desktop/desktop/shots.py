"""Pictures of every scene, drawn without a screen: what ``arkham-desktop shots DIR`` does."""

from __future__ import annotations

import itertools
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"  # no window, whatever the system has

from arkham_desktop.arkham.content.library import Library
from arkham_desktop.arkham.content.loading import shipped_sets
from arkham_desktop.arkham.saves import SavedGames
from arkham_desktop.arkham.scenario import parse
from arkham_desktop.arkham.scenario.building import table_of
from arkham_desktop.arkham.setup import Setup
from arkham_desktop.arkham.state import Outcome
from arkham_desktop.arkham.turn import ArkhamRules
from arkham_desktop.desktop.contact_sheets import Sheet, SheetScene, sheets
from arkham_desktop.desktop.panels.texts import Texts
from arkham_desktop.desktop.scene import Scene
from arkham_desktop.desktop.scenes.hand_over import HandOverScene
from arkham_desktop.desktop.scenes.keys_help import KeysScene
from arkham_desktop.desktop.scenes.message import MessageScene, QuestionScene
from arkham_desktop.desktop.scenes.new_game import NewGameScene
from arkham_desktop.desktop.scenes.pause import PauseScene
from arkham_desktop.desktop.scenes.result import ResultScene
from arkham_desktop.desktop.scenes.saved_games import SavedGamesScene
from arkham_desktop.desktop.scenes.settings import SettingsScene
from arkham_desktop.desktop.scenes.statistics import StatisticsScene
from arkham_desktop.desktop.scenes.table_hand_over import card_of, since_last_choice
from arkham_desktop.desktop.scenes.table_watched import WatchScene
from arkham_desktop.desktop.scenes.title import TitleScene
from arkham_desktop.desktop.testing import Driver, services_in
from arkham_desktop.desktop.words import say
from arkham_desktop.engine.journal import FORMAT, Header
from arkham_desktop.engine.session import Session
from arkham_desktop.players.random_player import RandomPlayer
from arkham_desktop.players.simulation import make_player

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
_SEED = 12
_PERSONS = ("Ana", "Ben", "Cleo", "Dev")
_CHOICES = 250
"""Choices that the game in the pictures is old."""
_CROWDED = 700
"""The same of the game of eight investigators in three towns."""
_QUESTIONS = ("mythos", "check", "after_check", "combat", "trade", "lose_items")
"""Kinds of decisions of which the table is drawn when one is open."""
_TOWNS: dict[str, tuple[str, ...]] = {
    "towns": ("ctrl+0",),
    "dunwich": ("ctrl+2",),
    "innsmouth": ("ctrl+3",),
    "log": ("l",),
    "why": ("w",),
    "possessions": ("p",),
    "lasting": ("g",),
    "worlds": ("o",),
    "choices": ("u",),
    **{f"zoom-{step}": ("v", "ctrl+0", *("page-up",) * step) for step in range(1, 8)},
}
"""Pictures of the table of three towns, with the keys that are pressed before: places, panels, zoom steps."""
_BATTLE: dict[str, Any] = {
    "investigators": [
        {"id": "michael-mcglen", "clues": 4, "cards": ["tommy-gun", "38-revolver", "food", "marksman"]},
        {"id": "amanda-sharpe", "cards": ["lantern", "wither"]},
        {"id": "kate-winthrop", "cards": ["enchanted-blade"]},
    ],
    "ancient_one": "hastur",
    "start": {"phase": "final_battle"},
}
"""A position for the picture of the final battle."""
_MUCH_NEWS = 4
"""Lines that the card between two people tells in its picture, or more."""


def main(folder: Path) -> int:
    """Draw every scene, and a game in its middle, at three sizes into PNG files.

    Args:
        folder: made when it does not exist.

    Returns:
        0.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        scenes = _Scenes(Path(home))
        names = [name for name, _ in scenes.all()]
        for size in SIZES:
            for number, (name, make) in enumerate(scenes.all(), start=1):
                path = folder / f"{name}-{size[0]}x{size[1]}.png"
                scenes.draw(make, size, path, _TOWNS.get(name.removeprefix("table-"), ()))
                _progress(f"{size[0]} × {size[1]}: {number} of {len(names)}, {name}")
    _progress("")
    print(say("shots.done", count=len(names) * len(SIZES), folder=str(folder)))
    return 0


def _progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


class _Scenes:
    """The scenes, with games to show in them.

    Args:
        home: a folder for settings and saved games that nobody needs afterwards.
    """

    def __init__(self, home: Path) -> None:
        self._services = services_in(home)
        self._services.store.change(animations="off")
        self._asked: list[str] = []
        self._asked_saves = SavedGames(home / "asked")
        self._asked_saves.folder.mkdir()
        self._play("Friday")
        self._play("Saturday", "dunwich", "innsmouth")
        self._play("Sunday", "dunwich", "innsmouth", players=8, choices=_CROWDED, until="move")
        self._ends: dict[str, str] = {}
        self._battles = 0
        self._home = home

    def _play(
        self, name: str, *sets: str, players: int = 4, choices: int = _CHOICES, until: str = ""
    ) -> None:
        """Save a game that a random player has brought to its middle, and on to a kind of decision."""
        setup = Setup(players=players, seed=_SEED, persons=_PERSONS, sets=("base", *sets))
        session = self._services.saves.new(setup, name)
        player = RandomPlayer(_SEED)
        wanted = set(_QUESTIONS) - set(self._asked)
        for number in range(2 * choices):
            decision = session.game.pending
            if decision is None or (number >= choices and decision.kind == (until or decision.kind)):
                break
            if decision.kind in wanted:
                wanted.discard(decision.kind)
                self._asked.append(decision.kind)
                shutil.copyfile(session.path, self._asked_saves.folder / f"{decision.kind}.journal")
            session.choose(player.choose(decision))
        session.close()

    def _ended(self, *, won: bool) -> Session:
        """A game that the sensible player has brought to such an end; it is played once."""
        return self._services.saves.load(self._end(won=won))

    def _end(self, *, won: bool) -> str:
        """The name of such a game."""
        name = "Won" if won else "Lost"
        if name not in self._ends:
            self._ends[name] = next(path for path, end in self._games_to_the_end(name) if end.won == won)
        return self._ends[name]

    def _games_to_the_end(self, name: str) -> Iterator[tuple[str, Outcome]]:
        """Play one game after another; gives the saved games' names and how they ended."""
        for seed in itertools.count(_SEED):
            setup = Setup(players=4, seed=seed, persons=_PERSONS)
            session = self._services.saves.new(setup, f"{name} {seed}")
            with closing(session):
                rules = session.rules
                assert isinstance(rules, ArkhamRules), "Arkham Horror is played"
                player = make_player("sensible", rules.table, seed)
                while (decision := session.game.pending) is not None:
                    session.choose(player.choose(decision).id)
                assert rules.table.state.outcome is not None, "a game without a decision has ended"
                yield session.path.stem, rules.table.state.outcome

    def all(self) -> Iterator[tuple[str, Callable[[], list[Scene]]]]:
        """Name and maker of each picture: the scenes from the bottom up."""
        yield "title", lambda: [TitleScene()]
        yield "new-game", lambda: [NewGameScene()]
        yield "saved-games", lambda: [SavedGamesScene()]
        yield "table", lambda: [self._table()]
        for kind in self._asked:
            yield f"table-{kind.replace('_', '-')}", partial(self._asked_table, kind)
        for name in _TOWNS:
            yield f"table-{name}", lambda: [self._table("Saturday")]
        yield "table-crowded", lambda: [self._table("Sunday")]
        yield "table-battle", lambda: [self._battle()]
        yield "pause", lambda: [self._table(), PauseScene("Friday")]
        yield "settings", lambda: [self._table(), SettingsScene()]
        yield "keys", lambda: [self._table(), KeysScene()]
        yield "hand-over", self._passed_on
        yield "message", lambda: [MessageScene.simple(say("game.no-start"), say("shots.message"))]
        yield "question", lambda: [TitleScene(), self._question()]
        yield "won", lambda: [ResultScene(self._ended(won=True))]
        yield "lost", lambda: [ResultScene(self._ended(won=False))]
        yield "watched", lambda: [self._watched()]
        yield "statistics", lambda: [self._statistics()]
        for name, sheet in sheets(Library.load(shipped_sets())).items():
            yield f"sheet-{name}", partial(self._sheet, sheet)

    def _table(self, name: str = "Friday") -> Scene:
        return self._services.open_table(self._services.saves.load(name))

    def _battle(self) -> Scene:
        """The table of a game whose Ancient One is awake."""
        table = table_of(parse(_BATTLE))
        people = tuple(one.id for one in table.state.investigators)
        setup = Setup(sets=("base",), ancient_one=table.state.ancient_one, investigators=people)
        header = Header(
            format=FORMAT,
            game="arkham",
            program="1",
            content="",
            seed=table.state.seed,
            setup=setup.model_dump(mode="json"),
        )
        self._battles += 1
        path = self._home / f"battle-{self._battles}.journal"
        return self._services.open_table(Session.new(path, header, ArkhamRules(table)))

    def _asked_table(self, kind: str) -> list[Scene]:
        return [self._services.open_table(self._asked_saves.load(kind))]

    def _passed_on(self) -> list[Scene]:
        """The last time in a game that somebody was handed the mouse to whom there was much to tell."""
        name = "Friday"
        shutil.copyfile(
            self._services.saves.folder / f"{name}.journal", self._asked_saves.folder / f"{name}.journal"
        )
        session = self._asked_saves.load(name)
        table = session.rules.table  # type: ignore[attr-defined]  # this game's
        texts = Texts(table, self._services.settings.language)
        while True:
            decision = session.game.pending
            assert decision is not None, "this game goes on, and much was told in it"
            one, before = (table.investigator(at.who) for at in (decision, session.history[-1]))
            news, turn = since_last_choice(session, texts, one.person)
            if one.person != before.person and len(news) >= _MUCH_NEWS:
                break
            session.undo()
        card = card_of(one, texts, texts.name(one.place), news, turn)
        return [self._services.open_table(session), HandOverScene(card, on_undo=session.undo)]

    def _watched(self) -> Scene:
        """A game that was won, shown again up to its middle."""
        path = self._services.saves.folder / f"{self._end(won=True)}.journal"
        replay = self._services.saves.replay_of(path)
        scene = WatchScene(replay)
        scene.running = False
        replay.to(len(replay.choices) // 2)
        return scene

    def _statistics(self) -> Scene:
        """What the games come to that were played for the other pictures."""
        for game in self._services.saves.unrecorded():
            self._services.saves.record(game)
        return StatisticsScene()

    def _sheet(self, sheet: Sheet) -> list[Scene]:
        with closing(self._services.saves.load("Saturday")) as session:
            table = session.rules.table  # type: ignore[attr-defined]  # this game's
        return [SheetScene(sheet, Texts(table, self._services.settings.language))]

    @staticmethod
    def _question() -> Scene:
        text = say("saved.delete-text", name="Friday")
        return QuestionScene(say("saved.delete-title"), text, say("saved.delete-yes"), lambda: None)

    def draw(
        self, make: Callable[[], list[Scene]], size: tuple[int, int], path: Path, keys: Iterable[str] = ()
    ) -> None:
        """Draw scenes, the last one on top, into a file; ``keys`` are pressed before."""
        driver = Driver(path.parent, size=size, services=self._services)
        first, *others = make()
        driver.show(first)
        for scene in others:
            driver.stage.push(scene)
        driver.settle()
        for key in keys:
            driver.key(key)
        driver.picture(path)
        driver.stage.close()
