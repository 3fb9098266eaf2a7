"""Input: what pygame reports, turned into small typed records with positions in units.

`Reader.translate` takes pygame's events one by one; ``app`` feeds it from the queue, `testing.Driver` from a
script. A press that stays within 6 units and is released is a `Click`; one that moves farther becomes
`Drag`, `Drag`, …, `Drop`. Digits and letters are named by their *position* on the keyboard (so that every
layout works); what a person types into a field comes as `Typed`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import pygame

from arkham_desktop.desktop.layout import Screen
from arkham_desktop.desktop.theme import DRAG_START

LEFT, MIDDLE, RIGHT = 1, 2, 3
Position: TypeAlias = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Hover:
    """The pointer moved, no button down."""

    at: Position


@dataclass(frozen=True, slots=True)
class Gone:
    """The pointer left the window."""


@dataclass(frozen=True, slots=True)
class Press:
    """A button went down; a `Click` or a `Drag` follows."""

    at: Position
    button: int = LEFT


@dataclass(frozen=True, slots=True)
class Click:
    """A button went down and up in one place (that of the press)."""

    at: Position
    button: int = LEFT
    modifiers: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Drag:
    """The pointer moved with a button down.

    Attributes:
        at: now.
        start: where the button went down.
        by: since the last record.
        button: which.
    """

    at: Position
    start: Position
    by: Position
    button: int = LEFT


@dataclass(frozen=True, slots=True)
class Drop:
    """The end of a drag."""

    at: Position
    start: Position
    button: int = LEFT


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned; ``steps`` is above 0 away from the person."""

    at: Position
    steps: float
    modifiers: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Key:
    """A key went down.

    Attributes:
        name: ``"1"``, ``"a"``, ``"enter"``, ``"escape"``, ``"left"``, ``"f1"``, ``"plus"``, …
        modifiers: of ``"ctrl"``, ``"shift"``, ``"alt"``.
        repeat: the key is held down.
    """

    name: str
    modifiers: frozenset[str] = frozenset()
    repeat: bool = False

    def __str__(self) -> str:
        order = ("ctrl", "alt", "shift")
        return "+".join([*(name for name in order if name in self.modifiers), self.name])


@dataclass(frozen=True, slots=True)
class KeyUp:
    """A key went up."""

    name: str


@dataclass(frozen=True, slots=True)
class Typed:
    """Text that was typed."""

    text: str


@dataclass(frozen=True, slots=True)
class Resized:
    """The window has another size; pixels."""

    pixels: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Exposed:
    """The window has to be shown again as it is."""


@dataclass(frozen=True, slots=True)
class Quit:
    """The window is to be closed."""


Pointer: TypeAlias = Hover | Gone | Press | Click | Drag | Drop | Wheel
Input: TypeAlias = Pointer | Key | KeyUp | Typed
Report: TypeAlias = Input | Resized | Exposed | Quit

