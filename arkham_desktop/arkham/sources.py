"""Everything in play that carries modifiers or abilities, in the order in which triggers fire."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from arkham_desktop.arkham.content.library import once_a_library
from arkham_desktop.arkham.effects.base import OPS, Op
from arkham_desktop.arkham.moments import is_offered, scope_of
from arkham_desktop.arkham.state import Card, Investigator, row_of
from arkham_desktop.arkham.table import Listener, Modifier, Part, Source, kinds_of

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.library import Library
    from arkham_desktop.arkham.table import Table

BATTLE_MOMENTS = frozenset({"final_battle_start", "final_battle_round", "battle_attack", "awaken"})


@lru_cache(maxsize=4096)
def lasting_op(text: str) -> Op:
    """The op whose JSON is ``text``."""
    record = json.loads(text)
    return OPS[record["op"]].model_validate_json(text)


def _ancient_one(table: Table) -> Source:
    sheet = table.library.ancient_ones[table.state.ancient_one]
    awake = table.state.battle is not None
    powerful = not awake or sheet.power_active == "both"
    mods = sheet.mods if powerful else ()
    mods += sheet.battle_mods if awake else sheet.worshippers
    moments = None if powerful else BATTLE_MOMENTS
    return Source(sheet.id, None, None, None, mods, sheet.abilities, moments)


def _herald(table: Table, name: str) -> Source:
    herald = table.library.heralds[name]
    return Source(herald.id, None, None, None, herald.mods, herald.abilities)


def _environment(table: Table, card: Card) -> Source:
    row = table.library.mythos[row_of(card.id)]
    return Source(row.id, None, card, None, row.mods, row.abilities)


def _rumor(table: Table, card: Card) -> Source:
    row = table.library.mythos[row_of(card.id)]
    assert row.rumor is not None, f"{row.id} is no Rumor"
    # A Rumor's own abilities begin the turn after it came.
    return Source(row.id, None, card, None, row.rumor.mods, () if card.fresh else row.rumor.abilities)


def _of_the_game(table: Table) -> Iterator[Source]:
    state = table.state
    yield _ancient_one(table)
    if state.herald is not None:
        yield _herald(table, state.herald)
    if state.environment is not None:
        yield _environment(table, state.environment)
    if state.rumor is not None:
        yield _rumor(table, state.rumor)


def _sheet(table: Table, who: Investigator) -> Source:
    sheet = table.library.investigators[who.id]
    return Source(sheet.id, who, None, None, sheet.mods, sheet.abilities)


def _possession(table: Table, owner: Investigator, card: Card) -> Source:
    name = row_of(card.id)
    row = table.library.cards.get(name) or table.library.kept[name]
    return Source(name, owner, card, None, row.mods, row.abilities)


def _lasting(table: Table) -> Iterator[Source]:
    """Modifiers that outlive the effect which made them."""
    for lasting in table.state.lasting:
        owner = table.investigator(lasting.who) if lasting.who else None
        yield Source(lasting.source, owner, None, None, (lasting_op(lasting.effect),), ())


# --- what they say, by what it is asked for ------------------------------------------------------------
class Sources:
    """Reads what is in play. What stays where it was is not read again: most changes are about one card.

    The reading of a card is good for the very same card of the same owner, not for others of the same name:
    a restored position has cards and people of its own. What is somebody's is put together to one part, so
    that a moment is looked up once for each owner and not once for each card.
    """

    __slots__ = ("_held", "_lasting", "_read")

    def __init__(self) -> None:
        self._read: dict[str, Part] = {}
        self._held: dict[str, Part] = {}
        self._lasting: list[Part] | None = None

    def forget(self, who: Investigator | None) -> None:
        """The cards of somebody (None: of the game) are other ones now."""
        self._held.pop(who.id if who is not None else "", None)

    def forget_all(self) -> None:
        """Anything may have come or gone."""
        self._held.clear()
        self._lasting = None

    def parts(self, table: Table) -> list[Part]:
        """Everything in play in firing order: the game, spaces, people by seat, the sets, lasting effects."""
        known = self._held
        if "" not in known:
            known[""] = _together(None, map(_part, _of_the_game(table)))
        parts = [known[""], _of_spaces(table.library)]
        for who in table.investigators:
            if who.id not in known:
                known[who.id] = self._of_somebody(table, who)
            parts.append(known[who.id])
        for module in table.modules:
            parts += map(_part, module.sources(table))
        if self._lasting is None:
            self._lasting = [_part(source) for source in _lasting(table)]
        parts += self._lasting
        return parts

    def _of_somebody(self, table: Table, who: Investigator) -> Part:
        """What the sheet and the cards of ``who`` say."""
        sheet = self._read.get(who.id)
        if sheet is None or sheet.owner is not who:
            sheet = self._read[who.id] = _part(_sheet(table, who))
        parts = [sheet]
        for card in (*who.cards, *who.kept):
            known = self._read.get(card.id)
            if known is None or known.card is not card or known.owner is not who:
                known = self._read[card.id] = _part(_possession(table, who, card))
            if known.modifiers or known.listeners:
                parts.append(known)
        return _together(who, parts)


@once_a_library
def _of_spaces(library: Library) -> Part:
    """What all spaces say together; it never comes or goes."""
    sources = [
        Source(space.id, None, None, space.id, space.mods, space.abilities)
        for space in library.speaking_spaces
    ]
    return _together(None, map(_part, sources))


def _together(owner: Investigator | None, parts: Iterable[Part]) -> Part:
    """What several things of one owner say, in their order."""
    whole = Part(owner, None, {}, {}, {})
    for part in parts:
        for what, modifiers in part.modifiers.items():
            whole.modifiers.setdefault(what, []).extend(modifiers)
        for when, listeners in part.listeners.items():
            whole.listeners.setdefault(when, []).extend(listeners)
        for when, offers in part.offers.items():
            whole.offers.setdefault(when, []).extend(offers)
    return whole


def _part(source: Source) -> Part:
    """Read one thing."""
    name, owner, card, place, mods, abilities, moments = source
    part = Part(owner, card, {}, {}, {})
    for op in mods:
        for what in kinds_of(op):
            part.modifiers.setdefault(what, []).append(Modifier(op, name, owner, card, place))
    for index, ability in enumerate(abilities):
        if moments is not None and not moments.intersection(ability.when):
            continue
        listener = Listener(ability, name, owner, card, place, index, *scope_of(ability))
        for when in ability.when:
            part.listeners.setdefault(when, []).append(listener)
            if is_offered(listener, when):
                part.offers.setdefault(when, []).append(listener)
    return part
