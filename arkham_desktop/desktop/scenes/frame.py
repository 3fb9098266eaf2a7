"""What several scenes have in common: a head with a way back, a dialog panel in the middle, a footer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.layout import Box, Screen, centered, inset
from arkham_desktop.desktop.widgets.button import Button, IconButton
from arkham_desktop.desktop.words import say


@dataclass(frozen=True, slots=True)
class Sizes:
    """Sizes of the full-screen scenes by layout class, in units.

    Attributes:
        margin: left and right of everything.
        head: height of the head.
        foot: height of the bar at the bottom.
        button: height of a button.
        gap: between things.
    """

    margin: float
    head: float
    foot: float
    button: float
    gap: float


_SIZES = {
    "wide": Sizes(24, 60, 160, 56, 10),
    "compact": Sizes(16, 48, 112, 44, 8),
    "narrow": Sizes(12, 44, 92, 40, 6),
    "tiny": Sizes(10, 38, 72, 36, 5),
}


def sizes(screen: Screen) -> Sizes:
    """The sizes for a screen."""
    return _SIZES[screen.layout.name]


def back_button(screen: Screen, on_press: Callable[[], object]) -> Button:
    """The arrow at the left end of the head."""
    size = sizes(screen)
    side = size.head - 12
    box = Box(size.margin - 4, 6, side, side)
    return IconButton(
        "back", box, "", on_press, icon="back", quiet=True, keys=("escape",), tip=say("frame.back")
    )


def draw_head(canvas: Canvas, screen: Screen, title: str, detail: str = "") -> None:
    """The head: a dark band with the title and a quiet line beside it."""
    size = sizes(screen)
    box = Box(0, 0, screen.width, size.head)
    canvas.ground(theme.LEDGE, box)
    canvas.line((0, box.bottom - 1), (box.right, box.bottom - 1), theme.CASING, 2)
    canvas.line((0, box.bottom - 3), (box.right, box.bottom - 3), theme.BRASS_LINE)
    left = size.margin + size.head
    style = theme.TITLE.at(27 if screen.layout.roomy else 20)
    used = canvas.label(title, Box(left, 0, screen.width - left - 12, size.head), style)
    if detail:
        start = left + used + 18
        canvas.label(
            detail, Box(start, 2, screen.width - start - 12, size.head), theme.CAPTION, theme.INK_SOFT
        )


def foot_box(screen: Screen) -> Box:
    """The bar at the bottom."""
    height = sizes(screen).foot
    return Box(0, screen.height - height, screen.width, height)


def draw_room(canvas: Canvas, screen: Screen) -> None:
    """The ground of a scene that fills the window: the desk, dark toward its edges."""
    canvas.ground(theme.DESK, screen.box)
    canvas.vignette(screen.box, 160, 130)


def draw_foot(canvas: Canvas, screen: Screen) -> None:
    """The ground of the bar at the bottom."""
    box = foot_box(screen)
    canvas.ground(theme.LEDGE, box)
    canvas.edge_shadow(box, "bottom", 20, 110)
    canvas.line((0, box.top), (box.right, box.top), theme.CASING, 2)
    canvas.line((0, box.top + 2), (box.right, box.top + 2), theme.BRASS_LINE)


def body_box(screen: Screen, *, foot: bool = True) -> Box:
    """What is left between head and foot."""
    size = sizes(screen)
    bottom = foot_box(screen).top if foot else screen.height
    return inset(Box(0, size.head, screen.width, bottom - size.head), size.margin, size.gap)


def dialog_box(screen: Screen, width: float, height: float) -> Box:
    """A dialog in the middle of the window, never nearer to its edge than 12 units."""
    return centered(inset(screen.box, 12), width, height)


def draw_dialog(canvas: Canvas, box: Box, *, paper: bool = False) -> None:
    """The ground of a dialog."""
    canvas.sheet(box, theme.SHEET if paper else theme.BOARD, radius=theme.RADIUS)
