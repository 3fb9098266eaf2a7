"""The face of a Mythos card: gate, clue, the two movement boxes, what it says."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING

import pygame

from arkham_desktop.arkham.text import card_text
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.layout import Box, columns
from arkham_desktop.desktop.overlays.card_stock import STOCKS
from arkham_desktop.desktop.overlays.faces_cards import flavor_of
from arkham_desktop.desktop.overlays.faces_monster import draw_symbol
from arkham_desktop.desktop.overlays.paper import Paper
from arkham_desktop.desktop.overlays.paper_lines import balanced
from arkham_desktop.desktop.table import palette
from arkham_desktop.desktop.theme import Style
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from arkham_desktop.arkham.content.models import Mythos
    from arkham_desktop.desktop.panels.texts import Texts

TYPE_ICONS = {"headline": "headline", "environment": "environment", "rumor": "rumor", "special": "mythos"}
_MUCH = 160
"""Letters: a Headline with more has its type in the caption, and so room for its picture."""
_ARROW = 1.5
"""The width of the arrow of a movement box by its height."""
_NAMES = (1.0, 0.92, 0.85, 0.8, 0.76)
"""The names of places may be made smaller so far before their boxes stand one under the other."""
_NAME_LINES = (2, 3)
"""In so many lines they stand there, the better number first."""
_LEFT_SHARES = (0.5, 0.45, 0.42, 0.55, 0.58)
"""The part of the row that the left one of two boxes has, the better first: a long name has more of it."""
_BOX_GAP = 6.0
"""Units of a card of 300 × 400 between two boxes."""
_FINE = 4
"""It is drawn so many times larger and made smaller: its edges are smooth."""


def mythos_kind(row: Mythos, texts: Texts) -> str:
    """`Headline`, `Environment, Weather`, `Rumor`."""
    kind = texts.words.of("mythostype", row.type)
    if row.trait is not None:
        return say("face.environment", kind=kind, trait=texts.words.of("mythostrait", row.trait))
    return kind


def mythos_lines(row: Mythos, texts: Texts) -> list[str]:
    """What the card says beside its gate, clue and movement."""
    lines = card_text(row, texts.words, texts.table.library)[1:]
    shown = bool(row.gate) + bool(row.clues) + bool(row.move_white or row.move_black)
    shown += bool(row.surge) + bool(row.doom)
    return lines[shown:]


def mythos_stock(row: Mythos) -> str:
    """The stock of a Mythos card: by its trait, else by its type."""
    kind = row.trait or row.type
    return kind if kind in STOCKS else "mythos"


def draw_mythos(canvas: Canvas, box: Box, row: Mythos, texts: Texts) -> None:
    """A Mythos card."""
    paper = Paper(canvas, box, kind=mythos_stock(row))
    kind, lines = mythos_kind(row, texts), mythos_lines(row, texts)
    # A Rumor has so much to say that its type stands in the caption, and so have some Headlines.
    much = row.type == "headline" and sum(map(len, lines)) > _MUCH
    joined = paper.small or row.type == "rumor" or much
    told = say("face.mythos", kind=kind) if joined else say("face.mythos-card")
    paper.caption(told, short=say("face.mythos-card"))
    paper.title(texts.name(row.id))
    if not joined:
        paper.subtitle(kind)
    if row.move_white or row.move_black:
        _draw_movements(paper, row)
    _draw_places(paper, place_facts(row, texts, short=paper.small))
    paper.body(lines, icon=TYPE_ICONS[row.type], picture=row.id, flavor=flavor_of(texts, row.id))


def _draw_movements(paper: Paper, row: Mythos) -> None:
    """The two movement boxes at the foot of the card, and what they are."""
    s = paper.scale
    if s >= 0.9:
        size = 11.0 if s < 1.2 else 9.5 * s
        words = paper.take_bottom(size * 1.45)
        told = "\u2009".join(say("face.monsters-move").upper())
        paper.canvas.label(told, words, Style("serif-bold", size), paper.frame, align="center")
    boxes = columns(paper.take_bottom(max(20.0, 36 * s)), 2, 8 * s)
    draw_movement(paper.canvas, boxes[0], row.move_white, white=True)
    draw_movement(paper.canvas, boxes[1], row.move_black, white=False)
    paper.take_bottom(6 * s)


@dataclass(frozen=True, slots=True)
class PlaceFact:
    """What happens where: an icon, what it is, the places (or how much)."""

    icon: str
    head: str
    name: str

    @property
    def line(self) -> str:
        """Both in one line of text."""
        return say("face.place-fact", head=self.head, name=self.name)


def place_facts(row: Mythos, texts: Texts, *, short: bool = False) -> list[PlaceFact]:
    """The gate, what comes through it, the clues; with the short names of places."""
    told = texts.short if short else texts.name

    def named(place: str) -> str:
        """Its article is on the line of its noun."""
        return told(place).replace("The ", "The\N{NO-BREAK SPACE}")

    found = []
    if row.gate is not None:
        head = say("face.gate-bursts" if row.burst else "face.gate-opens")
        found.append(PlaceFact("gate", head, named(row.gate)))
    if row.surge:
        found.append(PlaceFact("monster", say("face.surge"), say("face.surge-where")))
    if row.doom:
        found.append(PlaceFact("doom", say("face.doom"), say("face.doom-more", n=row.doom)))
    if row.clues:
        places = texts.words.both([named(place) for place in row.clues])
        found.append(PlaceFact("clue", say("face.clue-appears", count=len(row.clues)), places))
    return found


class _Cells:
    """The styles and measures of the pressed boxes of a card."""

    def __init__(self, paper: Paper, share: float = 1.0) -> None:
        s = paper.scale
        self.paper = paper
        self.small = paper.small
        self.head = Style("serif-bold", max(11.0, 9.5 * s), 1.2)
        self.name = Style("card-semibold", max(11.5, (13.5 if self.small else 15 * share) * s), 1.1)
        self.side = max(15.0, (22 if self.small else 29 * share) * s)
        self.margin = (4 if self.small else 6) * s

    def room(self, width: float) -> float:
        """What a cell of a width leaves for words."""
        return width - self.side - 2.4 * self.margin

    def fits(self, fact: PlaceFact, width: float, most: int) -> bool:
        """Whether a cell of a width holds a fact in ``most`` lines and breaks neither head nor word."""
        canvas, room = self.paper.canvas, self.room(width)
        if self.small:
            return canvas.text_width(fact.line, self.name) <= room
        head = canvas.text_width(fact.head.upper(), self.head) <= room
        lines = len(canvas.block(fact.name, room, self.name).lines)
        return (
            head
            and lines <= most
            and all(canvas.text_width(word, self.name) <= room for word in fact.name.split(" "))
        )

    def height(self, fact: PlaceFact, width: float) -> float:
        """How high a cell is."""
        canvas, s = self.paper.canvas, self.paper.scale
        text = fact.line if self.small else fact.name
        lines = canvas.paragraph_height(text, self.room(width), self.name)
        if self.small:
            return max(self.side + 3 * s, lines + 6 * s)
        return max(self.side + 10 * s, lines + self.head.size * self.head.leading + 9 * s)

    def draw(self, fact: PlaceFact, cell: Box) -> None:
        """Draw a cell: the sign at the left, beside it in capitals what happens, under that where."""
        paper, canvas = self.paper, self.paper.canvas
        s, ink = paper.scale, paper.stock.ink
        canvas.panel(cell, paper.stock.well, radius=4 * s, border=paper.frame, width=max(0.7, 0.7 * s))
        left = cell.left + self.margin * 0.8
        size = self.side * (0.82 if self.small else 0.96)
        canvas.icon(fact.icon, (left + self.side / 2, cell.centery), size, ink)
        left += self.side + self.margin * 0.8
        words = Box(left, cell.top, cell.right - left - self.margin * 0.6, cell.height)
        if self.small:
            canvas.paragraph(fact.line, words, self.name, ink, middle=True)
            return
        pixels = canvas.rect(words).width
        block = balanced(canvas, fact.name, pixels, self.name)
        high = self.head.size * self.head.leading
        top = cell.top + (cell.height - high - block.height / canvas.scale) / 2
        canvas.label(
            fact.head.upper(), Box(left, top, words.width, high), self.head, paper.frame, align="center"
        )
        at = canvas.point((left, top + high))
        block.draw(canvas.surface, canvas.fonts, at, ink, width=pixels, align="center")


def _draw_places(paper: Paper, found: Sequence[PlaceFact]) -> None:
    """Gate, clues and the like in pressed boxes above the movement, two in a row where there is room."""
    if not found:
        return
    s, (cells, widths) = paper.scale, arranged(paper, found)
    rows = [found[at : at + len(widths)] for at in range(0, len(found), len(widths))]
    for row in reversed(rows):
        shared = widths if len(row) == len(widths) else [paper.rest.width]
        high = max(cells.height(fact, width) for fact, width in zip(row, shared, strict=True))
        area = paper.take_bottom(high)
        paper.take_bottom(2 * s if paper.small else 4 * s)
        left = area.left
        for fact, width in zip(row, shared, strict=True):
            cells.draw(fact, Box(left, area.top, width, area.height))
            left += width + _BOX_GAP * s


def arranged(paper: Paper, found: Sequence[PlaceFact]) -> tuple[_Cells, list[float]]:
    """How boxes are set, and how wide those of a row are: two where their words fit into them, else one."""
    whole = paper.rest.width
    if len(found) == 1:
        return _Cells(paper), [whole]
    room = whole - _BOX_GAP * paper.scale
    for most, left, share in product(_NAME_LINES, _LEFT_SHARES, _NAMES):
        cells, widths = _Cells(paper, share), [room * left, room * (1 - left)]
        facts = [found[at : at + 2] for at in range(0, len(found), 2)]
        if all(
            cells.fits(fact, width, most)
            for row in facts
            for fact, width in zip(row, widths if len(row) == 2 else [whole], strict=True)
        ):
            return cells, widths
    return _Cells(paper), [whole]


def draw_movement(canvas: Canvas, box: Box, symbols: Sequence[str], *, white: bool) -> None:
    """The white or the black movement box: its arrow and its symbols."""
    ground, ink = (theme.WHITE, palette.INK) if white else (theme.CASING, palette.TOKEN_PAPER)
    canvas.panel(box, ground, radius=4, border=theme.PAPER_INK, width=1.25)
    count = max(1, len(symbols))
    # The arrow and all symbols with the gaps between them, and a gap at either end.
    share = 0.5
    wide = _ARROW + count + share * (count + 2)
    size = min(box.height * 0.62, box.width / wide)
    gap = min(size * 0.8, (box.width - size * (_ARROW + count)) / (count + 2))
    left = box.centerx - (size * (_ARROW + count) + gap * count) / 2
    _draw_arrow(canvas, Box(left, box.centery - size / 2, size * _ARROW, size), white=white)
    left += size * _ARROW + gap + size / 2
    for index, symbol in enumerate(symbols):
        draw_symbol(canvas, symbol, (left + index * (size + gap), box.centery), size, ink)
    if not symbols:
        canvas.line((left - 6, box.centery), (left + 6, box.centery), palette.BOARD_EDGE, 2)


def _draw_arrow(canvas: Canvas, box: Box, *, white: bool) -> None:
    """The arrow that monsters follow: white with an outline, or black in its bright box."""
    rect = canvas.rect(box)
    if rect.width < 6 or rect.height < 4:
        return
    image = canvas.art.made("movement", f"arrow-{white}", rect.size, lambda: _arrow(rect.size, white=white))
    canvas.surface.blit(image, rect.topleft)


def _arrow(size: tuple[int, int], *, white: bool) -> pygame.Surface:
    wide, high = size[0] * _FINE, size[1] * _FINE
    large = pygame.Surface((wide, high), pygame.SRCALPHA)
    outer, inner = (palette.INK, theme.WHITE) if white else (palette.TOKEN_PAPER, palette.TOKEN_PAPER)
    edge = max(1.0, high * 0.09)
    for color, inset in ((outer, 0.0), (inner, edge)):
        neck, shaft = wide * 0.54 + inset * 0.4, high * 0.23 - inset
        head = high * 0.5 - inset * 2.1
        points = [
            (inset, high / 2 - shaft),
            (neck + inset * 0.6, high / 2 - shaft),
            (neck + inset * 0.6, high / 2 - head),
            (wide - inset * 1.5, high / 2),
            (neck + inset * 0.6, high / 2 + head),
            (neck + inset * 0.6, high / 2 + shaft),
            (inset, high / 2 + shaft),
        ]
        pygame.draw.polygon(large, color, points)
    return pygame.transform.smoothscale(large, size)
