"""What the effect does that has somebody meet monsters in an encounter."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from arkham_desktop.arkham import abilities, asking
from arkham_desktop.arkham.effects import monsters as said
from arkham_desktop.arkham.effects.amounts import value
from arkham_desktop.arkham.effects.base import runs, useful
from arkham_desktop.arkham.effects.running import run_effects
from arkham_desktop.arkham.effects.which_monsters import fits, of_kind
from arkham_desktop.arkham.rules import combat, placing

if TYPE_CHECKING:
    from arkham_desktop.arkham.context import Context
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.engine import Steps


@runs(said.MeetMonster)
def _run_meet(table: Table, op: said.MeetMonster, ctx: Context) -> Steps[None]:
    """All are drawn together, met in one's own order (FAQ-02) and never on the board (OWE-05).

    None appears where no monster can, whatever the card says (ENC-21).
    """
    if op.kind == "card":
        yield from _meet_from_card(table, op, ctx)
        return
    left: list[str] = []
    kept_off = table.in_town(ctx.you) and not placing.may_appear(table, ctx.you.place)
    for _ in range(0 if kept_off else value(table, op.n, ctx)):
        monster = yield from _brought(table, op, ctx)
        if monster is not None:
            left.append(monster)
    if left:
        yield from _meet_all(table, op, ctx, left)
    else:
        yield from run_effects(table, op.else_, ctx)


def _meet_all(table: Table, op: said.MeetMonster, ctx: Context, left: list[str]) -> Steps[None]:
    """Who is carried off in between leaves the others: they go back to the cup."""
    who = ctx.you
    displaced = who.displaced
    won = True
    while left:
        monster = (yield from asking.pick("monster", who, "monster", left, ctx.source)) or left[0]
        left.remove(monster)
        how = yield from _meet(table, op, ctx, monster)
        won = won and how == "defeated"
        if how != "defeated" and (how != "evaded" or op.lose_if_evaded):
            yield from run_effects(table, op.lose, replace(ctx, monster=monster))
        if who.displaced != displaced or who.is_out:
            for other in left:
                placing.to_cup(table, other)
            return
    if won:
        yield from run_effects(table, op.win, ctx)


def _meet(table: Table, op: said.MeetMonster, ctx: Context, monster: str) -> Steps[str]:
    """How the meeting with a monster in transit ended; one that something replaced has not been met."""
    if op.kind != "card" and table.listeners("encounter_monster"):
        before = set(table.state.transit.monsters)
        yield from abilities.trigger(table, "encounter_monster", who=ctx.you, monster=monster)
        if monster not in table.state.transit.monsters:
            instead = [one for one in table.state.transit.monsters if one not in before]
            if not instead:
                return "replaced"
            monster = instead[0]
    bonus = op.bonus.combat if op.bonus is not None else 0
    result = yield from combat.meet(table, ctx.you, monster, bonus=bonus, evadable=op.evade is None)
    ctx.happened.update({result.how} & {"insane", "unconscious"})
    return result.how


def _brought(table: Table, op: said.MeetMonster, ctx: Context) -> Steps[str | None]:
    """The monster that appears, in transit: of a kind, or drawn until one fits; None when there is none."""
    state = table.state
    if op.kind != "cup":
        found = of_kind([*state.sheet_monsters, *state.cup], op.kind)
        if not found:
            return None
        placing.take(table, found[0])
        state.transit.monsters.append(found[0])
        return found[0]
    refused: list[str] = []
    monster: str | None = None
    for _ in range(op.max_draws or 1):
        drawn = yield from placing.draw_from_cup(table)
        if fits(table, op.filter, ctx)(drawn):
            monster = drawn
            break
        refused.append(drawn)
    for one in refused:
        placing.to_cup(table, one)
    return monster


def _meet_from_card(table: Table, op: said.MeetMonster, ctx: Context) -> Steps[None]:
    """Any number of the monsters on a card, one after the other; who is not beaten stays there (MYT-22)."""
    card, who = ctx.card, ctx.you
    assert card is not None, f"{ctx.source} is no card that monsters could lie on"
    displaced = who.displaced
    while card.monsters:
        found = list(card.monsters)
        monster = yield from asking.pick("monster", who, "monster", found, ctx.source, "done")
        if monster is None:
            return
        card.monsters.remove(monster)
        table.state.transit.monsters.append(monster)
        card.exhausted = True  # a Rumor is not watched while one of its monsters is fought
        how = yield from _meet(table, op, ctx, monster)
        card.exhausted = False
        if how == "defeated":
            yield from run_effects(table, op.win, replace(ctx, monster=monster))
        elif monster in table.state.cup:
            table.state.cup.remove(monster)
            card.monsters.append(monster)
        if who.displaced != displaced or who.is_out:
            return


@useful(said.MeetMonster)
def _meet_helps(table: Table, op: said.MeetMonster, ctx: Context) -> bool:
    return op.kind != "card" or (ctx.card is not None and bool(ctx.card.monsters))
