"""How the lower part of a card is set: its text as large, its picture as high as there is room for both."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from arkham_desktop.desktop.overlays.paper_lines import widows
from arkham_desktop.desktop.overlays.paper_picture import SHAPE
from arkham_desktop.desktop.theme import Style

if TYPE_CHECKING:
    from arkham_desktop.desktop.draw import Canvas
    from arkham_desktop.desktop.overlays.paper import Paper

_SETTINGS = (
    (1.26, 0.36, True),
    (1.16, 0.36, True),
    (1.08, 0.32, True),
    (1.0, 0.28, True),
    (1.0, 0.24, False),
    (0.94, 0.2, False),
    (0.88, 0.17, False),
    (0.84, 0.14, False),
    (0.78, 0.14, False),
    (0.72, 0.14, False),
    (0.66, 0.14, False),
    (0.96, 0.0, False),
    (0.84, 0.0, False),
    (0.78, 0.0, False),
    (0.72, 0.0, False),
    (0.66, 0.0, False),
    (0.6, 0.0, False),
    (0.54, 0.0, False),
    (0.48, 0.0, False),
    (0.42, 0.0, False),
)
"""How a card's lower part may be set, the best first: size of the text, least height of the picture (part of
the card's), whether with the line of flavor. A picture of no height is left out."""
_FINER = 0.02
"""Between two settings the text is made larger by so much as long as it fits."""
_LEADING = 1.27
_TIGHT = 1.17
"""The leading of a text that leaves a picture no room: its lines are closer, its letters larger."""
_READ_EASILY = 19.0
"""Units: no text is set smaller than this for the sake of a picture, but for the first steps."""
_SMALL_TEXT = 0.84
_SHRUNK = 0.9
_STEPS = 6
"""A text larger than the first is set smaller, down to the second part of its size and in so many steps, so
that no word stands alone."""
_STRIP = 0.13
"""The least height of a picture, in parts of the card's."""


@dataclass(frozen=True, slots=True)
class Setting:
    """How the lower part of a card is set: style of its text, height of its picture, whether with flavor."""

    style: Style
    picture: float
    flavor: bool
    cut: bool


def flavor_style(style: Style) -> Style:
    """The style of the line of flavor under rules of a style."""
    return Style("card-italic", max(11.0, style.size * 0.9), 1.25)


def settled(
    paper: Paper, text: str, flavor: str, taken: float, *, size: float, pictured: bool, width: float = 0
) -> Setting:
    """The best setting of a text (and flavor) in what is left less ``taken`` units."""
    canvas, s, rest = paper.canvas, paper.scale, paper.rest
    # As wide in whole pixels as the text is drawn: a pixel less may need one more line.
    width = width or canvas.rect(rest).width / canvas.scale
    most = min(rest.width / SHAPE, paper.box.height * 0.42)

    def room_for(style: Style, told: str) -> float:
        """What a setting leaves for the picture."""
        return rest.height - taken - 5 * s - _text_height(paper, text, told, width, style)

    before = _SETTINGS[0][0]
    for share, least, flavored in _SETTINGS:
        wanted = least * paper.box.height if pictured else 0.0
        finer = max(0, round((before - share) / _FINER) - 1)
        before = share
        if least > 0 and share < 0.78 and size * s * share < _READ_EASILY:
            continue
        told = flavor if flavored else ""
        leading = _LEADING if least > 0 or not pictured else _TIGHT
        style = Style("card", max(11.0, size * s * share), leading)
        if room_for(style, told) < wanted:
            continue
        shares = [share + step * _FINER for step in range(finer, 0, -1)]
        for larger in (style.at(max(11.0, size * s * one)) for one in shares):
            if room_for(larger, told) >= wanted:
                style = larger
                break
        if share >= _SMALL_TEXT and leading == _LEADING:
            style = _without_widows(canvas, text, width, style, max(11.0, size * s * _SHRUNK * share))
        free = room_for(style, told)
        # Where a text left no picture any room and yet leaves some, there is a strip of it.
        shown = pictured and (least > 0 or free >= _STRIP * paper.box.height)
        room = min(most, free) if shown else 0.0
        return Setting(style, room, flavored, cut=False)
    smallest = _smallest(canvas, text, width, rest.height - taken - 5 * s)
    least_style = Style("card", 11.0 / canvas.scale, _LEADING)
    return Setting(smallest or least_style, 0.0, flavor=False, cut=smallest is None)


def _without_widows(canvas: Canvas, text: str, width: float, style: Style, least: float) -> Style:
    """A style a little smaller, where that leaves fewer lines of hardly a word."""
    pixels = max(1, canvas.px(width))
    best, fewest = style, widows(canvas, text, pixels, style) if text else 0
    for step in range(1, _STEPS + 1):
        smaller = style.at(min(style.size, max(least, style.size * (1 - 0.02 * step))))
        count = widows(canvas, text, pixels, smaller) if fewest else 0
        if count < fewest:
            best, fewest = smaller, count
    return best


def _text_height(paper: Paper, text: str, flavor: str, width: float, style: Style) -> float:
    """Of the rules and the flavor under them."""
    high = paper.canvas.paragraph_height(text, width, style) if text else 0.0
    if flavor:
        told = flavor_style(style)
        high += paper.canvas.paragraph_height(flavor, width, told) + 5 * paper.scale
    return high


def _smallest(canvas: Canvas, text: str, width: float, room: float) -> Style | None:
    """The largest style under the plain least in which the text is not higher than ``room``."""
    least = 11.0 / canvas.scale
    for step in range(1, 12):
        style = Style("card", max(least, 11.0 - step / 2), _LEADING)
        if canvas.paragraph_height(text, width, style) <= room:
            return style
    return None
