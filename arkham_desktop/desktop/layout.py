"""Where things stand: layout classes and regions as pure functions of the size in units.

`Screen` knows the window's pixels and the scale; `layout_class` picks wide, compact, narrow or tiny;
`table_regions` gives the rectangles of the table scene. All rectangles are `pygame.FRect` in units.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

import pygame

Box: TypeAlias = pygame.FRect
LayoutName: TypeAlias = Literal["wide", "compact", "narrow", "tiny"]

LEAST_UNITS = (640, 360)
"""The smallest layout, in units."""
LEAST_WINDOW = (1024, 640)
"""The smallest window, in pixels."""
SCALES = tuple(step / 100 for step in range(75, 301, 25))
"""The scales that a person can choose."""


@dataclass(frozen=True, slots=True)
class LayoutClass:
    """Sizes of the table's regions in units; 0 where a region is absent or a drawer.

    Attributes:
        dialog: width of a docked dialog; 0 = all but the rail.
        target: least side of a button.
        labels: whether labels are the long ones.
    """

    name: LayoutName
    least: tuple[int, int]
    top: int
    strip: int
    rail: int
    bar: int
    dock: int
    dialog: int
    target: int
    drawer: int

    @property
    def has_dock(self) -> bool:
        """The dock stands beside the table; otherwise it is a drawer."""
        return self.dock > 0

    @property
    def roomy(self) -> bool:
        """Wide or compact: there is room for the strip and the dock."""
        return self.strip > 0


CLASSES: tuple[LayoutClass, ...] = (
    LayoutClass("wide", (1600, 860), 56, 40, 96, 160, 376, 912, 44, 0),
    LayoutClass("compact", (1100, 600), 44, 32, 72, 128, 288, 704, 36, 0),
    LayoutClass("narrow", (800, 440), 40, 0, 56, 116, 0, 0, 36, 320),
    LayoutClass("tiny", (640, 360), 36, 0, 44, 104, 0, 0, 36, 300),
)


def layout_class(width: float, height: float) -> LayoutClass:
    """The roomiest class that fits ``width`` × ``height`` units; tiny when none does."""
    for candidate in CLASSES:
        if width >= candidate.least[0] and height >= candidate.least[1]:
            return candidate
    return CLASSES[-1]


def default_scale(height: int) -> float:
    """The scale for a window ``height`` pixels high: height / 1080 in steps of 25 %, never under 100 %."""
    steps = int(height / 1080 * 4 + 1e-6)
    return min(SCALES[-1], max(1.0, steps / 4))


def fitting_scale(size: tuple[int, int], wanted: float) -> float:
    """``wanted``, or the largest scale that leaves the least layout its units in ``size`` pixels."""
    largest = min(size[0] / LEAST_UNITS[0], size[1] / LEAST_UNITS[1])
    if wanted <= largest:
        return wanted
    # Steps of 5 %, so that dragging a window's edge does not change the size of everything with each pixel.
    return max(0.5, int(largest * 20) / 20)


@dataclass(frozen=True, slots=True)
class Screen:
    """The window's size in pixels and the scale, in which everything is measured.

    Attributes:
        pixels: size of the window.
        wanted: the scale that was asked for.
        scale: the scale in use: smaller than ``wanted`` where the window is too small for it.
    """

    pixels: tuple[int, int]
    wanted: float
    scale: float

    @classmethod
    def of(cls, pixels: tuple[int, int], wanted: float | None = None) -> Screen:
        """A screen of ``pixels`` with the wanted scale (None: the default for its height)."""
        pixels = (max(1, pixels[0]), max(1, pixels[1]))
        scale = default_scale(pixels[1]) if wanted is None else wanted
        return cls(pixels, scale, fitting_scale(pixels, scale))

    @property
    def width(self) -> float:
        """Units."""
        return self.pixels[0] / self.scale

    @property
    def height(self) -> float:
        """Units."""
        return self.pixels[1] / self.scale

    @property
    def box(self) -> Box:
        """The whole window in units."""
        return Box(0, 0, self.width, self.height)

    @property
    def layout(self) -> LayoutClass:
        """The layout class."""
        return layout_class(self.width, self.height)

    @property
    def too_small(self) -> bool:
        """The window is too small for the wanted scale."""
        return self.scale < self.wanted

    def units(self, position: tuple[float, float]) -> tuple[float, float]:
        """Pixels to units."""
        return position[0] / self.scale, position[1] / self.scale


@dataclass(frozen=True, slots=True)
class TableRegions:
    """Rectangles of the table scene, in units.

    Attributes:
        top: the top bar.
        strip: places and lasting cards; empty in narrow and tiny.
        rail: the seats, between top bar and undo corner.
        undo: the undo corner (bottom left), under the rail.
        bar: the decision bar, right of the undo corner.
        end: the place of End at the bar's right edge.
        dock: the sheet of whoever acts; empty where it is a drawer or ``panels`` are hidden.
        drawer: where the drawer opens; empty where there is a dock.
        dialog: where a docked dialog stands when one is open.
        table: what is left for the table with the dock shown and no dialog open.
        free: the part of the table a dialog leaves free (the table itself when none is open).
    """

    layout: LayoutClass
    top: Box
    strip: Box
    rail: Box
    undo: Box
    bar: Box
    end: Box
    dock: Box
    drawer: Box
    dialog: Box
    table: Box
    free: Box


def table_regions(width: float, height: float, *, dialog: bool = False, panels: bool = True) -> TableRegions:
    """The regions of the table scene in a window of ``width`` × ``height`` units.

    Args:
        width: units.
        height: units.
        dialog: a docked dialog is open: it takes the dock's place and more.
        panels: rail, strip and dock are shown (key H hides them).
    """
    c = layout_class(width, height)
    rail_width = c.rail if panels else 0
    strip_height = c.strip if panels else 0
    dock_width = c.dock if panels else 0
    undo_width = float(c.rail)
    top = Box(0, 0, width, c.top)
    bar_top = height - c.bar
    undo = Box(0, bar_top, undo_width, c.bar)
    bar = Box(undo_width, bar_top, width - undo_width, c.bar)
    inner = 14 if c.roomy else 10
    end_width = {"wide": 216, "compact": 168, "narrow": 116, "tiny": 100}[c.name]
    end = Box(width - inner - end_width, bar_top + inner, end_width, c.bar - 2 * inner)
    rail = Box(0, c.top, rail_width, bar_top - c.top)
    dialog_width = c.dialog or width - c.rail
    dialog_box = Box(width - dialog_width, c.top, dialog_width, bar_top - c.top)
    dock = Box(width - dock_width, c.top, dock_width, bar_top - c.top)
    right = dialog_box.left if dialog and c.dialog else dock.left
    strip = Box(rail_width, c.top, right - rail_width, strip_height)
    table = Box(rail_width, strip.bottom, dock.left - rail_width, bar_top - strip.bottom)
    free = Box(rail_width, strip.bottom, max(0, right - rail_width), bar_top - strip.bottom)
    drawer = Box(0, 0, 0, 0)
    if not c.has_dock:
        drawer = Box(width - c.drawer, c.top, c.drawer, bar_top - c.top)
    return TableRegions(c, top, strip, rail, undo, bar, end, dock, drawer, dialog_box, table, free)


def seat_boxes(rail: Box, seats: int) -> list[Box]:
    """The boxes of the seats in the rail: all of them fit, none is higher than 148 units."""
    if seats < 1:
        return []
    gap = 4.0
    each = min(148.0, (rail.height - gap) / seats)
    return [
        Box(rail.left + gap, rail.top + gap + each * index, rail.width - 2 * gap, each - gap)
        for index in range(seats)
    ]


def columns(box: Box, count: int, gap: float = 10) -> list[Box]:
    """``count`` boxes of the same width beside one another."""
    each = (box.width - gap * (count - 1)) / count
    return [Box(box.left + (each + gap) * index, box.top, each, box.height) for index in range(count)]


def rows(box: Box, count: int, gap: float = 10) -> list[Box]:
    """``count`` boxes of the same height under one another."""
    each = (box.height - gap * (count - 1)) / count
    return [Box(box.left, box.top + (each + gap) * index, box.width, each) for index in range(count)]


def grid(box: Box, count: int, across: int, gap: float = 10, row_height: float | None = None) -> list[Box]:
    """``count`` boxes, ``across`` in a row; rows share the height unless ``row_height`` is given."""
    down = max(1, -(-count // across))
    width = (box.width - gap * (across - 1)) / across
    height = (box.height - gap * (down - 1)) / down if row_height is None else row_height
    return [
        Box(
            box.left + (index % across) * (width + gap),
            box.top + (index // across) * (height + gap),
            width,
            height,
        )
        for index in range(count)
    ]


def inset(box: Box, x: float, y: float | None = None) -> Box:
    """The box made smaller by ``x`` left and right and ``y`` above and below (or wider when negative)."""
    y = x if y is None else y
    return Box(box.left + x, box.top + y, max(0.0, box.width - 2 * x), max(0.0, box.height - 2 * y))


def centered(box: Box, width: float, height: float) -> Box:
    """A box of at most ``width`` × ``height`` in the middle of ``box``."""
    width, height = min(width, box.width), min(height, box.height)
    return Box(box.centerx - width / 2, box.centery - height / 2, width, height)
