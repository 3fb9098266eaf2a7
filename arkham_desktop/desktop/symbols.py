"""Symbols in text: an icon beside the word that it stands for, set like a letter.

A symbol is a character of the private use area; `desktop.fonts` draws its icon in the height of the line, so
that every text of the window may hold symbols. `with_symbols` puts them before the words that the catalog
names for them (``symbol.<icon>``: the forms of the word, with ``|`` between). A word that is part of a name
is none of them; ``symbol.names`` lists such names.
"""

from __future__ import annotations

import re
from functools import lru_cache

from arkham_desktop.desktop.theme import Color
from arkham_desktop.desktop.words import say

ICONS: tuple[str, ...] = (
    "sanity",
    "stamina",
    "clue",
    "speed",
    "sneak",
    "fight",
    "will",
    "lore",
    "luck",
    "combat",
    "horror",
    "evade",
    "seal",
    "doom",
    "gate",
    "money",
    "hand",
)
"""The icons that may stand in text, in the order of their characters."""
_FIRST = 0xE000
NO_BREAK = "\N{NO-BREAK SPACE}"
_DARK: dict[str, Color] = {
    "sanity": (0x24, 0x50, 0x8A),
    "stamina": (0xA3, 0x25, 0x1C),
    "clue": (0x2C, 0x68, 0x42),
    "money": (0x80, 0x5B, 0x12),
    "seal": (0x80, 0x5B, 0x12),
    "doom": (0x8E, 0x1F, 0x17),
    "gate": (0x5B, 0x3F, 0x86),
}
"""Colors of symbols in dark text; the others have the color of the text."""
_BRIGHT: dict[str, Color] = {
    "sanity": (0x9C, 0xBE, 0xEE),
    "stamina": (0xF2, 0x99, 0x8B),
    "clue": (0xA4, 0xD6, 0xA8),
    "money": (0xE6, 0xC6, 0x74),
    "seal": (0xE6, 0xC6, 0x74),
    "doom": (0xF2, 0x99, 0x8B),
    "gate": (0xC9, 0xB4, 0xEE),
}
"""The same in bright text."""
_PLAIN = (70.0, 190.0)
"""Lightness of text under which it is dark, and over which it is bright."""
PATTERN = re.compile(f"([{chr(_FIRST)}-{chr(_FIRST + len(ICONS) - 1)}])")
"""Splits a text at its symbols."""


def symbol(icon: str) -> str:
    """The character that stands for an icon.

    Raises:
        ValueError: the icon is no symbol.
    """
    return chr(_FIRST + ICONS.index(icon))


def icon_of(character: str) -> str:
    """The icon that a character stands for; empty when it is no symbol."""
    number = ord(character) - _FIRST if len(character) == 1 else -1
    return ICONS[number] if 0 <= number < len(ICONS) else ""


def color_of(icon: str, ink: Color) -> Color:
    """The color of a symbol in text of a color: its own, as far as the text is dark or bright enough."""
    lightness = 0.3 * ink[0] + 0.59 * ink[1] + 0.11 * ink[2]
    if lightness < _PLAIN[0]:
        return _DARK.get(icon, ink)
    return _BRIGHT.get(icon, ink) if lightness > _PLAIN[1] else ink


@lru_cache(maxsize=4)
def _matcher(names: str, forms: tuple[tuple[str, str], ...]) -> tuple[re.Pattern[str], dict[str, str]]:
    """What finds names and words, the longest first, and the icon of each word."""
    icons = {form: icon for icon, all_forms in forms for form in all_forms.split("|") if form}
    kept = [name for name in names.split("|") if name]
    words = "|".join(re.escape(form) for form in sorted([*kept, *icons], key=len, reverse=True))
    return re.compile(rf"(?<![\w{chr(_FIRST)}-{chr(_FIRST + len(ICONS))}])({words})(?!\w)"), icons


_COUNT = re.compile(
    rf"(?<![\w(])([+−$]?\d+) (?=[\w{chr(_FIRST)}-{chr(_FIRST + len(ICONS) - 1)}])|(?<=\w) (?=\([+−]\d+\))"
)
"""The space between a number and what it counts, and before a modifier in brackets."""


def with_symbols(text: str) -> str:
    """The text with a symbol before each word that has one; number, symbol and word stay on one line."""
    found, icons = _matcher(say("symbol.names"), tuple((icon, say(f"symbol.{icon}")) for icon in ICONS))

    def marked(match: re.Match[str]) -> str:
        word = match[1]
        return symbol(icons[word]) + word if word in icons else word

    return _COUNT.sub(lambda match: (match[1] or "") + NO_BREAK, found.sub(marked, text))
