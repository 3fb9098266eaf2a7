"""Contact sheets: everything of one kind on one page, to be looked at; ``arkham-desktop shots`` draws them.

A sheet is a function that draws its things into a box; `sheets` names them all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from arkham_desktop.desktop import contact_cards, contact_likenesses, theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.overlays.faces_monster import draw_token
from arkham_desktop.desktop.overlays.monster_back import draw_back, printed
from arkham_desktop.desktop.scene import Scene
from arkham_desktop.desktop.theme import Style

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.library import Library
    from arkham_desktop.arkham.content.models import Monster
    from arkham_desktop.desktop.panels.texts import Texts

Sheet = Callable[[Canvas, Box, "Texts"], None]


class SheetScene(Scene):
    """A scene that is one contact sheet.

    Args:
        sheet: what draws it.
        texts: the words of a game with every set that is to be shown.
    """

    def __init__(self, sheet: Sheet, texts: Texts) -> None:
        super().__init__()
        self._sheet = sheet
        self._texts = texts

    def draw(self, canvas: Canvas) -> None:
        """Draw everything on dark ground."""
        width, height = canvas.surface.get_size()
        box = Box(0, 0, width / canvas.scale, height / canvas.scale)
        canvas.panel(box, theme.ROOM)
        self._sheet(canvas, box, self._texts)


def cells(box: Box, count: int, shape: float) -> list[Box]:
    """A grid of cells whose width by height comes nearest to ``shape``; a last row of fewer is centered."""
    best = min(
        range(1, count + 1),
        key=lambda across: abs((box.width / across) / (box.height / -(-count // across)) / shape - 1),
    )
    down = -(-count // best)
    wide, high = box.width / best, box.height / down
    found = []
    for index in range(count):
        row, column = divmod(index, best)
        left = box.centerx + wide * (column - min(best, count - row * best) / 2)
        found.append(Box(left, box.top + row * high, wide, high))
    return found


def monsters(canvas: Canvas, box: Box, texts: Texts) -> None:
    """Every printing of every monster: front and back."""
    rows = _monster_rows(texts)
    for row, cell in zip(rows, cells(box, len(rows), 1.75), strict=True):
        size = max(11.0, cell.height * 0.1)
        radius = min(cell.width / 4.8, (cell.height - size * 1.3) / 2.4)
        middle = cell.top + (cell.height - size * 1.5) / 2
        left, right = (cell.centerx - radius * 1.15, middle), (cell.centerx + radius * 1.15, middle)
        name = texts.name(row.id)
        draw_token(canvas, row, left, radius, name=name)
        draw_back(canvas, row, printed(row, texts), right, radius, name=name)
        label = Box(cell.left, middle + radius * 1.17, cell.width, size * 1.3)
        canvas.label(name, label, Style("serif-bold", size), theme.INK, align="center")


def _monster_rows(texts: Texts) -> list[Monster]:
    found = {row.id: row for row in texts.table.library.monster_instances.values()}
    return sorted(found.values(), key=lambda row: (row.set, row.id))


def sheets(library: Library) -> dict[str, Sheet]:
    """Every contact sheet of what a library holds, by its name."""
    return {
        "monsters": monsters,
        "investigators": contact_likenesses.investigators,
        "ancient-ones": contact_likenesses.ancient_ones,
        "worlds": contact_likenesses.worlds,
        **contact_cards.sheets(library),
    }
