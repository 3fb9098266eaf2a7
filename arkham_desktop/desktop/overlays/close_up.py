"""The close-up: any card, monster, sheet or place as large as the window allows, with its words explained."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.content.models import AncientOne, Investigator
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.input import Click, Hover, Input, Key, Press
from arkham_desktop.desktop.keys import Command
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.overlays.commands import opens, shows_close_up
from arkham_desktop.desktop.overlays.faces import draw_face, find_row, has_face
from arkham_desktop.desktop.overlays.focus import thing_in_focus
from arkham_desktop.desktop.overlays.keywords import keywords
from arkham_desktop.desktop.overlays.paper import Paper
from arkham_desktop.desktop.overlays.standing import against, owner, standing
from arkham_desktop.desktop.scene import Scene
from arkham_desktop.desktop.symbols import with_symbols
from arkham_desktop.desktop.theme import Style
from arkham_desktop.desktop.widgets import Widget
from arkham_desktop.desktop.widgets.button import IconButton
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.desktop.panels.texts import Texts
    from arkham_desktop.desktop.scenes.table import TableScene

_CLOSING = ("escape", "q", "space", "enter")


class CloseUpScene(Scene):
    """Something close up over the table; the bar below stays in use.

    Attributes:
        thing: what is shown.
        siblings: what the arrows go on to: the other cards of its owner, the other monsters of the place.
    """

    opaque = False
    shade = None

    def __init__(self, below: TableScene, thing: str) -> None:
        super().__init__()
        self._below = below
        self.thing = thing
        self.siblings = siblings(thing, below.texts)
        self._decision = below.session.game.pending

    @property
    def _texts(self) -> Texts:
        return self._below.texts

    # -- placing -----------------------------------------------------------------------------------

    def arrange(self) -> None:
        """The face at the left, the words at the right; arrows between things."""
        screen = self.screen
        regions = self._below.desk.regions
        roomy = screen.layout.roomy
        top, bottom = (regions.top.bottom, regions.bar.top) if roomy else (0.0, screen.height)
        self._area = Box(0, top, screen.width, bottom - top)
        inner = inset(self._area, 24 if roomy else 8, 18 if roomy else 6)
        beside = inner.width >= 560
        row = find_row(self._texts.table.library, self.thing)
        wide = isinstance(row, Investigator | AncientOne) and inner.width >= 760
        if wide:
            face_width = min(inner.height * 1.5, 860.0, inner.width * 0.62)
        else:
            face_width = min(inner.height * 0.74, 520.0, inner.width * (0.46 if beside else 1.0))
        words = min(560.0, inner.width - face_width - (104 if wide else 60)) if beside else 0.0
        gap = 46.0 if beside else 0.0
        left = inner.centerx - (face_width + gap + words) / 2
        high = min(inner.height, face_width * (0.7 if wide else 1.45))
        self._face = Box(left, inner.centery - high / 2, face_width, high)
        tall = max(high, min(inner.height, 500.0))
        self._words = Box(self._face.right + gap, inner.centery - tall / 2, words, tall)
        self.group.replace(self._widgets())

    def _widgets(self) -> list[Widget]:
        side = 40.0
        found: list[Widget] = []
        if len(self.siblings) > 1:
            middle = self._face.centery - side / 2
            if self._words.width:
                box = Box(self._face.right + 3, middle, side, side)
                found.append(
                    IconButton(
                        "next", box, "", self._next, icon="right", quiet=True, tip=say("close-up.next")
                    )
                )
        box = Box(self._area.right - side - 10, self._area.top + 10, side, side)
        found.append(
            IconButton("close", box, "", self.close, icon="no", quiet=True, tip=say("close-up.close"))
        )
        return found

    # -- what happens ------------------------------------------------------------------------------

    def close(self) -> None:
        """Back to the table."""
        self.stage.pop(self)

    def _next(self, step: int = 1) -> None:
        if len(self.siblings) > 1:
            at = self.siblings.index(self.thing) if self.thing in self.siblings else 0
            self.thing = self.siblings[(at + step) % len(self.siblings)]
            self.arrange()
            self.redraw()

    def handle(self, report: Input) -> bool:
        """Arrows browse, Escape closes; what is meant for the table below goes there."""
        if isinstance(report, Key):
            return self._key(report)
        if isinstance(report, Press | Click | Hover) and not self._area.collidepoint(report.at):
            self._below.handle(report)
            if isinstance(report, Click) and self._below.session.game.pending is not self._decision:
                self._gone()
            return True
        if super().handle(report):
            return True
        if isinstance(report, Click):
            on_it = self._face.collidepoint(report.at) or self._words.collidepoint(report.at)
            if not on_it:
                self.close()
        return True

    def _gone(self) -> None:
        """The game went on: nothing is left to look at, if the scene is still there."""
        if self in self.stage.scenes:
            self.stage.pop(self)

    def _key(self, key: Key) -> bool:
        name = str(key)
        if name in ("left", "right"):
            self._next(1 if name == "right" else -1)
        elif name in _CLOSING:
            self.close()
        else:
            below = self._below
            self.close()
            below.handle(key)
        return True

    # -- drawing -----------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """Draw shade, face and words."""
        canvas.fill(theme.SHADE, self._area)
        who = self._decision.who if self._decision is not None else ""
        place = ""
        if self.thing in self._texts.table.state.transit.gate_cards and who:
            place = self._texts.table.investigator(who).place
        draw_face(canvas, self._face, self.thing, self._texts, place=place)
        if self._words.width > 100:
            self._draw_words(canvas, self._words)
        self.group.draw(canvas)

    def _draw_words(self, canvas: Canvas, box: Box) -> None:
        """What is so now, and what the words mean: a sheet of paper beside the face."""
        row = find_row(self._texts.table.library, self.thing)
        if row is None:
            return
        sheet = Paper(canvas, box, framed=False, scale=1.0)
        rest = inset(sheet.rest, 8, 4)
        sheet.rest = Box(rest.left, rest.top, rest.width - 26, rest.height)
        now = standing(self.thing, row, self._texts)
        if now:
            _heading(sheet, say("close-up.now"))
            for icon, text in now:
                line = sheet.take(25)
                canvas.icon(icon, (line.left + 9, line.centery), 16, sheet.frame)
                sheet.label(text, Box(line.left + 26, line.top, line.width - 26, line.height), _TEXT)
            sheet.skip(8)
        sheet.rest = Box(rest.left, sheet.rest.top, rest.width, sheet.rest.height)
        foes = against(self.thing, self._texts)
        below = sheet.take_bottom(30.0 + 23 * len(foes)) if foes else sheet.take_bottom(0)
        words = keywords(row, self._texts, self.thing)
        if words:
            _heading(sheet, say("close-up.words"))
        for name, meaning in words:
            text = f"**{name}.** {with_symbols(meaning)}"
            high = canvas.paragraph_height(text, rest.width, _TEXT)
            if high > sheet.rest.height:
                break
            canvas.paragraph(text, sheet.take(high), _TEXT, sheet.stock.ink)
            sheet.skip(7)
        if foes:
            sheet.rest = below
            _heading(sheet, say("close-up.against"))
            for name, value in foes:
                line = sheet.take(23)
                sheet.label(name, line, _TEXT)
                sheet.label(value, line, Style("display", 17), align="right")


_TEXT = Style("card", 15.5, 1.3)


def _heading(sheet: Paper, text: str) -> None:
    """A small heading over a fine rule."""
    line = sheet.take(22)
    sheet.label(text.upper(), line, Style("serif-bold", 13), sheet.frame)
    sheet.canvas.line((line.left, line.bottom), (line.right, line.bottom), sheet.frame, 0.8)
    sheet.skip(6)


def siblings(thing: str, texts: Texts) -> list[str]:
    """What belongs with a thing: the cards of its owner, the monsters of its place, the investigators."""
    table = texts.table
    has = owner(thing, texts)
    if has is not None:
        return [card.id for card in has[0].cards]
    place = table.state.monsters.get(thing)
    if place is not None:
        return table.monsters_at(place)
    if any(one.id == thing for one in table.state.investigators):
        return [one.id for one in table.state.investigators]
    if thing in table.library.worlds:
        return list(table.library.worlds)
    return [thing]


@shows_close_up
def show(scene: TableScene, thing: str) -> None:
    """Show something close up; what has no face is named in the bar."""
    if has_face(scene.table.library, thing):
        scene.stage.push(CloseUpScene(scene, thing))


@opens(Command.CLOSE_UP)
def open_close_up(scene: TableScene) -> None:
    """The close-up of what has the focus, or of whoever acts."""
    thing = thing_in_focus(scene)
    if thing:
        show(scene, thing)
