"""The faces of monsters: the marker as it lies on the board, and what its back says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.rules import ratings
from arkham_desktop.arkham.text import card_text
from arkham_desktop.arkham.text.telling import capital
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas, Position
from arkham_desktop.desktop.draw.fitting import fits
from arkham_desktop.desktop.layout import Box, columns, inset
from arkham_desktop.desktop.overlays.monster_back import as_it_is, by_card, draw_back, printed
from arkham_desktop.desktop.overlays.paper import Paper
from arkham_desktop.desktop.table import palette
from arkham_desktop.desktop.table.sprites import Sprites, sprites_of
from arkham_desktop.desktop.table.symbols import symbol_image
from arkham_desktop.desktop.theme import Style
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.models import Monster
    from arkham_desktop.arkham.rules.combat import Combat
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.desktop.panels.texts import Texts


_CELL = (0xDF, 0xCF, 0xAA)
_LEAST_BACK = 44.0
"""Units of radius from which the numbers of a back can be read."""


def sprites(canvas: Canvas) -> Sprites:
    """The pictures of tokens for a canvas."""
    return sprites_of(canvas)


def draw_token(canvas: Canvas, row: Monster, center: Position, radius: float, *, name: str = "") -> None:
    """A monster's marker around ``center``; a large one has ``name`` along its rim."""
    px = max(6, canvas.px(radius))
    image = sprites(canvas).monster(row, px, symbol_only=False, awareness=radius >= 15, name=name)
    x, y = canvas.point(center)
    canvas.surface.blit(image, (x - image.get_width() // 2, y - image.get_height() // 2))


def draw_symbol(
    canvas: Canvas, symbol: str, center: Position, size: float, color: palette.Rgb = palette.INK
) -> None:
    """A dimension symbol around ``center``."""
    px = canvas.px(size)
    x, y = canvas.point(center)
    canvas.surface.blit(symbol_image(symbol, px, color), (x - px // 2, y - px // 2))


class Numbers:
    """A monster's numbers as they are now, for whoever meets it.

    Each is a name, what is printed large, and what stands under it (the damage).
    """

    def __init__(
        self,
        table: Table,
        monster: str,
        texts: Texts,
        who: Investigator | None = None,
        combat: Combat | None = None,
    ) -> None:
        signed = texts.words.signed
        awareness = ratings.awareness(table, monster)
        horror = ratings.horror(table, monster, who, combat)
        fight = ratings.combat_rating(table, monster, who, combat)
        toughness = ratings.toughness(table, monster, combat)
        none = say("face.none")
        drawn = by_card(table.library.monster_instances[monster]) and horror is None and fight is None
        self.rows = [
            (
                "evade",
                say("face.awareness"),
                none if awareness is None else signed(awareness),
                say("face.cannot-evade") if awareness is None else "",
            ),
            (
                "horror",
                say("face.horror"),
                none if horror is None else signed(horror.rating),
                say("face.by-card" if drawn else "face.no-check")
                if horror is None
                else say("face.sanity-lost", count=horror.damage),
            ),
            (
                "skull",
                say("face.toughness"),
                str(toughness) if toughness else none,
                say("face.successes", count=toughness) if toughness else "",
            ),
            (
                "combat",
                say("face.combat"),
                none if fight is None else signed(fight.rating),
                say("face.by-card" if drawn else "face.cannot-fight")
                if fight is None
                else say("face.stamina-lost", count=fight.damage),
            ),
        ]


def rules_of(row: Monster, texts: Texts) -> list[str]:
    """What a monster says beside its numbers: traits, special movement, abilities."""
    lines = card_text(row, texts.words, texts.table.library)
    numbers = any(one is not None for one in (row.awareness, row.horror, row.toughness, row.combat))
    return lines[2 if numbers else 1 :]


def draw_monster(canvas: Canvas, box: Box, row: Monster, texts: Texts, thing: str) -> None:
    """Both sides of a marker on one card, its numbers in words, and its rules."""
    paper = Paper(canvas, box)
    s = paper.scale
    paper.caption(say("face.monster"))
    paper.title(texts.name(row.id))
    movement = texts.words.of("movement", row.movement)
    symbol = texts.words.of("symbol", row.symbol)
    paper.subtitle(capital(say("face.moves", movement=movement, symbol=symbol)))
    instance = _instance(row, texts, thing)
    rules = rules_of(row, texts)
    radius = _radius(paper, "\n".join(rules), numbered=bool(instance))
    room = paper.take(radius * 2.34)
    back = as_it_is(instance, row, texts) if instance else printed(row, texts)
    if radius < _LEAST_BACK:
        draw_token(canvas, row, room.center, radius)
    else:
        apart = room.width / 4 + radius * 0.03
        name = texts.name(row.id)
        draw_token(canvas, row, (room.centerx - apart, room.centery), radius, name=name)
        draw_back(canvas, row, back, (room.centerx + apart, room.centery), radius, name=name)
    if instance:
        _draw_numbers(canvas, paper.take(66 * s), Numbers(texts.table, instance, texts), s)
    paper.body(rules, size=15)


def _radius(paper: Paper, rules: str, *, numbered: bool) -> float:
    """How large the sides of the marker are: smaller where the rules need the room."""
    radius = 0.0
    for share in (1.0, 0.88, 0.76):
        radius = max(20.0, min(paper.box.height * 0.17, paper.rest.width * 0.235) * share)
        taken = radius * 2.34 + (66 * paper.scale if numbered else 0.0) + 8 * paper.scale
        if paper.settled(rules, "", taken, size=15, pictured=False).style.size >= 14 * paper.scale:
            break
    return radius


def _instance(row: Monster, texts: Texts, thing: str) -> str:
    """The monster of the game that is meant: itself, or one of this printing; empty when there is none."""
    library = texts.table.library
    if thing in library.monster_instances:
        return thing
    copies = library.kinds.get(row.kind, ())
    return next((one for one in copies if library.monster_instances[one].id == row.id), "")


def _draw_numbers(canvas: Canvas, box: Box, numbers: Numbers, s: float) -> None:
    small = max(11.0, 12 * s)
    style = Style("text", small)
    width = (box.width - 12 * s) / 4 - 6
    named = all(fits(canvas, name, width, style) for _, name, _, _ in numbers.rows)
    for cell, (icon, name, value, under) in zip(columns(box, 4, 4 * s), numbers.rows, strict=True):
        canvas.panel(cell, _CELL, radius=4)
        inner = inset(cell, 3, 3 * s)
        third = inner.height / 3
        top = Box(inner.left, inner.top, inner.width, third)
        if named:
            canvas.label(name, top, style, theme.PAPER_SOFT, align="center")
        else:
            canvas.icon(icon, top.center, third * 0.9, theme.PAPER_SOFT)
        big = Style("bold", max(14.0, 19 * s))
        wide = canvas.text_width(value, big)
        middle = inner.top + third * 1.45
        room = named and inner.width > wide + 24 * s
        shift = 11 * s if room else 0
        if room:
            canvas.icon(icon, (inner.centerx - wide / 2 - 7 * s, middle), 15 * s, theme.PAPER_INK)
        words = Box(inner.left + shift, inner.top + third * 0.9, inner.width - shift, third * 1.1)
        canvas.label(value, words, big, theme.PAPER_INK, align="center")
        low = Box(inner.left, inner.top + 2 * third, inner.width, third)
        if not fits(canvas, under, low.width, style):
            # The number alone, and nothing where it only repeats the value above.
            under = under.partition(" ")[0] if not under.startswith(value) else ""
        canvas.label(under, low, style, theme.PAPER_INK, align="center")
