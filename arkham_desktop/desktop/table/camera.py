"""The camera: which part of the table is seen, and how large.

`Camera` works in units of the window and table units; it draws nothing. Zoom has nine steps, so that
everything under the tokens can be drawn once a step. A flight pans and changes its step once, half-way.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.table.geometry import Point
from arkham_desktop.desktop.theme import TIMES

STEPS = (0.35, 0.42, 0.5, 0.58, 0.68, 0.82, 1.05, 1.4, 2.0)
"""The zoom steps: units of the window per table unit."""
WHOLE = -1
"""Below the steps: whatever shows the whole table, where the smallest step does not."""
READING = 2
"""The smallest step for reading: fits other than the whole table stop here."""
LARGEST_FIT = 6
"""The largest step that a fit takes; larger ones are for a person to choose."""
MARGIN = 80.0
"""What a fit leaves free at each side, in units; less where the view is small."""

FULL_NAMES = 0.82
SHORT_NAMES = 0.5
AWARENESS = 1.2
NOTES = 0.34
"""From this zoom on the trays say what they hold."""


@dataclass(slots=True)
class _Flight:
    start: Point
    end: Point
    start_step: int
    end_step: int
    seconds: float
    passed: float = 0.0


class Camera:
    """Looks at the table.

    Attributes:
        bounds: the whole table; the middle of the view never leaves it.
        view: the free part of the window, in units.
        center: the table point in the middle of the view.
        step: index into :data:`STEPS`, or :data:`WHOLE`.
        held: the person panned or zoomed; following stops until somebody else acts or it is called back.
        frame: what fills the view as far as possible while nobody holds the camera: a board, or everything.
    """

    def __init__(self, bounds: Box, view: Box) -> None:
        self.bounds = bounds
        self.view = view
        self.center: Point = bounds.center
        self.step = READING
        self.held = False
        self.frame = bounds
        self._flight: _Flight | None = None

    # -- where things are ------------------------------------------------------------------------------

    @property
    def zoom(self) -> float:
        """Units of the window per table unit."""
        return self._zoom_of(self.step)

    def _zoom_of(self, step: int) -> float:
        if step != WHOLE:
            return STEPS[step]
        return min(self.view.width / self.bounds.width, self.view.height / self.bounds.height, STEPS[0])

    @property
    def _least(self) -> int:
        """The smallest step there is: the whole table must be seen in it."""
        return WHOLE if self._zoom_of(WHOLE) < STEPS[0] else 0

    @property
    def flying(self) -> bool:
        """A flight is under way."""
        return self._flight is not None

    @property
    def seen(self) -> Box:
        """The part of the table in view."""
        width, height = self.view.width / self.zoom, self.view.height / self.zoom
        return Box(self.center[0] - width / 2, self.center[1] - height / 2, width, height)

    def to_window(self, point: Point) -> Point:
        """A table point in units of the window."""
        return (
            self.view.centerx + (point[0] - self.center[0]) * self.zoom,
            self.view.centery + (point[1] - self.center[1]) * self.zoom,
        )

    def to_table(self, point: Point) -> Point:
        """A point of the window, in units, as a table point."""
        return (
            self.center[0] + (point[0] - self.view.centerx) / self.zoom,
            self.center[1] + (point[1] - self.view.centery) / self.zoom,
        )

    def box_to_window(self, box: Box) -> Box:
        """A rectangle of the table in units of the window."""
        left, top = self.to_window((box.left, box.top))
        return Box(left, top, box.width * self.zoom, box.height * self.zoom)

    def shows(self, box: Box, margin: float = 0.0) -> bool:
        """Whether the whole rectangle is in view, ``margin`` units from the view's edges."""
        room = margin / self.zoom
        inner = self.seen.inflate(-2 * room, -2 * room)
        return bool(inner.contains(box))

    # -- by hand -----------------------------------------------------------------------------------

    def pan(self, dx: float, dy: float) -> None:
        """Move the table by units of the window, as a hand would: it follows ``dx``, ``dy``."""
        self._flight = None
        self.held = True
        self.center = self._kept((self.center[0] - dx / self.zoom, self.center[1] - dy / self.zoom))

    def zoom_at(self, point: Point, steps: int) -> bool:
        """Zoom in (positive) or out at a point of the window, which stays over the same table point.

        Returns:
            False when the last step is reached already.
        """
        step = min(max(self.step + steps, self._least), len(STEPS) - 1)
        if step == self.step:
            return False
        self._flight = None
        self.held = True
        fixed = self.to_table(point)
        self.step = step
        self.center = self._kept(
            (
                fixed[0] - (point[0] - self.view.centerx) / self.zoom,
                fixed[1] - (point[1] - self.view.centery) / self.zoom,
            )
        )
        return True

    # -- by itself ---------------------------------------------------------------------------------

    def step_for(self, box: Box, *, least: int = READING, margin: float = MARGIN) -> int:
        """The largest step (``least`` to `LARGEST_FIT`) at which the rectangle fits with a margin."""
        room_x = max(self.view.width - 2 * margin, self.view.width * 0.6)
        room_y = max(self.view.height - 2 * margin, self.view.height * 0.6)
        fitting = [
            step
            for step in range(least, LARGEST_FIT + 1)
            if box.width * STEPS[step] <= room_x and box.height * STEPS[step] <= room_y
        ]
        return fitting[-1] if fitting else least

    def fit(self, box: Box, *, least: int = READING, margin: float = MARGIN, seconds: float = 0.0) -> None:
        """Bring a rectangle into view at the largest fitting step, at once or in a flight.

        It is in the middle, or as near to it as shows no emptiness beside the table.
        """
        step = self.step_for(box, least=least, margin=margin)
        self.fly(self._filled(box.center, STEPS[step]), step, seconds)

    def fit_all(self, seconds: float) -> None:
        """Bring the whole table into view, as large as it can be."""
        least = self._least
        step = least if least == WHOLE else self.step_for(self.bounds, least=0, margin=0)
        self.fly(self.bounds.center, step, seconds)

    def follow(self, box: Box, seconds: float, frame: Box | None = None) -> bool:
        """Bring a rectangle into view unless it is already or the person holds the camera.

        The present step is kept where the rectangle fits it; else the largest fitting one is taken. The view
        shows as much of the ``frame`` around the rectangle as it has room for, and little beside it.

        Returns:
            Whether the camera moves.
        """
        if self.held or self.shows(box):
            return False
        fitting = self.step_for(box)
        step = self.step if READING <= self.step <= fitting else fitting
        self.frame = frame or self.bounds
        self.fly(self._framed(box.center, STEPS[step]), step, seconds)
        return True

    def fly(self, to: Point, step: int, seconds: float) -> None:
        """Go to a table point and a zoom step; ``seconds`` 0 or less: at once."""
        to = self._kept(to, self._zoom_of(step))
        if seconds <= 0:
            self._flight = None
            self.center, self.step = to, step
            return
        if step == self.step and math.dist(to, self.center) * self.zoom < 1:
            self._flight = None
            self.center = to
            return
        self._flight = _Flight(self.center, to, self.step, step, min(seconds, TIMES.camera_longest))

    def land(self) -> None:
        """End the flight at once."""
        if self._flight is not None:
            self.center, self.step = self._flight.end, self._flight.end_step
            self._flight = None

    def update(self, seconds: float) -> bool:
        """Let time pass; True when the view changed."""
        flight = self._flight
        if flight is None:
            return False
        flight.passed += seconds
        part = min(1.0, flight.passed / flight.seconds)
        eased = part * part * (3 - 2 * part)
        self.center = (
            flight.start[0] + (flight.end[0] - flight.start[0]) * eased,
            flight.start[1] + (flight.end[1] - flight.start[1]) * eased,
        )
        self.step = flight.end_step if part >= 0.5 else flight.start_step
        if part >= 1:
            self._flight = None
        return True

    def resize(self, view: Box) -> None:
        """The free part of the window changed; the table point in its middle stays as far as possible."""
        self.view = view
        self.center = self._kept(self.center) if self.held else self._framed(self.center, self.zoom)

    def _framed(self, center: Point, zoom: float) -> Point:
        """The nearest middle at which the frame fills the view, or is in the middle of it.

        What is left of the view beside the frame shows the rest of the table before it shows emptiness.
        """
        size = self.view.width / zoom, self.view.height / zoom
        return self._filled(_clamped(center, self.frame, size, 0), zoom)

    def _filled(self, center: Point, zoom: float) -> Point:
        """The nearest middle at which the view shows nothing beside the table, or as little as can be."""
        return _clamped(center, self.bounds, (self.view.width / zoom, self.view.height / zoom), 0)

    def _kept(self, center: Point, zoom: float = 0) -> Point:
        """The nearest middle at which the view (at its present zoom, or another) shows little emptiness."""
        zoom = zoom or self.zoom
        # A quarter of the view may lie outside: a corner can be brought toward the middle.
        return _clamped(center, self.bounds, (self.view.width / zoom, self.view.height / zoom), 0.25)


def _clamped(center: Point, frame: Box, size: tuple[float, float], beside: float) -> Point:
    """The middle nearest to ``center`` of a view inside a frame; a share ``beside`` of it may stick out."""
    kept = []
    for value, low, high, extent in (
        (center[0], frame.left, frame.right, size[0]),
        (center[1], frame.top, frame.bottom, size[1]),
    ):
        least, most = low + extent * (0.5 - beside), high - extent * (0.5 - beside)
        kept.append((low + high) / 2 if least > most else min(max(value, least), most))
    return kept[0], kept[1]