_NAMED = {
    pygame.K_RETURN: "enter",
    pygame.K_KP_ENTER: "enter",
    pygame.K_ESCAPE: "escape",
    pygame.K_SPACE: "space",
    pygame.K_TAB: "tab",
    pygame.K_BACKSPACE: "backspace",
    pygame.K_DELETE: "delete",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
    pygame.K_PAGEUP: "page-up",
    pygame.K_PAGEDOWN: "page-down",
    pygame.K_KP_PLUS: "plus",
    pygame.K_KP_MINUS: "minus",
    **{getattr(pygame, f"K_F{number}"): f"f{number}" for number in range(1, 13)},
}
_PLACED = {
    **{getattr(pygame, f"KSCAN_{letter}"): letter.lower() for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"},
    **{getattr(pygame, f"KSCAN_{digit}"): digit for digit in "0123456789"},
    **{getattr(pygame, f"KSCAN_KP{digit}"): digit for digit in "0123456789"},
    pygame.KSCAN_COMMA: "comma",
    pygame.KSCAN_PERIOD: "period",
    pygame.KSCAN_SLASH: "slash",
    pygame.KSCAN_MINUS: "minus",
    pygame.KSCAN_EQUALS: "plus",
}


KEY_NAMES = frozenset({*_NAMED.values(), *_PLACED.values()})
"""All names that a key can have."""


def key_name(key: int, scancode: int) -> str:
    """The name of a key; empty when it has none here."""
    return _NAMED.get(key) or _PLACED.get(scancode, "")


def _modifiers(flags: int) -> frozenset[str]:
    held = (
        ("ctrl", pygame.KMOD_CTRL | pygame.KMOD_META),
        ("shift", pygame.KMOD_SHIFT),
        ("alt", pygame.KMOD_ALT),
    )
    return frozenset(name for name, mask in held if flags & mask)


class Reader:
    """Turns pygame's events into records; remembers which button is down and where.

    Attributes:
        screen: the size and scale that positions are measured with.
        modifiers: those held now, as far as the keys told.
    """

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self._down: dict[int, Position] = {}
        self._dragged: set[int] = set()
        self._last: Position = (0.0, 0.0)
        self._held: set[str] = set()
        self.modifiers: frozenset[str] = frozenset()

    @property
    def button_down(self) -> bool:
        """A mouse button is held."""
        return bool(self._down)

    def translate(self, event: pygame.Event) -> list[Report]:
        """The records of one event, none for what nobody needs."""
        kind = event.type
        if kind == pygame.QUIT:
            return [Quit()]
        if kind == pygame.WINDOWSIZECHANGED:
            return [Resized((event.x, event.y))]
        if kind in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN):
            return [Exposed()]
        if kind == pygame.WINDOWFOCUSLOST:
            return [KeyUp(name) for name in self._forget()]
        if kind == pygame.WINDOWLEAVE:
            return [Gone()]
        if kind in (pygame.KEYDOWN, pygame.KEYUP):
            return self._key(event)
        if kind == pygame.TEXTINPUT:
            return [Typed(event.text)] if event.text.isprintable() and event.text else []
        return self._pointer(event)

    def _forget(self) -> list[str]:
        """Buttons and keys count as released: the window that gets the focus hears of it, not this one."""
        held = sorted(self._held)
        self._held.clear()
        self.modifiers = frozenset()
        self._down.clear()
        self._dragged.clear()
        return held

    def _key(self, event: pygame.Event) -> list[Report]:
        self.modifiers = _modifiers(event.mod)
        name = key_name(event.key, event.scancode)
        if not name:
            return []
        if event.type == pygame.KEYUP:
            self._held.discard(name)
            return [KeyUp(name)]
        repeat = name in self._held
        self._held.add(name)
        return [Key(name, self.modifiers, repeat)]

    def _pointer(self, event: pygame.Event) -> list[Report]:
        if event.type == pygame.MOUSEMOTION:
            return self._moved(self.screen.units(event.pos))
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (LEFT, MIDDLE, RIGHT):
            at = self.screen.units(event.pos)
            self._down[event.button] = at
            self._last = at
            return [Press(at, event.button)]
        if event.type == pygame.MOUSEBUTTONUP and event.button in self._down:
            return self._released(self.screen.units(event.pos), event.button)
        if event.type == pygame.MOUSEWHEEL:
            steps = event.precise_y or event.y
            return [Wheel(self._last, steps, self.modifiers)]
        return []

    def _moved(self, at: Position) -> list[Report]:
        by = (at[0] - self._last[0], at[1] - self._last[1])
        if not self._down:
            self._last = at
            return [Hover(at)]
        reports: list[Report] = []
        for button, start in self._down.items():
            if button in self._dragged:
                reports.append(Drag(at, start, by, button))
            elif max(abs(at[0] - start[0]), abs(at[1] - start[1])) > DRAG_START:
                self._dragged.add(button)
                reports.append(Drag(at, start, (at[0] - start[0], at[1] - start[1]), button))
        if reports or self._dragged:
            self._last = at
        return reports

    def _released(self, at: Position, button: int) -> list[Report]:
        start = self._down.pop(button)
        self._last = at
        if button in self._dragged:
            self._dragged.discard(button)
            return [Drop(at, start, button)]
        return [Click(start, button, self.modifiers), Hover(at)]
