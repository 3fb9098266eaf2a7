"""Possessions as rows: what an investigator has, in the order people look for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from arkham_desktop.arkham.content.kept import FAILED, PASSED
from arkham_desktop.arkham.content.models import Ally, Item, SkillCard, SpecialCard, Spell
from arkham_desktop.arkham.effects.lasting import Mod
from arkham_desktop.arkham.state import Card, Investigator, row_of
from arkham_desktop.arkham.text.telling import capital
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas, Position, shapes
from arkham_desktop.desktop.draw.fitting import fits
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.panels.texts import Texts
from arkham_desktop.desktop.table.sprites import signed
from arkham_desktop.desktop.widgets import ListView
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.models import AnyCard
    from arkham_desktop.arkham.table import Table

_ITEM_ICONS = {"weapon_physical": "gun", "weapon_magical": "sword", "tome": "book", "elder_sign": "seal"}
_SPECIAL_ICONS = {"blessing": "blessing", "curse": "curse", "retainer": "retainer", "bank-loan": "bank"}
_KIND_ICONS = {
    "injury": "hospital",
    "madness": "asylum",
    "condition": "environment",
    "rail_pass": "train",
    "sheldon_gang": "gun",
    "silver_twilight": "lodge",
    "deputy": "deputy",
    "innsmouth_look": "wave",
}
"""Icons of special cards by their kind, where they have none of their own."""
_GAP = 3.0
"""Units between two rows."""
_FEW = 4
"""So many rows can share what is left of a list; fewer would become much higher or lower by it."""
_ORDER: tuple[type, ...] = (Item, Spell, SkillCard, Ally, SpecialCard)


@dataclass(frozen=True, slots=True)
class Possession:
    """One row: a card with its icon, its hands, and whether it is exhausted.

    Attributes:
        note: what it gives, or how far it is; short: the same where the title leaves less room.
    """

    card: str
    icon: str
    title: str
    note: str
    short: str
    hands: int
    off: bool
    tip: str


def possessions(table: Table, one: Investigator, texts: Texts) -> list[Possession]:
    """The rows of an investigator: items, spells, skills, allies, all other cards, then what is kept."""
    rows = [(card, table.library.card(card.id)) for card in one.cards]
    rows.sort(key=lambda entry: next((i for i, kind in enumerate(_ORDER) if isinstance(entry[1], kind)), 9))
    found = [_possession(card, row, texts) for card, row in rows]
    return found + [_kept(card, texts) for card in one.kept]


def _kept(card: Card, texts: Texts) -> Possession:
    """A card that stays before its owner: a personal story, a kept encounter."""
    title, row = capital(texts.name(card.id)), row_of(card.id)
    stories = texts.table.library.stories
    note = ""
    for side, key in ((PASSED, "dock.story-passed"), (FAILED, "dock.story-failed")):
        if row.removesuffix(side) in stories and row not in stories:
            note = say(key)
    is_story = bool(note) or row in stories
    tip = f"**{title}**\n{texts.card(card.id)}"
    if is_story:
        title = say("face.story")  # it lies on the sheet of whose it is
    return Possession(card.id, "scroll" if is_story else "card", title, note, note, 0, False, tip)


def _possession(card: Card, row: AnyCard, texts: Texts) -> Possession:
    tokens = sum(card.tokens.values())
    note = say("dock.exhausted") if card.exhausted else _combat(row)
    short = note if card.exhausted else _bonus(row)
    if isinstance(row, Item) and row.steps:
        note = _steps(row, tokens, texts)
        short = say("dock.steps-done", done=tokens, count=len(row.steps))
    elif tokens:
        note, short = say("dock.tokens", count=tokens), str(tokens)
    hands = row.hands if isinstance(row, Item | Spell) else 0
    title = texts.name(card.id)
    tip = f"**{title}**\n{texts.card(card.id)}"
    return Possession(card.id, card_icon(row), title, note, short, hands or 0, card.exhausted, tip)


def _combat(row: AnyCard) -> str:
    bonus = _bonus(row)
    return say("dock.combat", n=bonus) if bonus else ""


def _steps(row: Item, done: int, texts: Texts) -> str:
    """How far a Task or Mission is, and where it goes on (DUN-26)."""
    steps = row.steps or ()
    if done >= len(steps):
        return say("dock.steps-done", done=done, count=len(steps))
    place = texts.short(steps[done].place)
    return say("dock.steps", done=done, count=len(steps), place=place)


def card_icon(row: AnyCard) -> str:
    """The icon of a kind of card."""
    if isinstance(row, Item):
        return _ITEM_ICONS.get(row.type, "suitcase")
    if isinstance(row, Spell):
        return "spell"
    if isinstance(row, SkillCard):
        return "skill"
    if isinstance(row, Ally):
        return "ally"
    return _SPECIAL_ICONS.get(row.id) or _KIND_ICONS.get(row.kind, "card")


def _bonus(row: AnyCard) -> str:
    """What a card adds to combat, where it adds a plain number."""
    for mod in row.mods:
        if isinstance(mod, Mod) and mod.what == "check" and mod.check == "combat" and mod.n is not None:
            text = str(mod.n.text)
            return signed(int(text)) if text.lstrip("-").isdigit() else ""
    return ""


def draw_thumb(canvas: Canvas, thing: str, box: Box) -> float:
    """The small picture of a card, three by two, at the left of a box.

    Returns:
        Where words may begin beside it; 0 when the card has no picture, and nothing was drawn.
    """
    wide = canvas.px(min(box.width, box.height * 1.5))
    size = (wide, round(wide / 1.5))
    image = canvas.art.image("cards", row_of(thing), size)
    if image is None:
        return 0.0
    middle = canvas.point((box.left, box.centery))
    place = image.get_rect(midleft=middle)
    canvas.surface.blit(image, place)
    shapes.panel(canvas.surface, place, None, radius=2, border=theme.CASING, width=1)
    return box.left + wide / canvas.scale + 8


def _whole_rows(box: Box, count: int, row_height: float) -> float:
    """The height of a row near ``row_height`` with which whole rows fill a list that has to scroll."""
    if count * (row_height + _GAP) - _GAP <= box.height:
        return row_height
    shown = round((box.height + _GAP) / (row_height + _GAP))
    return (box.height + _GAP) / shown - _GAP if shown >= _FEW else row_height


class PossessionList(ListView):
    """The rows of one investigator; the text of the row under the pointer is the tip."""

    def __init__(
        self, box: Box, rows: list[Possession], on_open: Callable[[str], object], *, row_height: float
    ) -> None:
        super().__init__(
            "possessions",
            box,
            len(rows),
            self._draw_possession,
            row_height=_whole_rows(box, len(rows), row_height),
            gap=_GAP,
            on_choose=lambda index: on_open(rows[index].card),
            on_open=lambda index: on_open(rows[index].card),
            on_paper=True,
        )
        self.rows = rows

    def hover(self, at: Position | None) -> bool:
        """Light the row and say what is on its card."""
        changed = super().hover(at)
        index = self.row_at(at)
        self.tip = self.rows[index].tip if index >= 0 else ""
        return changed

    def _draw_possession(self, canvas: Canvas, box: Box, index: int, chosen: bool, hovered: bool) -> None:
        row = self.rows[index]
        if row.off:
            canvas.dashed(box, theme.PAPER_OFF, width=1.2)
        else:
            canvas.panel(box, theme.PRINT_HIGH if hovered else theme.PRINT, radius=3)
        ink = theme.PAPER_OFF if row.off else theme.PAPER_INK
        soft = theme.PAPER_OFF if row.off else theme.PAPER_SOFT
        left = draw_thumb(canvas, row.card, Box(box.left + 3, box.top + 2, box.height * 1.4, box.height - 4))
        if not left:
            canvas.icon(row.icon, (box.left + 17, box.centery), 17, ink)
            left = box.left + 33
        right = box.right - 8
        for _ in range(row.hands):
            canvas.icon("hand", (right - 8, box.centery), 15, ink)
            right -= 18
        style = theme.BODY_BOLD.at(15.5)
        room, told, note_width = right - left - 4, "", 0.0
        for note_text in filter(None, (row.note, row.short)):  # as much as the title leaves room for
            wide = canvas.text_width(note_text, theme.CAPTION) + 6
            if fits(canvas, row.title, room - wide, style):
                told, note_width = note_text, wide
                break
        canvas.label(row.title, Box(left, box.top, room - note_width, box.height), style, ink)
        if told:
            note = Box(right - note_width, box.top, note_width - 2, box.height)
            canvas.label(told, note, theme.CAPTION, soft, align="right")
