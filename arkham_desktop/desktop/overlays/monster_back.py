"""The back of a monster's marker: horror on blue, combat on red, toughness on the band between them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from arkham_desktop.arkham.effects.cards import Draw
from arkham_desktop.arkham.rules import ratings
from arkham_desktop.arkham.text.phrases import trait as trait_name
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas, Position
from arkham_desktop.desktop.draw.fitting import fits
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.overlays.monster_traits import Mark, draw_traits, mark_of
from arkham_desktop.desktop.table import palette
from arkham_desktop.desktop.table.sprites import sprites_of
from arkham_desktop.desktop.theme import Style
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.models import Monster
    from arkham_desktop.desktop.panels.texts import Texts

_INK = (0xFF, 0xF6, 0xDD)
_BLOOD = (0x8E, 0x16, 0x16)
_PLAQUES = 5
"""Toughness up to which there is a label with that many signs; above it says the number."""


@dataclass(frozen=True, slots=True)
class Back:
    """What a back says: rating and damage of both checks (None: none, or by a card), toughness, traits."""

    horror: tuple[int, int] | None
    combat: tuple[int, int] | None
    toughness: int | None
    traits: tuple[Mark, ...]
    by_card: bool = False


def by_card(row: Monster) -> bool:
    """Whether a card that is drawn for the combat says the monster's ratings."""
    if row.horror is not None or row.combat is not None:
        return False
    told = (op for ability in row.abilities if "before_combat" in ability.when for op in ability.do)
    return any(isinstance(op, Draw) for op in told)


def printed(row: Monster, texts: Texts) -> Back:
    """What is printed on the marker."""
    horror = None if row.horror is None else (row.horror.rating, row.horror.damage)
    combat = None if row.combat is None else (row.combat.rating, row.combat.damage)
    return Back(horror, combat, row.toughness, _traits(row, texts), by_card(row))


def as_it_is(monster: str, row: Monster, texts: Texts) -> Back:
    """What holds for a monster of the game at the moment."""
    horror, fight = ratings.horror(texts.table, monster), ratings.combat_rating(texts.table, monster)
    return Back(
        None if horror is None else (horror.rating, horror.damage),
        None if fight is None else (fight.rating, fight.damage),
        ratings.toughness(texts.table, monster),
        _traits(row, texts),
        by_card(row) and horror is None and fight is None,
    )


def _traits(row: Monster, texts: Texts) -> tuple[Mark, ...]:
    return tuple(mark_of(one, trait_name(texts.words, one)) for one in row.traits)


def draw_back(
    canvas: Canvas, row: Monster, back: Back, center: Position, radius: float, *, name: str = ""
) -> None:
    """Draw the back of a marker, ``radius`` units large; legible from about 45 units on."""
    image = sprites_of(canvas).back(row.movement, max(6, canvas.px(radius)), name=name)
    x, y = canvas.point(center)
    canvas.surface.blit(image, (x - image.get_width() // 2, y - image.get_height() // 2))
    none = say("face.by-card" if back.by_card else "face.no-check")
    _row(canvas, (center[0], center[1] - radius * 0.36), radius, back.horror, "sanity", none)
    # With traits under it the rating stands closer to the band of toughness, and a little smaller.
    low, share = (0.26, 0.27) if back.traits else (0.36, 0.34)
    _row(canvas, (center[0], center[1] + low * radius), radius, back.combat, "stamina", none, share)
    if back.toughness:
        _toughness(canvas, center, radius, back.toughness)
    draw_traits(canvas, back.traits, center, radius, _INK)
    at = (center[0], center[1] + radius * 0.88)
    parts = sprites_of(canvas).symbol(row.symbol, max(3, canvas.px(radius * 0.17)))
    x, y = canvas.point(at)
    canvas.surface.blit(parts, (x - parts.get_width() // 2, y - parts.get_height() // 2))


def _row(
    canvas: Canvas,
    center: Position,
    radius: float,
    check: tuple[int, int] | None,
    icon: str,
    none: str,
    share: float = 0.34,
) -> None:
    """A rating and as many signs as it costs to fail; ``none`` where there is no check.

    ``share``: the height of the digits, in radii of the back.
    """
    size = max(13.0, radius * share)
    style = Style("serif-bold", size)
    if check is None:
        style = Style("serif-italic", max(11.0, radius * 0.16))
        width = radius * 1.2
        told = none if style.size <= radius * 0.28 and fits(canvas, none, width, style) else say("face.none")
        box = Box(center[0] - width / 2, center[1] - size / 2, width, size)
        canvas.label(told, box, style, _INK, align="center")
        return
    rating, damage = check
    digits = str(abs(rating))
    wide, sign = canvas.text_width(digits, style), size * 0.34
    each = min(size * 0.62, radius * 0.62 / max(1, damage))
    gap = size * 0.2 if damage else 0.0
    left = center[0] - (sign + size * 0.1 + wide + gap + each * damage) / 2
    _sign(canvas, (left + sign / 2, center[1]), sign, minus=rating < 0)
    left += sign + size * 0.1
    canvas.label(digits, Box(left, center[1] - size * 0.62, wide + 2, size * 1.24), style, _INK)
    for index in range(damage):
        at = (left + wide + gap + each * (index + 0.5), center[1])
        canvas.icon(icon, at, each * 0.94, _INK)


def _sign(canvas: Canvas, center: Position, size: float, *, minus: bool) -> None:
    """A plus or minus as bold as the digits; those of the font are hairlines as wide as a digit."""
    thick = max(1.5, size * 0.24)
    canvas.panel(Box(center[0] - size / 2, center[1] - thick / 2, size, thick), _INK)
    if not minus:
        canvas.panel(Box(center[0] - thick / 2, center[1] - size / 2, thick, size), _INK)


def _toughness(canvas: Canvas, center: Position, radius: float, toughness: int) -> None:
    count = min(max(1, toughness), _PLAQUES)
    high = radius * 0.23
    wide = high * (0.7 + 0.8 * count)
    plaque = canvas.art.image("tokens", f"plaque-{count}", (canvas.px(wide), canvas.px(high)))
    if plaque is None:
        box = Box(center[0] - wide / 2, center[1] - high / 2, wide, high)
        canvas.panel(box, palette.TOKEN_PAPER, radius=high / 2, border=theme.CASING)
    else:
        canvas.image(plaque, (center[0] - wide / 2, center[1] - high / 2))
    if toughness > _PLAQUES:
        box = Box(center[0] - wide / 2, center[1] - high / 2, wide, high)
        canvas.label(str(toughness), box, Style("serif-bold", max(11.0, high * 0.8)), _BLOOD, align="center")
        return
    for index in range(toughness):
        at = (center[0] + (index - (toughness - 1) / 2) * high * 0.78, center[1])
        canvas.icon("skull", at, high * 0.62, _BLOOD)
