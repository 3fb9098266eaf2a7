"""Everything that investigators have, with the card that is looked at close up beside it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from arkham_desktop.arkham.rules import ratings
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas, Position
from arkham_desktop.desktop.keys import Command
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.overlays.base import Host, Panel
from arkham_desktop.desktop.overlays.commands import opens
from arkham_desktop.desktop.overlays.faces import draw_face, has_face
from arkham_desktop.desktop.overlays.faces_monster import draw_token, sprites
from arkham_desktop.desktop.overlays.log import Filter
from arkham_desktop.desktop.overlays.parts import TWO_LINES, split
from arkham_desktop.desktop.overlays.pick_list import Pick, PickList
from arkham_desktop.desktop.panels.possessions import possessions
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.library import GateMarker
    from arkham_desktop.arkham.content.models import Monster
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.desktop.scenes.table import TableScene
    from arkham_desktop.desktop.widgets import Widget


class PossessionsPanel(Panel):
    """One investigator's cards and trophies; a shield at the top changes to another."""

    icon = "suitcase"
    command = Command.POSSESSIONS

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._who = host.desk.seen.id
        self._focus = ""

    @property
    def _one(self) -> Investigator:
        return self.host.table.investigator(self._who)

    @property
    def title(self) -> str:
        """Whose."""
        return say("have.title", who=self.host.texts.name(self._who))

    @property
    def sub(self) -> str:
        """What else there is."""
        one = self._one
        return say("have.sub", money=one.money, clues=one.clues)

    def refresh(self) -> None:
        """Somebody may have left the game."""
        if all(one.id != self._who for one in self.host.table.state.investigators):
            self._who = self.host.desk.seen.id

    def arrange(self, box: Box) -> list[Widget]:
        """Shields above, the list at the left, the card at the right."""
        people = self.host.table.state.investigators
        side = 40.0 if box.height > 240 else 30.0
        found: list[Widget] = [
            Filter(
                f"dialog-who-{one.id}",
                Box(box.left + index * (side + 6), box.top, side, side),
                one.id == self._who,
                partial(self._turn, one.id),
                self.host.texts.name(one.id),
                seat=one.seat,
            )
            for index, one in enumerate(people)
        ]
        below = Box(box.left, box.top + side + 10, box.width, box.height - side - 10)
        beside = box.width >= 520
        rows, self._face = split(below, below.width * 0.52, 20) if beside else (below, Box(0, 0, 0, 0))
        picks = self._picks()
        if self._focus not in [pick.thing for pick in picks]:
            self._focus = next((pick.thing for pick in picks), "")
        high = TWO_LINES if box.height > 330 else 36.0
        self._rows = rows
        self._empty = not picks
        found.append(PickList("dialog-have", rows, picks, self.host.choose, self._show, row_height=high))
        return found

    def _turn(self, who: str) -> None:
        self._who = who
        self.host.rearrange()

    def _show(self, thing: str) -> None:
        if thing != self._focus and has_face(self.host.table.library, thing):
            self._focus = thing
            self.host.redraw()

    def _picks(self) -> list[Pick]:
        """Cards, then cards that stay before the investigator, then trophies."""
        one, table, texts = self._one, self.host.table, self.host.texts
        found = [
            Pick(row.card, "", row.title, self._line(row.card), "" if row.off else row.note, icon=row.icon,
                 plain=not row.off, reason=row.note if row.off else "")
            for row in possessions(table, one, texts)
        ]  # fmt: skip
        for marker in one.gate_trophies:
            gate = table.library.gate_markers[marker]
            found.append(
                Pick(marker, "", texts.name(gate.world), say("have.gate"), plain=True,
                     picture=partial(_gate, marker=gate))
            )  # fmt: skip
        for monster in one.monster_trophies:
            row = table.library.monster(monster)
            found.append(
                Pick(monster, "", texts.name(monster), say("have.monster"), plain=True,
                     note=say("pick.toughness", n=ratings.toughness(table, monster)),
                     picture=partial(_monster, row=row))
            )  # fmt: skip
        return found

    def _line(self, card: str) -> str:
        return self.host.texts.card_line(card)

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw the card that is looked at."""
        if self._empty:
            canvas.paragraph(say("dock.nothing"), self._rows, theme.BODY, theme.INK_SOFT)
        if self._focus and self._face.height > 80 and has_face(self.host.table.library, self._focus):
            width = min(self._face.width, self._face.height * 0.8)
            high = min(self._face.height, width * 1.38)
            draw_face(canvas, Box(self._face.left, self._face.top, width, high), self._focus, self.host.texts)


def _gate(canvas: Canvas, at: Position, size: float, *, marker: GateMarker) -> None:
    image = sprites(canvas).gate(marker, max(6, canvas.px(size * 0.38)))
    x, y = canvas.point(at)
    canvas.surface.blit(image, (x - image.get_width() // 2, y - image.get_height() // 2))


def _monster(canvas: Canvas, at: Position, size: float, *, row: Monster) -> None:
    draw_token(canvas, row, at, size * 0.4)


@opens(Command.POSSESSIONS)
def open_possessions(scene: TableScene) -> None:
    """Open or close the possessions."""
    scene.open_panel(PossessionsPanel(scene))
