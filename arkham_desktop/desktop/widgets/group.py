"""A group of widgets: pointer, focus, keys and tips.

Where widgets name their regions, Tab goes from region to region, and arrows, Home and End stay inside one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas, Position
from arkham_desktop.desktop.input import (
    LEFT,
    Click,
    Drag,
    Drop,
    Gone,
    Hover,
    Input,
    Key,
    Press,
    Typed,
    Wheel,
)
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.widgets.base import Look, Widget

_ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
_CLICKS = {LEFT}


class Group:
    """Widgets that share a focus.

    Args:
        redraw: called whenever something looks different.
        wrap: Tab goes from the last to the first; False lets the scene move on to its next region.
    """

    def __init__(self, redraw: Callable[[], None], *, wrap: bool = True) -> None:
        self.widgets: list[Widget] = []
        self.active = True
        """The group has the keyboard: its focus is drawn."""
        self._redraw = redraw
        self._wrap = wrap
        self._focus: str = ""
        self._over: Widget | None = None
        self._pressed: Widget | None = None
        self._at: Position | None = None
        self._rest = 0.0
        self._tip: Widget | None = None
        self._left_at: dict[str, str] = {}

    # ---- what is in it

    def replace(self, widgets: Iterable[Widget], *, focus: str | None = None) -> None:
        """Put other widgets in; the focus stays by name, else goes to ``focus``.

        Without a widget of that name it goes to the first one; ``""`` asks for no focus at all.
        """
        self.widgets = list(widgets)
        names = [widget.name for widget in self.widgets]
        if len(names) != len(set(names)):
            raise ValueError(f"two widgets have the same name: {sorted(names)}")
        self._pressed = None
        self._tip = None
        if self._focus not in names or not self[self._focus].focusable:
            self._focus = ""
            self.set_focus(focus if focus is not None and (focus in names or not focus) else self._first())
        self._over = self._find(self._at) if self._at is not None else None
        self._redraw()

    def __getitem__(self, name: str) -> Widget:
        widget = self.find(name)
        if widget is None:
            raise KeyError(f"there is no widget {name!r}, only {[each.name for each in self.widgets]}")
        return widget

    def find(self, name: str) -> Widget | None:
        """The widget of this name, or None."""
        return next((widget for widget in self.widgets if widget.name == name), None)

    def __contains__(self, name: object) -> bool:
        return any(widget.name == name for widget in self.widgets)

    def _first(self) -> str:
        for widget in self.widgets:
            if widget.focusable and widget.enabled:
                return widget.name
        return ""

    # ---- focus

    @property
    def focus(self) -> Widget | None:
        """The widget with the focus."""
        return self.find(self._focus)

    def set_focus(self, name: str, *, show_tip: bool = False) -> None:
        """Move the focus; an empty name takes it away."""
        if name == self._focus:
            return
        before = self.focus
        self._focus = name
        if before is not None:
            before.focused(False)
        after = self.focus
        if after is not None:
            self._left_at[after.region] = name
            after.focused(True)
        self._tip = after if show_tip and after is not None and after.message else None
        self._redraw()

    def move_focus(self, step: int) -> bool:
        """To the next (1) or the one before (-1); False at an end when the group does not wrap.

        Where there are several regions: to the next region, to what had the focus there last.
        """
        names = [widget.name for widget in self.widgets if widget.focusable]
        if not names:
            return False
        regions = list(dict.fromkeys(widget.region for widget in self.widgets if widget.focusable))
        if len(regions) > 1:
            here = self.focus
            index = regions.index(here.region) + step if here is not None else 0
            self._enter(regions[index % len(regions)])
            return True
        at = names.index(self._focus) if self._focus in names else (-1 if step > 0 else len(names))
        after = at + step
        if not self._wrap and not 0 <= after < len(names):
            return False
        self.set_focus(names[after % len(names)], show_tip=True)
        return True

    def _enter(self, region: str) -> None:
        names = [widget.name for widget in self.widgets if widget.focusable and widget.region == region]
        before = self._left_at.get(region, "")
        self.set_focus(before if before in names else names[0], show_tip=True)

    def _beside(self) -> list[Widget]:
        """What can have the focus in the region that has it."""
        here = self.focus
        return [
            widget
            for widget in self.widgets
            if widget.focusable and (here is None or widget.region == here.region)
        ]

    def focus_end(self, *, last: bool) -> None:
        """To the first or the last of the region."""
        names = [widget.name for widget in self._beside()]
        if names:
            self.set_focus(names[-1 if last else 0], show_tip=True)

    def _focus_towards(self, direction: tuple[int, int]) -> bool:
        """To the nearest widget in a direction."""
        here = self.focus
        if here is None:
            return self.move_focus(1)
        best: tuple[float, str] | None = None
        for widget in self._beside():
            if widget is here:
                continue
            far = _distance(here.where, widget.where, direction)
            if far is not None and (best is None or far < best[0]):
                best = (far, widget.name)
        if best is None:
            return False
        self.set_focus(best[1], show_tip=True)
        return True

    # ---- reports

    def handle(self, report: Input) -> bool:
        """Take a report; True when one of the widgets used it."""
        match report:
            case Hover():
                used = self._hover(report.at)
            case Press():
                used = self._press(report)
            case Click():
                used = self._click(report)
            case Drag():
                used = self._drag(report)
            case Drop():
                used = self._drop()
            case Wheel():
                under = self._find(report.at)
                used = self._changed(under is not None and under.wheel(report.steps, report.at))
            case Typed():
                focus = self.focus
                used = self._changed(focus is not None and self.active and focus.typed(report.text))
            case Key():
                used = self._key(report)
            case _:
                if isinstance(report, Gone):
                    self.forget_pointer()
                used = False
        return used

    def forget_pointer(self) -> None:
        """The pointer is elsewhere."""
        if self._over is not None:
            self._over.hover(None)
            self._redraw()
        self._over = None
        self._at = None
        self._pressed = None
        self._tip = None

    def at(self, at: Position) -> Widget | None:
        """The widget at a position; None for none."""
        return self._find(at)

    def _find(self, at: Position) -> Widget | None:
        for widget in reversed(self.widgets):
            if widget.contains(at):
                return widget
        return None

    def _changed(self, used: bool) -> bool:
        if used:
            self._redraw()
        return used

    def _hover(self, at: Position) -> bool:
        self._at = at
        over = self._find(at)
        if over is not self._over:
            if self._over is not None:
                self._over.hover(None)
            self._over = over
            self._rest = 0.0
            self._tip = None
            self._redraw()
        if over is not None and over.hover(at):
            self._redraw()
        return over is not None

    def _press(self, report: Press) -> bool:
        widget = self._find(report.at)
        if widget is None or report.button not in _CLICKS:
            return widget is not None
        self._pressed = widget
        self._tip = None
        if widget.focusable:
            self.set_focus(widget.name)
        if widget.enabled:
            widget.drag(report.at)
        self._redraw()
        return True

    def _click(self, report: Click) -> bool:
        widget = self._find(report.at)
        pressed, self._pressed = self._pressed, None
        if pressed is not None:
            self._redraw()
        if widget is None or report.button not in _CLICKS:
            return widget is not None
        if pressed is None or pressed.name != widget.name:
            return True
        self.activate(widget, report.at)
        return True

    def activate(self, widget: Widget, at: Position | None = None) -> None:
        """Press a widget; one that is off shows its reason."""
        if widget.enabled:
            self._tip = None
            widget.press(at)
        else:
            self._tip = widget
        self._redraw()

    def _drag(self, report: Drag) -> bool:
        if self._pressed is None or report.button not in _CLICKS:
            return False
        if self._pressed.enabled:
            self._changed(self._pressed.drag(report.at))
        return True

    def _drop(self) -> bool:
        pressed, self._pressed = self._pressed, None
        return self._changed(pressed is not None)

    def _key(self, key: Key) -> bool:
        focus = self.focus if self.active else None
        if focus is not None and focus.enabled and focus.key(key):
            return self._changed(True)
        if focus is None or not (focus.captures and len(key.name) == 1 and "ctrl" not in key.modifiers):
            for widget in self.widgets:
                if str(key) in widget.keys:
                    if not key.repeat:
                        self.activate(widget)
                    return True
        return self.active and self._focus_key(key, focus)

    def _focus_key(self, key: Key, focus: Widget | None) -> bool:
        """Keys that move the focus or press what has it."""
        name = str(key)
        if name in ("enter", "space") and focus is not None:
            if not key.repeat:
                self.activate(focus)
            return True
        if name in ("tab", "shift+tab"):
            return self.move_focus(1 if name == "tab" else -1)
        if name in ("home", "end"):
            self.focus_end(last=name == "end")
            return True
        if name in _ARROWS:
            return self._focus_towards(_ARROWS[name])
        return False

    # ---- time and drawing

    def update(self, dt: float) -> None:
        """Let time go by: tips come up, carets blink."""
        for widget in self.widgets:
            if widget.update(dt):
                self._redraw()
        over = self._over
        if over is not None and over.message and self._tip is None and self._pressed is None:
            self._rest += dt
            if self._rest >= theme.TIMES.tooltip:
                self._tip = over
                self._rest = float("-inf")
                self._redraw()

    @property
    def pressable(self) -> bool:
        """The pointer is over a widget that can be pressed."""
        return self._over is not None and self._over.enabled and self._over.focusable

    @property
    def tip_shown(self) -> bool:
        """A tip lies over what is around its widget."""
        return self._tip is not None

    @property
    def wake(self) -> float | None:
        """In how many seconds `update` is wanted; None for never."""
        wakes = [widget.wake for widget in self.widgets]
        over = self._over
        if over is not None and over.message and self._tip is None and self._rest >= 0:
            wakes.append(max(0.001, theme.TIMES.tooltip - self._rest))
        return min((wake for wake in wakes if wake is not None), default=None)

    def draw(self, canvas: Canvas) -> None:
        """Draw all widgets, the focus ring and the tip."""
        for widget in self.widgets:
            widget.draw(canvas, self.look(widget))
        focus = self.focus
        if focus is not None and self.active:
            focus.draw_focus(canvas)
        self.draw_tip(canvas)

    def look(self, widget: Widget) -> Look:
        """How a widget stands."""
        return Look(widget is self._over, self.active and widget.name == self._focus, widget is self._pressed)

    def draw_tip(self, canvas: Canvas) -> None:
        """Draw the tip that is up, if any."""
        if self._tip is not None and self._tip.message:
            draw_tip(canvas, self._tip.message, self._tip.box)


def draw_tip(canvas: Canvas, message: str, about: Box) -> None:
    """A paper tip above ``about`` (below where there is no room), with a small point."""
    room = canvas.box
    most = min(340.0, room.width - 16)
    width = min(canvas.block(message, most - 28).width / canvas.scale + 30, most)
    height = canvas.paragraph_height(message, width - 28, theme.BODY) + 20
    left = min(max(about.centerx - width / 2, room.left + 8), room.right - 8 - width)
    above = about.top - 10 - height >= room.top + 4
    top = about.top - 10 - height if above else about.bottom + 10
    top = min(max(top, room.top + 4), room.bottom - 4 - height)
    box = Box(left, top, width, height)
    canvas.sheet(box, theme.SLIP)
    canvas.paragraph(message, inset(box, 14, 10), theme.BODY, theme.PAPER_INK)


def _distance(here: Box, there: Box, direction: tuple[int, int]) -> float | None:
    """How far away a box is in a direction; None where it does not lie that way."""
    across = direction[1] == 0
    along = (there.centerx - here.centerx) * direction[0] + (there.centery - here.centery) * direction[1]
    if along <= 1:
        return None
    if across:
        overlap = min(here.bottom, there.bottom) - max(here.top, there.top)
        aside = abs(there.centery - here.centery)
    else:
        overlap = min(here.right, there.right) - max(here.left, there.left)
        aside = abs(there.centerx - here.centerx)
    return along + (aside * 0.3 if overlap > 0 else aside * 3 + 200)
