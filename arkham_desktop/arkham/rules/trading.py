"""Trading: who may hand what to whom, and the dialog in which they do (TRD).

A trade goes thing by thing. Each thing changes hands once at most in a dialog, so that no dialog is endless,
and two people who have just traded are not offered it again until something about them has changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal
from zlib import crc32

from arkham_desktop.arkham import asking, events, modifiers
from arkham_desktop.arkham.rules import cards
from arkham_desktop.engine import Decision, Option, Steps

if TYPE_CHECKING:
    from arkham_desktop.arkham.context import Context
    from arkham_desktop.arkham.effects.cards import Trade
    from arkham_desktop.arkham.state import Card, Investigator
    from arkham_desktop.arkham.table import Table

What = Literal["item", "clue"]
_WINDOW = "movement"
_BATTLE_WINDOW = "upkeep"
"""The window of the final battle in which everybody may trade with everybody: its refresh step (TRD-07)."""
COUNTED: dict[str, str] = {"money": "money", "clue": "clues"}
"""Counted things that may change hands, with the field that counts them."""
_KINDS: dict[What, tuple[str, ...]] = {"item": ("money",), "clue": ("clue",)}


# --- offering -----------------------------------------------------------------------------------------
def offers(table: Table, who: Investigator, window: str) -> list[Option]:
    """The asides ``trade:<investigator>``: in Movement, in the final battle in Upkeep (TRD-04, TRD-07)."""
    if is_time(table, window):
        others = partners(table, who)
    elif window == table.state.phase and table.modifiers("trade"):
        others = _by_permission(table, who, window)
    else:
        return []
    if not others:
        return []
    return [
        Option("trade", other.id, aside=True)
        for other in others
        if (has_goods(table, who) or has_goods(table, other)) and not _just_traded(who, other)
    ]


def is_time(table: Table, window: str) -> bool:
    """Whether everybody may trade in such a window: in Movement, in the final battle in Upkeep."""
    return window == (_WINDOW if table.state.battle is None else _BATTLE_WINDOW)


def partners(table: Table, who: Investigator) -> list[Investigator]:
    """With whom ``who`` stands together: same place and area; in the final battle all (TRD-01, TRD-07)."""
    if table.state.phase == "final_battle":
        return _others(table, who)
    return table.companions(who)


def _others(table: Table, who: Investigator) -> list[Investigator]:
    return [one for one in table.investigators if one is not who]


def partners_by_card(table: Table, who: Investigator, what: What, *, anywhere: bool) -> list[Investigator]:
    """With whom a card lets ``who`` trade now: those together with him, or everybody.

    Those with whom it has just led to nothing more are not offered again (clue tokens: it costs nothing).
    """
    found = _others(table, who) if anywhere else partners(table, who)
    return [
        other
        for other in found
        if (has_goods(table, who, what) or has_goods(table, other, what))
        and not (what == "clue" and _just_traded(who, other, what))
    ]


def _by_permission(table: Table, who: Investigator, window: str) -> list[Investigator]:
    """With whom a card in play lets ``who`` trade in a phase where nobody else can."""
    for modifier in table.modifiers("trade"):
        op: Trade = modifier.op
        if op.phase == window:
            return _others(table, who) if op.anywhere else partners(table, who)
    return []


def tradable(table: Table, card: Card) -> bool:
    """Whether a card may change hands: items, spells, and special cards that say so (TRD-02, TRD-03)."""
    return table.library.card(card.id).tradable


def has_goods(table: Table, who: Investigator, what: What = "item") -> bool:
    """Whether ``who`` has anything to hand over."""
    if what == "clue":
        return who.clues > 0
    return who.money > 0 or any(tradable(table, card) for card in who.cards)


def _key(other: Investigator, what: What) -> str:
    return f"trade:{other.id}" if what == "item" else f"trade:{what}:{other.id}"


def _mark(who: Investigator, other: Investigator, what: What) -> int:
    """A number for what two people have and where they are."""
    if what == "clue":
        return crc32(f"{who.place},{who.clues},{other.clues}".encode())
    parts = [who.place, str(who.money), str(other.money)]
    parts += sorted(card.id for card in who.cards)
    parts.append("|")
    parts += sorted(card.id for card in other.cards)
    return crc32(",".join(parts).encode())


def _just_traded(who: Investigator, other: Investigator, what: What = "item") -> bool:
    mark = who.used.get(_key(other, what))
    return mark is not None and mark == _mark(who, other, what)


# --- the dialog ---------------------------------------------------------------------------------------
def trade(table: Table, who: Investigator, other: Investigator, what: What = "item") -> Steps[None]:
    """``who`` and ``other`` hand things to each other until done; nothing has to balance (TRD-05)."""
    moved: set[str] = set()
    counted = _KINDS[what]

    def build() -> list[Option]:
        options: list[Option] = []
        for verb, giver in (("give", who), ("take", other)):
            if what == "item":
                options += [
                    Option(verb, card.id, card)
                    for card in giver.cards
                    if card.id not in moved and tradable(table, card)
                ]
            options += [
                Option(verb, kind) for kind in counted if kind not in moved and getattr(giver, COUNTED[kind])
            ]
        return [*options, Option("done")]

    while True:
        choice = yield Decision("trade", who.id, build, about=other.id, reason="TRD-01")
        if choice.verb not in ("give", "take"):
            break
        giver, taker = (who, other) if choice.verb == "give" else (other, who)
        moved.add(choice.target)
        if choice.target in COUNTED:
            yield from _hand_counted(table, who, giver, taker, choice.target)
        else:
            yield from _hand_card(table, giver, taker, choice.data)
    who.used[_key(other, what)] = _mark(who, other, what)


def _hand_counted(
    table: Table, asker: Investigator, giver: Investigator, taker: Investigator, kind: str
) -> Steps[None]:
    """Hand over money or clues; ``asker`` says how much."""
    name = COUNTED[kind]
    most: int = getattr(giver, name)
    limit = modifiers.total(table, "limit_clues", -1, who=taker) if kind == "clue" else -1
    if limit >= 0:
        most = min(most, max(0, limit - taker.clues))
    n = yield from asking.number(asker, min(1, most), most, "TRD-02")
    setattr(giver, name, getattr(giver, name) - n)
    setattr(taker, name, getattr(taker, name) + n)
    table.emit(events.Traded(giver.id, taker.id, kind, n))


def _hand_card(table: Table, giver: Investigator, taker: Investigator, card: Card) -> Steps[None]:
    """Hand a card over as it is; what had been done of a task or mission is lost."""
    if table.library.card(card.id).type in ("task", "mission"):
        card.tokens.clear()
    cards.give(table, giver, card, taker)
    table.emit(events.Traded(giver.id, taker.id, card.id))
    yield from cards.keep_limits(table, taker)


# --- trading by a card --------------------------------------------------------------------------------
def by_card(table: Table, op: Trade, ctx: Context) -> Steps[None]:
    """A card lets people trade: for a time, or once and now with somebody of choice."""
    if op.until is not None:
        modifiers.make_lasting(table, op, ctx, op.until, everybody=True)
        return
    who = ctx.you
    others = partners_by_card(table, who, op.what, anywhere=op.anywhere)
    chosen = yield from asking.pick("trade_with", who, "who", [one.id for one in others], ctx.source)
    if chosen is not None:
        yield from trade(table, who, table.investigator(chosen), op.what)
