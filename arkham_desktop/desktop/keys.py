"""What the keys mean: commands and the keys that give them, as one table that can be changed.

`Keys.command` turns a `Key` into a `Command` (or None); `Keys.label` gives what stands on its key cap.
Digits are not in the table: `digit` reads them (1–9 are options, 0 the next nine).
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from arkham_desktop.desktop.input import KEY_NAMES, Key
from arkham_desktop.desktop.words import has, say


class Command(StrEnum):
    """Something a key does; the value is its name in the settings file and in the catalog."""

    DO = "do"
    HURRY = "hurry"
    END = "end"
    BACK = "back"
    ASIDE = "aside"
    OTHER_WAY = "other-way"
    MORE = "more"
    LESS = "less"
    NARROW = "narrow"
    ACTING = "acting"
    ARKHAM = "arkham"
    DUNWICH = "dunwich"
    INNSMOUTH = "innsmouth"
    WORLDS = "worlds"
    WHOLE_TABLE = "whole-table"
    PAN_LEFT = "pan-left"
    PAN_RIGHT = "pan-right"
    PAN_UP = "pan-up"
    PAN_DOWN = "pan-down"
    ZOOM_IN = "zoom-in"
    ZOOM_OUT = "zoom-out"
    CLOSE_UP = "close-up"
    WHY = "why"
    TOOLTIP = "tooltip"
    PEEK = "peek"
    PANELS = "panels"
    MINIMAP = "minimap"
    POSSESSIONS = "possessions"
    LOG = "log"
    RULES = "rules"
    ANCIENT_ONE = "ancient-one"
    OTHER_WORLDS = "other-worlds"
    UNDO = "undo"
    REDO = "redo"
    UNDO_ACTION = "undo-action"
    UNDO_TURN = "undo-turn"
    UNDO_LIST = "undo-list"
    STEP_BACK = "step-back"
    STEP = "step"
    FASTER = "faster"
    FOCUS_NEXT = "focus-next"
    FOCUS_BEFORE = "focus-before"
    FOCUS_FIRST = "focus-first"
    FOCUS_LAST = "focus-last"
    KEYS = "keys"
    MENU = "menu"
    FULL_SCREEN = "full-screen"
    REPORT = "report"


DEFAULTS: dict[str, Command] = {
    "enter": Command.DO,
    "space": Command.HURRY,
    "e": Command.END,
    "escape": Command.BACK,
    "m": Command.ASIDE,
    "r": Command.OTHER_WAY,
    "plus": Command.MORE,
    "minus": Command.LESS,
    "slash": Command.NARROW,
    "c": Command.ACTING,
    "ctrl+1": Command.ARKHAM,
    "ctrl+2": Command.DUNWICH,
    "ctrl+3": Command.INNSMOUTH,
    "ctrl+4": Command.WORLDS,
    "ctrl+0": Command.WHOLE_TABLE,
    "ctrl+left": Command.PAN_LEFT,
    "ctrl+right": Command.PAN_RIGHT,
    "ctrl+up": Command.PAN_UP,
    "ctrl+down": Command.PAN_DOWN,
    "page-up": Command.ZOOM_IN,
    "page-down": Command.ZOOM_OUT,
    "q": Command.CLOSE_UP,
    "w": Command.WHY,
    "t": Command.TOOLTIP,
    "v": Command.PEEK,
    "h": Command.PANELS,
    "n": Command.MINIMAP,
    "p": Command.POSSESSIONS,
    "l": Command.LOG,
    "b": Command.RULES,
    "g": Command.ANCIENT_ONE,
    "o": Command.OTHER_WORLDS,
    "ctrl+z": Command.UNDO,
    "ctrl+y": Command.REDO,
    "z": Command.UNDO_ACTION,
    "shift+z": Command.UNDO_TURN,
    "u": Command.UNDO_LIST,
    "comma": Command.STEP_BACK,
    "period": Command.STEP,
    "f": Command.FASTER,
    "tab": Command.FOCUS_NEXT,
    "shift+tab": Command.FOCUS_BEFORE,
    "home": Command.FOCUS_FIRST,
    "end": Command.FOCUS_LAST,
    "f1": Command.KEYS,
    "f10": Command.MENU,
    "f11": Command.FULL_SCREEN,
    "f12": Command.REPORT,
}


FIXED = frozenset(
    {
        Command.DO,
        Command.HURRY,
        Command.BACK,
        Command.FOCUS_NEXT,
        Command.FOCUS_BEFORE,
        Command.FOCUS_FIRST,
        Command.FOCUS_LAST,
    }
)
"""What every window on every system does with its keys: these cannot be changed."""
_FIXED_KEYS = frozenset(
    {*(key for key, command in DEFAULTS.items() if command in FIXED), "left", "right", "up", "down"}
)


def digit(key: Key) -> int | None:
    """The digit of a key pressed alone, else None."""
    return int(key.name) if len(key.name) == 1 and key.name.isdigit() and not key.modifiers else None


def seat_of(key: Key) -> int | None:
    """The seat (0 to 7) that Shift and a digit mean, else None."""
    if key.modifiers == {"shift"} and len(key.name) == 1 and key.name in "12345678":
        return int(key.name) - 1
    return None


def is_key(name: str) -> bool:
    """Whether ``name`` is that of a key, with modifiers before it in the order of `Key`: ``ctrl+shift+z``."""
    *held, last = name.split("+")
    order = [modifier for modifier in ("ctrl", "alt", "shift") if modifier in held]
    return last in KEY_NAMES and held == order


def cap(name: str) -> str:
    """What stands on the key cap of ``ctrl+z``: ``Ctrl+Z`` in the language in use."""
    parts = []
    for part in name.split("+"):
        word = f"key.{part}"
        parts.append(say(word) if has(word) else part.upper())
    return "+".join(parts)


class Keys:
    """The keys in use: the defaults with a person's changes."""

    def __init__(self, changes: Mapping[str, str] | None = None) -> None:
        """``changes`` maps a command's name to the key that gives it (``{"end": "x"}``)."""
        self._keys = dict(DEFAULTS)
        for command, key in (changes or {}).items():
            wanted = Command(command)
            self._keys = {name: given for name, given in self._keys.items() if given != wanted}
            self._keys[key] = wanted

    def command(self, key: Key) -> Command | None:
        """What the key does, or None."""
        return self._keys.get(str(key))

    def changed(self, command: Command, key: Key) -> dict[str, str] | None:
        """The changes after which ``key`` gives a command; what it gave before gets the command's old key.

        Returns:
            All keys that differ from the defaults, by command; None where that key cannot be taken.
        """
        name = str(key)
        if command in FIXED or name in _FIXED_KEYS or digit(key) is not None or seat_of(key) is not None:
            return None
        old = next((one for one, given in self._keys.items() if given is command), "")
        keys = dict(self._keys)
        other = keys.pop(name, None)
        keys.pop(old, None)
        keys[name] = command
        if other is not None and other is not command and old:
            keys[old] = other
        usual = {given: one for one, given in DEFAULTS.items()}
        return {given.value: one for one, given in keys.items() if usual[given] != one}

    def label(self, command: Command) -> str:
        """The key cap of a command; empty when no key gives it."""
        for name, given in self._keys.items():
            if given == command:
                return cap(name)
        return ""
