"""Whom "for each" means: the people, gates or cards, each with its own surroundings."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from arkham_desktop.arkham import modifiers
from arkham_desktop.arkham.rules import investigators
from arkham_desktop.arkham.state import LOST, Card, Investigator

if TYPE_CHECKING:
    from arkham_desktop.arkham.context import Context
    from arkham_desktop.arkham.effects.flow import ForEach
    from arkham_desktop.arkham.table import Table

PICKED = frozenset({"any_one", "any_other", "highest_stamina", "lowest_stamina", "lowest_sanity"})
"""Words that mean one investigator: somebody picks where several fit."""


def candidates(table: Table, op: ForEach, ctx: Context) -> list[Context]:
    """The surroundings of everybody or everything the word fits, in player order."""
    if op.who == "open_gates":
        return [replace(ctx, gate=space, place=space) for space in list(table.state.gates)]
    if op.who in ("your_items", "your_spells"):
        return [replace(ctx, card=card) for card in list(ctx.you.cards) if _is_thing(table, op.who, card)]
    people = list(_people(table, op, ctx))
    if op.except_ is not None:
        people = [one for one in people if one.place != op.except_]
    if op.filter == "unmoved_this_turn":
        people = [one for one in people if investigators.MOVED not in one.used]
        people = [one for one in people if investigators.may_be_carried_off(table, one)]  # it is to move them
    return [ctx if one is ctx.who else ctx.about(one) for one in people]


def _is_thing(table: Table, who: str, card: Card) -> bool:
    printed = table.library.card(card.id)
    return printed.deck == "spell" if who == "your_spells" else printed.is_item


def _people(table: Table, op: ForEach, ctx: Context) -> Iterable[Investigator]:
    everybody = table.investigators
    match op.who:
        case "all":
            return everybody
        case "first_player":
            return [table.first_player]
        case "in_other_worlds":
            return [one for one in everybody if one.area]
        case "lost_in_time_and_space":
            return [one for one in everybody if one.place == LOST]
        case "highest_stamina" | "lowest_stamina" | "lowest_sanity":
            return _extreme(everybody, op.who)
        case "any_one" | "any_other":
            among = _in(table, op.among, everybody, ctx) if op.among else everybody
            return [one for one in among if one is not ctx.who] if op.who == "any_other" else among
        case _:
            return _in(table, op.who, everybody, ctx)


def _extreme(people: list[Investigator], word: str) -> list[Investigator]:
    def measure(one: Investigator) -> int:
        if word == "lowest_sanity":
            return one.sanity
        return one.stamina if word == "lowest_stamina" else -one.stamina

    least = min((measure(one) for one in people), default=0)
    return [one for one in people if measure(one) == least]


def _in(table: Table, where: str, people: list[Investigator], ctx: Context) -> list[Investigator]:
    spaces = table.library.spaces
    in_town = [one for one in people if table.in_town(one)]
    match where:
        case "in_arkham":
            return in_town
        case "in_streets":
            return [one for one in in_town if spaces[one.place].kind == "street"]
        case "in_aquatic":
            return [one for one in in_town if modifiers.is_aquatic(table, one.place)]
        case "here_and_adjacent":
            near = {_here(ctx), *table.library.neighbors.get(_here(ctx) or "", ())}
            return [one for one in in_town if one.place in near]
        case "here" | "others_here":
            if table.state.battle is not None:  # all count as being together (TRD-07)
                return [one for one in people if where == "here" or one is not ctx.who]
            area = ctx.who.area if ctx.who is not None else 0
            here = [one for one in people if one.place == _here(ctx) and one.area == area]
            return [one for one in here if one is not ctx.who] if where == "others_here" else here
        case _:
            raise ValueError(f"{ctx.source}: nobody is {where!r}")


def _here(ctx: Context) -> str | None:
    return ctx.who.place if ctx.who is not None else ctx.place
