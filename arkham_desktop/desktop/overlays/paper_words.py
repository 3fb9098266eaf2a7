"""Words on paper: bold heads of rules, the largest size that fits."""

from __future__ import annotations

import re

from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.theme import Style

_SIZES = (1.18, 1.09, 1.0, 0.94, 0.88, 0.82, 0.76, 0.7)
"""Parts of the plain size that a text is set in: larger where it is short, smaller where it is long."""
_LONGEST_HEAD = 60
_STOP = re.compile(r"(?<!\bSt)(?<!\bU)\. ")
"""The end of a sentence, which a beginning has not: no short form in a name (`St. Mary’s Hospital`)."""


def bold_head(line: str, longest: int = _LONGEST_HEAD) -> str:
    """The line with its beginning (`Pass:`, `Upkeep:`) in bold, where that is one of ``longest`` letters."""
    for mark in (" — ", ": "):
        head, found, rest = line.partition(mark)
        whole = "**" not in head and not _STOP.search(head) and head.count("(") == head.count(")")
        if found and len(head) <= longest and whole:
            return f"**{head}{mark.rstrip()}** {rest}"
    return line


def fitting(canvas: Canvas, text: str, width: float, height: float, style: Style, least: float = 12) -> Style:
    """The largest style, from 118 % of ``style`` down to 70 %, in which a wrapped text is not higher."""
    chosen = style
    for share in _SIZES:
        chosen = style.at(max(least, style.size * share))
        if canvas.paragraph_height(text, width, chosen) <= height:
            break
    return chosen
