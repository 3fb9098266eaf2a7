"""The faces of cards: what investigators hold, location cards, gate cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.content.models import Ally, Item, SkillCard, SpecialCard, Spell
from arkham_desktop.arkham.text import card_text, encounter_text
from arkham_desktop.arkham.text.telling import capital
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.overlays.paper import Paper
from arkham_desktop.desktop.panels.possessions import card_icon
from arkham_desktop.desktop.theme import Color, Style
from arkham_desktop.desktop.words import has, say

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.models import AnyCard, Encounter, GateCard, Row
    from arkham_desktop.arkham.state import Card
    from arkham_desktop.desktop.panels.texts import Texts

GATE_COLORS: dict[str, Color] = {
    "blue": (0x3F, 0x6F, 0xA8),
    "green": (0x4C, 0x86, 0x4F),
    "red": (0xA8, 0x3F, 0x38),
    "yellow": (0xC2, 0x9A, 0x2E),
    "all": (0x55, 0x57, 0x5C),
}
"""The colors of gate cards on paper; the first letter stands beside them."""
SPACE_ICONS: dict[str, str] = {
    "arkham-asylum": "asylum",
    "st-marys-hospital": "hospital",
    "bank-of-arkham": "bank",
    "train-station": "train",
    "police-station": "deputy",
    "jail-cell": "arrested",
    "general-store": "shop",
    "curiositie-shoppe": "shop",
    "ye-olde-magick-shoppe": "spell",
    "south-church": "blessing",
    "silver-twilight-lodge": "lodge",
    "inner-sanctum": "lodge",
    "graveyard": "tombstone",
    "library": "book",
    "unvisited-isle": "sea",
    "river-docks": "sea",
}
"""Icons of some locations; the others have that of their kind."""


def kind_caption(row: AnyCard, texts: Texts) -> str:
    """What kind of card it is, in a word or two: `Unique Item`, `Spell`."""
    if isinstance(row, SpecialCard):
        key = f"face.kind-{row.kind}"
        return say(key if has(key) else "face.special")
    if isinstance(row, Ally):
        return say("face.ally")
    return texts.words.of("deck", row.deck)


def card_facts(row: AnyCard, texts: Texts) -> str:
    """The line under a card's name: its type, a spell's casting."""
    if isinstance(row, Spell):
        casting = (
            say("face.casting-awareness")
            if row.casting == "awareness"
            else say("face.casting", n=texts.words.signed(row.casting))
        )
        return say("face.spell", casting=casting, sanity=row.sanity)
    if isinstance(row, Ally):
        return say("face.found", place=texts.name(row.found))
    return capital(texts.words.of("cardtype", row.type)) if row.type else ""


def card_lines(row: AnyCard, texts: Texts) -> list[str]:
    """The rules of a card without the line of facts that its face shows otherwise."""
    lines = card_text(row, texts.words, texts.table.library)
    has_facts = isinstance(row, Item | Spell)
    return lines[1:] if has_facts else lines


def draw_card(canvas: Canvas, box: Box, row: AnyCard, texts: Texts, thing: str) -> None:
    """A card that an investigator holds."""
    paper = Paper(canvas, box)
    s = paper.scale
    price = isinstance(row, Item) and row.price > 0
    hands = row.hands or 0
    paper.caption(kind_caption(row, texts), room=34 * s if price else 0.0)
    paper.title(texts.name(row.id), room=30 * s if price else 0.0)
    facts = card_facts(row, texts)
    if facts or hands:
        top = paper.rest.top
        paper.subtitle(facts)
        _draw_hands(canvas, paper.rest.right, (top + paper.rest.top) / 2, hands, s)
    if price:
        _draw_price(canvas, box, s, row.price)
    paper.footer(_state_line(_owned(texts, thing)))
    icon = card_icon(row) if not isinstance(row, SkillCard) else "skill"
    paper.body(card_lines(row, texts), icon=icon)


def draw_plain(canvas: Canvas, box: Box, row: Row, texts: Texts, thing: str, looks: tuple[str, str]) -> None:
    """What is nobody's card: a Herald, a personal story, a token of an Ancient One.

    Args:
        canvas: to draw on.
        box: where.
        row: its row.
        texts: the game's words.
        thing: its id or instance; a story's second card is named by its side.
        looks: the word for its kind (``face.<word>``), and an icon.
    """
    paper = Paper(canvas, box)
    kind, icon = looks
    paper.caption(say(f"face.{kind}"))
    paper.title(texts.name(thing))
    paper.body(card_text(row, texts.words, texts.table.library), icon=icon)


def _draw_price(canvas: Canvas, box: Box, s: float, price: int) -> None:
    """The price on a dark disc in the corner."""
    middle = (box.right - 26 * s, box.top + 26 * s)
    radius = max(13.0, 17 * s)
    canvas.disc(middle, radius, theme.CASING)
    words = Box(middle[0] - radius, middle[1] - radius, radius * 2, radius * 2)
    canvas.label(f"${price}", words, Style("bold", max(12.0, 15 * s)), theme.INK, align="center")


def _draw_hands(canvas: Canvas, right: float, middle: float, hands: int, s: float) -> None:
    """A hand for each hand that it takes."""
    size = max(12.0, 17 * s)
    for index in range(hands):
        canvas.icon("hand", (right - size * (index + 0.5), middle), size, theme.PAPER_INK)


def _owned(texts: Texts, thing: str) -> Card | None:
    """The very card, when somebody has it."""
    for one in texts.table.state.investigators:
        for card in one.cards:
            if card.id == thing:
                return card
    return None


def _state_line(card: Card | None) -> str:
    if card is None:
        return ""
    told = [say("dock.exhausted")] if card.exhausted else []
    tokens = sum(card.tokens.values())
    if tokens:
        told.append(say("dock.tokens", count=tokens))
    return " · ".join(told)


def draw_encounter(canvas: Canvas, box: Box, row: Encounter, texts: Texts) -> None:
    """A location card, as far as it speaks of one place."""
    paper = Paper(canvas, box)
    neighborhood = texts.name(row.neighborhood)
    paper.caption(say("face.location-card", place=neighborhood))
    paper.title(texts.name(row.place))
    paper.footer(say("face.location-number", n=row.card))
    lines = encounter_text(texts.table.library, row.id, row.place, texts.words)
    paper.body(lines, icon=SPACE_ICONS.get(row.place, "encounters"), size=17)


def draw_gate_card(canvas: Canvas, box: Box, row: GateCard, texts: Texts, place: str) -> None:
    """A gate card: the entry of one world, or all of them."""
    paper = Paper(canvas, box)
    s = paper.scale
    color = GATE_COLORS[row.color]
    band = paper.take(max(16.0, 20 * s))
    canvas.panel(band, color, radius=3)
    caption = say("face.gate-card", color=texts.words.of("color", row.color))
    canvas.label(caption.upper(), band, Style("semibold", max(11.0, 13 * s)), theme.WHITE, align="center")
    paper.skip(3 * s)
    library = texts.table.library
    paper.footer(texts.name(row.id))
    if place:
        named = place in row.entries
        paper.title(texts.name(place))
        if not named:
            paper.subtitle(say("face.gate-other"))
        paper.body(encounter_text(library, row.id, place, texts.words), icon="other-worlds", size=17)
        return
    lines = []
    for world in row.entries:
        name = say("face.gate-other-short") if world == "other" else texts.name(world)
        told = encounter_text(library, row.id, world, texts.words)
        lines.append(f"**{name}.** " + " ".join(told))
    paper.body(lines, size=16)
