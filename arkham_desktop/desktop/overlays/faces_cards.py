"""The faces of cards: what investigators hold, location cards, and what is nobody's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.content.models import (
    Ally,
    Extra,
    Item,
    PersonalStory,
    SkillCard,
    SpecialCard,
    Spell,
)
from arkham_desktop.arkham.text import card_text, encounter_text, spell_figure
from arkham_desktop.arkham.text.telling import capital
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.overlays.card_stock import STOCKS, Rgb
from arkham_desktop.desktop.overlays.paper import Paper
from arkham_desktop.desktop.overlays.paper_figures import Figures
from arkham_desktop.desktop.overlays.paper_words import bold_head
from arkham_desktop.desktop.panels.possessions import card_icon
from arkham_desktop.desktop.symbols import symbol
from arkham_desktop.desktop.table import palette
from arkham_desktop.desktop.theme import Color, Style
from arkham_desktop.desktop.words import has, say

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.models import AnyCard, Encounter, Row
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
        return say("face.found", place=texts.said(row.found))
    return capital(texts.words.of("cardtype", row.type)) if row.type else ""


def card_lines(row: AnyCard, texts: Texts) -> list[str]:
    """The rules of a card without the line of facts that its face shows otherwise."""
    lines = card_text(row, texts.words, texts.table.library)
    original = _original(row, texts)
    if original is not row:
        return [*card_lines(original, texts), *lines]
    has_facts = isinstance(row, Item | Spell) or (
        isinstance(row, SpecialCard) and bool(row.type or row.hands)
    )
    return lines[1:] if has_facts else lines


def stock_of(row: AnyCard) -> str:
    """The stock of a card that an investigator holds."""
    if isinstance(row, Item):
        return row.type if row.type in ("task", "mission") else row.deck
    if isinstance(row, Spell):
        return "spell"
    if isinstance(row, SkillCard):
        return "skill"
    if isinstance(row, Ally):
        return "ally"
    return next((kind for kind in (row.kind, row.deck) if kind in STOCKS), "special")


def _original(row: AnyCard, texts: Texts) -> AnyCard:
    """The card that this one replaces, else the card itself."""
    replaced = row.replaces if isinstance(row, SpecialCard) else None
    return texts.table.library.cards.get(replaced, row) if replaced else row


def flavor_of(texts: Texts, row: str) -> str:
    """The line of flavor of a card; empty when it has none."""
    return texts.words.of("flavor", row) if texts.words.has(f"flavor-{row}") else ""


def set_mark(paper: Paper, name: str, box: Box) -> None:
    """Which set a card belongs to: a lozenge, and its name where it is large enough to be read."""
    canvas, s = paper.canvas, paper.scale
    middle = box.centerx
    size = 11.0
    room = box.height >= 11 * s + size * 1.2 and not paper.small
    x, y = middle, box.bottom - (max(size, 9.5 * s) * 1.42 if room else 0) - 6.5 * s
    half = 4.6 * s
    corners = [(x, y - half * 1.25), (x + half, y), (x, y + half * 1.25), (x - half, y)]
    for start, end in zip(corners, corners[1:] + corners[:1], strict=True):
        canvas.line(start, end, paper.frame, max(0.8, s))
    if room:
        style = Style("serif-bold", max(size, 9.5 * s))
        words = Box(box.left, box.bottom - style.size * 1.4, box.width, style.size * 1.4)
        told = "\u2009".join(say(f"face.set-{name}").upper()) if has(f"face.set-{name}") else ""
        canvas.label(told, words, style, paper.frame, align="center")


def draw_card(canvas: Canvas, box: Box, row: AnyCard, texts: Texts, thing: str) -> None:
    """A card that an investigator holds."""
    paper = Paper(canvas, box, kind=stock_of(_original(row, texts)))
    s = paper.scale
    paper.caption(kind_caption(row, texts))
    paper.title(texts.name(row.id))
    marked = not isinstance(row, SkillCard | Ally | SpecialCard) or not paper.small
    foot = paper.take_bottom((22.0 if paper.small else max(26.0, 38 * s)) if marked else 0.0)
    if not marked:
        pass
    elif isinstance(row, Spell):
        _draw_casting(paper, foot, row, texts)
        paper.take_bottom(4 * s)
    else:
        price = row.price if isinstance(row, Item) else 0
        hands = row.hands or 0
        size = foot.height
        if hands:
            _draw_hands(paper, Box(foot.left, foot.top, foot.width * 0.4, size), hands)
        if price:
            draw_coin(paper, (foot.right - size * 0.5, foot.centery), size, f"${price}")
        set_mark(paper, row.set, Box(foot.centerx - foot.width * 0.22, foot.top, foot.width * 0.44, size))
    paper.footer(_state_line(_owned(texts, thing)))
    icon = card_icon(row) if not isinstance(row, SkillCard) else "skill"
    facts = "" if isinstance(row, Spell) else card_facts(row, texts)
    lines, figures = card_lines(row, texts), _spell_figures(row, texts) if paper.large else None
    if figures is not None:
        lines = list(figures[1])
    paper.body(
        lines,
        icon=icon,
        picture=row.id,
        flavor=flavor_of(texts, row.id),
        under=facts,
        figures=figures[0] if figures is not None else (),
    )


def _spell_figures(row: AnyCard, texts: Texts) -> tuple[list[Figures], tuple[str, ...]] | None:
    """The large figure of a Spell that is one, and its other rules."""
    told = spell_figure(row, texts.words, texts.table.library) if isinstance(row, Spell) else None
    if told is None:
        return None
    return [Figures(((told.value, told.noun),), told.until)], told.lines


def draw_plain(canvas: Canvas, box: Box, row: Row, texts: Texts, thing: str, looks: tuple[str, str]) -> None:
    """What is nobody's card: a personal story, a token of an Ancient One.

    Args:
        canvas: to draw on.
        box: where.
        row: its row.
        texts: the game's words.
        thing: its id or instance; a story's second card is named by its side.
        looks: the word for its kind (``face.<word>``), and an icon.
    """
    kind, icon = looks
    paper = Paper(canvas, box, kind=kind)
    word = f"extra-{row.kind}" if isinstance(row, Extra) and not row.ancient_one else kind
    paper.caption(say(f"face.{word}"))
    paper.title(texts.name(row.investigator if isinstance(row, PersonalStory) else thing))
    lines = card_text(row, texts.words, texts.table.library)
    if isinstance(row, PersonalStory):
        lines = [bold_head(line, longest=len(line)) for line in lines]
    person = getattr(row, "investigator", "")
    picture = f"portraits/{person}" if person else row.id
    paper.body(lines, icon=icon, picture=picture, flavor=flavor_of(texts, row.id))


def draw_coin(
    paper: Paper, center: tuple[float, float], size: float, text: str, name: str = "card-coin"
) -> None:
    """A medal with a word on it: a price on brass, a number on enamel."""
    canvas = paper.canvas
    px = canvas.px(size)
    image = canvas.art.image("textures", name, (px, px))
    x, y = canvas.point(center)
    if image is None:
        canvas.disc(center, size * 0.45, paper.stock.well, border=paper.frame)
    else:
        canvas.surface.blit(image, (x - px // 2, y - px // 2))
    style = Style("serif-bold", max(11.0, size * (0.36 if len(text) < 3 else 0.3)))
    words = Box(center[0] - size * 0.52, center[1] - size * 0.52, size, size)
    canvas.label(text, words, style, (0x22, 0x14, 0x06), align="center")


def _draw_hands(paper: Paper, box: Box, hands: int) -> None:
    """A hand for each hand that it takes."""
    size = min(box.height * 0.82, box.width / max(1, hands))
    for index in range(hands):
        center = (box.left + size * (index + 0.5), box.centery)
        paper.canvas.icon("hand", center, size * 0.92, paper.stock.ink)


def _draw_casting(paper: Paper, box: Box, row: Spell, texts: Texts) -> None:
    """A spell's foot: its casting modifier, the hands it takes, the Sanity it costs."""
    canvas, s = paper.canvas, paper.scale
    wide = box.width * 0.37
    cells = (Box(box.left, box.top, wide, box.height), Box(box.right - wide, box.top, wide, box.height))
    awareness = row.casting == "awareness"
    value = say("face.awareness") if awareness else texts.words.signed(int(row.casting))
    named = box.height >= 32
    for cell, name, told in zip(
        cells, ("face.casting-box", "face.sanity-box"), (value, str(row.sanity)), strict=True
    ):
        canvas.panel(cell, None, radius=4 * s, border=paper.frame, width=max(1.0, 1.3 * s))
        inner = Box(cell.left + 3, cell.top + 2 * s, cell.width - 6, cell.height - 4 * s)
        high = max(13.0, inner.height * 0.42) if named else 0.0
        if named:
            size = max(11.0, 10 * s)
            top = Box(inner.left, inner.top, inner.width, high)
            canvas.label(say(name).upper(), top, Style("serif-bold", size), paper.frame, align="center")
        low = Box(inner.left, inner.top + high, inner.width, inner.height - high)
        word = awareness and name == "face.casting-box"
        style = Style("serif-bold" if word else "display", max(11.0, low.height * (0.6 if word else 0.8)))
        told = told if name == "face.casting-box" else f"{symbol('sanity')}{told}"
        canvas.label(told, low, style, paper.stock.ink, align="center")
    _draw_middle_hands(
        paper, Box(cells[0].right, box.top, cells[1].left - cells[0].right, box.height), row.hands or 0
    )


