"""The Other Worlds: their colors, the gates that lead there, who is inside and when they are back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.rules.encounters import world_colors
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.keys import Command
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.overlays.base import Host, Panel
from arkham_desktop.desktop.overlays.commands import opens
from arkham_desktop.desktop.overlays.faces import draw_face
from arkham_desktop.desktop.overlays.faces_board import draw_color
from arkham_desktop.desktop.overlays.parts import heading, split
from arkham_desktop.desktop.widgets import ListView
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.desktop.scenes.table import TableScene
    from arkham_desktop.desktop.widgets import Widget


class WorldsPanel(Panel):
    """All worlds as a list, the chosen one beside it, and the way home of whoever is inside."""

    icon = "other-worlds"
    command = Command.OTHER_WORLDS

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._worlds = list(host.table.library.worlds)
        inside = [one.place for one in host.table.investigators if one.area]
        open_gates = [host.table.gate_world(space) or "" for space in host.table.state.gates]
        self._chosen = next(iter([*inside, *open_gates, self._worlds[0]]))

    @property
    def title(self) -> str:
        """The header's first line."""
        return say("strip.other_worlds")

    @property
    def sub(self) -> str:
        """How many gates are open."""
        return say("worlds.sub", count=len(self.host.table.state.gates))

    def arrange(self, box: Box) -> list[Widget]:
        """List left, world and ways right."""
        beside = box.width >= 520
        self._list, self._right = split(box, box.width * 0.54, 24) if beside else (box, Box(0, 0, 0, 0))
        head = 26.0 if box.height > 240 else 0.0
        self._head = Box(self._list.left, self._list.top, self._list.width, head)
        rows = Box(self._list.left, self._list.top + head, self._list.width, self._list.height - head)
        high = min(62.0, max(38.0, rows.height / len(self._worlds) - 6))
        return [
            ListView(
                "dialog-worlds",
                rows,
                len(self._worlds),
                self._draw_world,
                row_height=high,
                chosen=self._worlds.index(self._chosen),
                on_choose=self._choose,
                on_open=lambda index: self.host.close_up(self._worlds[index]),
            )
        ]

    def _choose(self, index: int) -> None:
        self._chosen = self._worlds[index]
        self.host.redraw()

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw the chosen world and the ways home."""
        if self._head.height:
            heading(canvas, self._head, say("worlds.worlds"), say("worlds.colors"))
        right = self._right
        if right.width < 150:
            return
        inside = [one for one in self.host.table.investigators if one.area]
        below = (34.0 + 62.0 * len(inside)) if inside else 0.0
        below = min(below, right.height * 0.45)
        high = min(right.height - below - 12, right.width * 1.38)
        draw_face(canvas, Box(right.left, right.top, right.width, high), self._chosen, self.host.texts)
        top = right.top + high + 12
        for one in inside:
            if top + 56 > right.bottom:
                break
            self._draw_way(canvas, Box(right.left, top, right.width, 56), one)
            top += 62

    def _draw_world(self, canvas: Canvas, box: Box, index: int, chosen: bool, hovered: bool) -> None:
        table, texts, world = self.host.table, self.host.texts, self._worlds[index]
        gates = table.gates_to(world)
        people = table.investigators_at(world)
        dim = not gates and not people
        present = world == self._chosen
        ink = theme.PAPER_INK if present else theme.INK_OFF if dim else theme.INK
        soft = theme.PAPER_SOFT if present else theme.INK_OFF if dim else theme.INK_SOFT
        if present:
            canvas.sheet(box, theme.CARD_WHITE)
        else:
            canvas.panel(box, theme.PANEL_LIGHT if hovered else theme.PANEL, radius=5)
        radius = min(12.0, box.height * 0.26)
        right = box.right - 10
        one = people[0] if people else None
        colors: list[str] = list(table.library.worlds[world].colors)
        if one is not None:
            colors += sorted(world_colors(table, one, world) - set(colors))
        for color in reversed(colors):
            draw_color(canvas, (right - radius, box.centery), radius, color, texts, dim=dim and not present)
            right -= radius * 2 + 4
        for person in people:
            canvas.shield(person.seat, (right - 12, box.centery), 20)
            right -= 26
        plate = self._draw_plate(canvas, box, world)
        words = Box(box.left + 12 + plate, box.top, right - box.left - 16 - plate, box.height)
        text = ", ".join(texts.name(space) for space in gates) if gates else say("worlds.no-gate")
        if box.height >= 40:
            canvas.label(
                texts.name(world), Box(words.left, box.centery - 20, words.width, 20), theme.BODY_BOLD, ink
            )
            canvas.label(text, Box(words.left, box.centery + 1, words.width, 18), theme.CAPTION, soft)
        else:
            canvas.label(texts.name(world), words, theme.BODY_BOLD, ink)

    @staticmethod
    def _draw_plate(canvas: Canvas, box: Box, world: str) -> float:
        """The small plate of a world at the left of its row; gives the room that it takes."""
        size = box.height - 6
        pixels = canvas.px(size)
        image = canvas.art.image("worlds", world, (pixels, pixels)) if box.width > 260 else None
        if image is None:
            return 0.0
        middle = canvas.point((box.left + 8 + size / 2, box.centery))
        canvas.surface.blit(image, image.get_rect(center=middle))
        return size + 4

    def _draw_way(self, canvas: Canvas, box: Box, one: Investigator) -> None:
        """Where somebody is in a world and when it ends, if nothing comes between."""
        table, texts = self.host.table, self.host.texts
        canvas.panel(box, theme.PANEL)
        inner = inset(box, 12, 6)
        canvas.shield(one.seat, (inner.left + 12, inner.centery), 24)
        words = Box(inner.left + 34, inner.top, inner.width - 34, inner.height / 2)
        canvas.label(say("face.in-area", who=texts.name(one.id), area=one.area), words, theme.BODY_BOLD)
        low = Box(words.left, words.bottom, words.width, words.height)
        gates = [texts.name(space) for space in table.gates_to(one.place)]
        text = say("worlds.back", places=texts.words.either(gates)) if gates else say("worlds.no-way")
        canvas.label(text, low, theme.CAPTION, theme.INK_SOFT)


@opens(Command.OTHER_WORLDS)
def open_worlds(scene: TableScene) -> None:
    """Open or close the Other Worlds."""
    scene.open_panel(WorldsPanel(scene))
