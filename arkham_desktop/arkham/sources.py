"""Everything in play that carries modifiers or abilities, in the order in which triggers fire."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from arkham_desktop.arkham.effects.base import OPS, Op
from arkham_desktop.arkham.state import Card, Investigator, row_of
from arkham_desktop.arkham.table import Listener, Source

if TYPE_CHECKING:
    from arkham_desktop.arkham.effects.ability import Ability
    from arkham_desktop.arkham.table import Table

BATTLE_MOMENTS = frozenset({"final_battle_start", "final_battle_round", "battle_attack", "awaken"})


@lru_cache(maxsize=4096)
def lasting_op(text: str) -> Op:
    """The op whose JSON is ``text``."""
    record = json.loads(text)
    return OPS[record["op"]].model_validate_json(text)


def _battle_abilities(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    return tuple(ability for ability in abilities if BATTLE_MOMENTS.intersection(ability.when))


def _ancient_one(table: Table) -> Iterator[Source]:
    sheet = table.library.ancient_ones[table.state.ancient_one]
    awake = table.state.battle is not None
    powerful = not awake or sheet.power_active == "both"
    abilities = sheet.abilities if powerful else _battle_abilities(sheet.abilities)
    mods = sheet.mods if powerful else ()
    mods += sheet.battle_mods if awake else sheet.worshippers
    yield Source(sheet.id, None, None, None, mods, abilities)


def _cards_of_the_game(table: Table) -> Iterator[Source]:
    state, library = table.state, table.library
    if state.herald is not None:
        herald = library.heralds[state.herald]
        yield Source(herald.id, None, None, None, herald.mods, herald.abilities)
    if state.environment is not None:
        card = state.environment
        environment = library.mythos[row_of(card.id)]
        yield Source(environment.id, None, card, None, environment.mods, environment.abilities)
    if state.rumor is not None:
        card = state.rumor
        row = library.mythos[row_of(card.id)]
        assert row.rumor is not None, f"{row.id} is no Rumor"
        # A Rumor's own abilities begin the turn after it came (VOCABULARY, "Rumors").
        yield Source(row.id, None, card, None, row.rumor.mods, () if card.fresh else row.rumor.abilities)


def sources_of_spaces(table: Table) -> Iterator[Source]:
    """Spaces with modifiers; their abilities are in :func:`listeners_of_spaces`."""
    for space in table.library.speaking_spaces:
        if space.mods:
            yield Source(space.id, None, None, space.id, space.mods, ())


def listeners_of_spaces(table: Table) -> dict[str, list[Listener]]:
    """The abilities of all spaces by moment: they never come or go, and are listed once a table."""
    found: dict[str, list[Listener]] = {}
    for space in table.library.speaking_spaces:
        for index, ability in enumerate(space.abilities):
            for when in ability.when:
                listener = Listener(ability, space.id, None, None, space.id, index)
                found.setdefault(when, []).append(listener)
    return found


def possession(table: Table, owner: Investigator, card: Card | None) -> Source:
    """What somebody's card says, or (without a card) the sheet."""
    if card is None:
        sheet = table.library.investigators[owner.id]
        return Source(sheet.id, owner, None, None, sheet.mods, sheet.abilities)
    name = row_of(card.id)
    row = table.library.cards.get(name) or table.library.kept[name]
    return Source(name, owner, card, None, row.mods, row.abilities)


def lasting_sources(table: Table) -> Iterator[Source]:
    """Modifiers that outlive the effect which made them."""
    for lasting in table.state.lasting:
        owner = table.investigator(lasting.who) if lasting.who else None
        yield Source(lasting.source, owner, None, None, (lasting_op(lasting.effect),), ())


def sources_of_the_game(table: Table) -> Iterator[Source]:
    """What fires first: Ancient One, Herald, Environment, Rumor."""
    yield from _ancient_one(table)
    yield from _cards_of_the_game(table)
