"""The title: go on with the last game, begin one, look at the saved ones, settings, keys, quit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from arkham_desktop.arkham.saves import SavedGame
from arkham_desktop.arkham.setup import Setup
from arkham_desktop.arkham.text import Words, first_name
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.draw.fitting import fitting
from arkham_desktop.desktop.draw.likeness import draw_face
from arkham_desktop.desktop.input import Input, Key
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.scene import Scene
from arkham_desktop.desktop.scenes import skyline
from arkham_desktop.desktop.scenes.choosing import Plan, fresh_seed
from arkham_desktop.desktop.scenes.keys_help import KeysScene
from arkham_desktop.desktop.scenes.new_game import NewGameScene
from arkham_desktop.desktop.scenes.playing import begin, go_on
from arkham_desktop.desktop.scenes.saved_games import SavedGamesScene, ago
from arkham_desktop.desktop.scenes.saved_names import named
from arkham_desktop.desktop.scenes.settings import SettingsScene
from arkham_desktop.desktop.scenes.statistics import StatisticsScene
from arkham_desktop.desktop.theme import Grade
from arkham_desktop.desktop.widgets import Button
from arkham_desktop.desktop.words import say
from arkham_desktop.version import __version__

RANDOM_PLAYERS = 2
_FACED = 54.0
"""Units that a seat with a face takes on the card of the last game."""
_CARD = 96.0
"""Height of what is told of the last game, units."""


@dataclass(frozen=True, slots=True)
class _Entry:
    name: str
    icon: str
    detail: str
    run: Callable[[], object]


class TitleScene(Scene):
    """The first screen. The up and down keys choose, Enter opens, digits do at once."""

    def __init__(self) -> None:
        super().__init__()
        self.last: SavedGame | None = None
        self.count = self.finished = 0
        self._margin = 0.0
        self._menu = Box(0, 0, 0, 0)
        self._card = Box(0, 0, 0, 0)

    def enter(self) -> None:
        """Look which games there are."""
        self._look()

    def uncovered(self) -> None:
        """Games may have come or gone meanwhile."""
        self._look()
        self.arrange()
        super().uncovered()

    def _look(self) -> None:
        games = self.services.saves.list()
        self.count = len(games)
        known = {one.game for one in self.services.saves.results.read().results}
        self.finished = len(known | {game.name for game in games if game.ended and game.problem is None})
        self.last = next((game for game in games if game.goes_on), None)

    # ---- what can be chosen

    def _entries(self) -> list[_Entry]:
        entries = []
        if self.last is not None:
            key = "title.continue-detail" if self.last.turn else "title.continue-setup"
            detail = say(key, turn=self.last.turn, ago=ago(self.last.modified))
            entries.append(_Entry("continue", "play", detail, self._continue))
        saved = say("title.saved-detail", count=self.count) if self.count else say("title.saved-none")
        random_detail = say("title.random-detail", count=RANDOM_PLAYERS)
        return [
            *entries,
            _Entry("new", "plus", say("title.new-detail"), lambda: self.stage.push(NewGameScene())),
            _Entry("random", "dice", random_detail, self._random),
            _Entry("saved", "folder", saved, lambda: self.stage.push(SavedGamesScene())),
            *self._statistics(),
            _Entry("settings", "settings", "", lambda: self.stage.push(SettingsScene())),
            _Entry("keys", "keyboard", "", lambda: self.stage.push(KeysScene())),
            _Entry("quit", "quit", "", self.stage.quit),
        ]

    def _statistics(self) -> list[_Entry]:
        """The statistics, once a game has been finished."""
        if not self.finished:
            return []
        detail = say("title.statistics-detail", count=self.finished)
        return [_Entry("statistics", "victory", detail, lambda: self.stage.push(StatisticsScene()))]

    def _continue(self) -> None:
        if self.last is not None:
            go_on(self.stage, self.last.name)

    def _random(self) -> None:
        last = Plan.like_last(self.services.settings.last_setup)
        setup = Setup(
            sets=last.sets,
            variants=last.variants,
            herald=last.herald,
            players=RANDOM_PLAYERS,
            seed=fresh_seed(),
        )
        begin(self.stage, setup, say("game.random-name"))

    # ---- placing

    def arrange(self) -> None:
        """A column on the wall at the left of the picture; where it is small, two columns on all of it."""
        screen = self.screen
        entries = self._entries()
        name = screen.layout.name
        small = name in ("narrow", "tiny")
        left = {"wide": 112.0, "compact": 64.0, "narrow": 40.0, "tiny": 24.0}[name]
        top = {"wide": 0.245, "compact": 0.26, "narrow": 0.31, "tiny": 0.33}[name] * screen.height
        bottom = screen.height - (84 if not small else 52)
        gap = 10.0 if not small else 8.0
        across = 2 if small else 1
        down = -(-len(entries) // across)
        height = min(58.0, (bottom - top - gap * (down - 1) - (18 if not small else 0)) / (down))
        width = min(520.0, screen.width * 0.36) if not small else screen.width - 2 * left
        self._menu = Box(left, top, width, bottom - top)
        each = (width - gap * (across - 1)) / across
        widgets = []
        y = top
        for index, entry in enumerate(entries):
            column = index % across
            first = index == 0 and not small
            high = height + (18 if first else 0)
            widgets.append(
                Button(
                    entry.name,
                    Box(left + column * (each + gap), y, each, high),
                    say(f"title.{entry.name}"),
                    entry.run,
                    icon=entry.icon,
                    detail=entry.detail if not small else "",
                    key_cap=str(index + 1),
                    grade=Grade.SUGGESTED if index == 0 else Grade.PLAIN,
                    keys=(str(index + 1),),
                    style=theme.LABEL.at(20 if first else 18),
                )
            )
            if column == across - 1:
                y += high + gap
        self.group.replace(widgets, focus=entries[0].name)
        right = left + width + {"wide": 88.0, "compact": 40.0}.get(name, 0)
        self._card = Box(0, 0, 0, 0)
        # The lamp of the picture keeps clear of the card.
        self._margin = left if small else left * 0.72
        if not small and self.last is not None:
            wide = min(screen.width - right - self._margin, 620.0 if name == "wide" else 480.0)
            self._card = Box(screen.width - self._margin - wide, bottom - _CARD, wide, _CARD)

    def handle(self, report: Input) -> bool:
        """Esc does nothing here; quitting is a choice."""
        if isinstance(report, Key) and str(report) == "escape":
            return True
        return super().handle(report)

    # ---- drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw name, menu, picture and the small print."""
        screen = self.screen
        canvas.fill(theme.ROOM)
        small = screen.layout.name in ("narrow", "tiny")
        skyline.draw(canvas, screen.box, menu=self._menu.right + self._menu.left / 4, dim=small)
        size = {"wide": 62, "compact": 46, "narrow": 40, "tiny": 34}[screen.layout.name]
        style = theme.DISPLAY.at(size)
        top = self._menu.top - size * (2.35 if not small else 2.0)
        canvas.text(say("app.name"), (self._menu.left - 2, top), style)
        slogan = (self._menu.left, top + size * 1.24)
        canvas.text(say("title.slogan"), slogan, theme.BODY.at(size * 0.33), theme.INK_SOFT)
        if self._card.width:
            self._draw_card(canvas)
        self._draw_small_print(canvas)
        self.group.draw(canvas)

    def _draw_card(self, canvas: Canvas) -> None:
        """What the last game is, on a plate before the window."""
        card, game = self._card, self.last
        assert game is not None, "there is no card without a last game"
        canvas.sheet(card, theme.SHEET)
        under = inset(card, 24, 14)
        words = Words()
        ancient = named(words, game.ancient_one)
        key = "title.last" if game.turn else "title.last-setup"
        whole = say(key, name=game.name, turn=game.turn, ancient=ancient)
        line = fitting(canvas, (whole, game.name), under.width, theme.TITLE)
        canvas.label(line, Box(under.left, under.top, under.width, 28), theme.TITLE, theme.PAPER_INK)
        names = [named(words, name) for name in game.investigators]
        if len(names) > 3:
            names = [first_name(name) for name in names]
        self._draw_seats(canvas, Box(under.left, under.top + 38, under.width, 28), names)

    def _draw_seats(self, canvas: Canvas, box: Box, names: list[str]) -> None:
        """The seats with their names; where there is no room for all, with their faces."""
        assert self.last is not None, "there are seats of the last game alone"
        gap = 22.0
        wides = [26 + canvas.text_width(name, theme.BODY) for name in names]
        named = sum(wides) + gap * (len(names) - 1) <= box.width
        faced = _FACED * len(names) <= box.width
        x = box.left
        for seat, (name, wide) in enumerate(zip(names, wides, strict=True)):
            canvas.shield(seat, (x + 10, box.centery), 20)
            if named:
                canvas.text(name, (x + 26, box.centery - 11), theme.BODY, theme.PAPER_SOFT)
            elif faced:
                draw_face(canvas, (x + 35, box.centery), 28, self.last.investigators[seat])
            x += wide + gap if named else _FACED if faced else 30

    def _draw_small_print(self, canvas: Canvas) -> None:
        screen = self.screen
        left = self._menu.left
        bottom = screen.height - (56 if screen.layout.roomy else 42)
        room = Box(left, bottom, screen.width - left - self._margin, 22)
        canvas.label(say("title.unofficial"), room, theme.CAPTION, theme.INK_SOFT)
        room.y += 20
        hint = say("title.hint", version=__version__)
        canvas.label(hint, room, theme.CAPTION, theme.INK_SOFT)
        used, wanted = round(screen.scale * 100), round(screen.wanted * 100)
        scale = say("title.scale", percent=used)
        if screen.too_small:
            scale = say("title.scale-smaller", percent=used, wanted=wanted)
        canvas.label(scale, room, theme.CAPTION, theme.INK_SOFT, align="right")