def _draw_middle_hands(paper: Paper, box: Box, hands: int) -> None:
    size = min(box.height * 0.8, box.width / max(1, hands))
    left = box.centerx - size * hands / 2
    for index in range(hands):
        paper.canvas.icon("hand", (left + size * (index + 0.5), box.centery), size * 0.92, paper.frame)


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


def neighborhood_frame(texts: Texts, place: str) -> Rgb:
    """The color of a neighborhood as ink: dark enough for lines and words on paper."""
    spaces = texts.table.library.spaces
    space = spaces.get(place)
    home = spaces.get(space.neighborhood or "") if space is not None else None
    color = getattr(home or space, "color", None) or ""
    ground = palette.STREETS.get(color, palette.OTHER_STREET)
    light = 0.3 * ground[0] + 0.59 * ground[1] + 0.11 * ground[2]
    share = min(1.0, 84 / light)
    red, green, blue = (round(part * share) for part in ground)
    return red, green, blue


def draw_encounter(canvas: Canvas, box: Box, row: Encounter, texts: Texts) -> None:
    """A location card, as far as it speaks of one place."""
    paper = Paper(canvas, box, kind="location", frame=neighborhood_frame(texts, row.place))
    neighborhood = texts.name(row.neighborhood)
    paper.caption(say("face.location-card", place=neighborhood), short=neighborhood)
    paper.title(texts.name(row.place))
    paper.footer(say("face.location-number", n=row.card), short=say("face.location-number-short", n=row.card))
    lines = encounter_text(texts.table.library, row.id, row.place, texts.words)
    icon = SPACE_ICONS.get(row.place, "encounters")
    paper.body(lines, icon=icon, size=17, picture=row.place)
