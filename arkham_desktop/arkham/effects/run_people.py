"""What the effects do on where an investigator is and how he fares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham import abilities, asking, events
from arkham_desktop.arkham.content.cards import SpecialCard
from arkham_desktop.arkham.effects import amounts
from arkham_desktop.arkham.effects import people as said
from arkham_desktop.arkham.effects.base import runs, useful
from arkham_desktop.arkham.effects.running import run_effects
from arkham_desktop.arkham.phases import movement
from arkham_desktop.arkham.rules import (
    cards,
    decks,
    encounters,
    gates,
    investigators,
    mythos_cards,
    statuses,
    travel,
)
from arkham_desktop.arkham.state import Card, row_of

if TYPE_CHECKING:
    from arkham_desktop.arkham.context import Context
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.engine import Steps

DEVOURED_BY_THE_LOOK = "devoured_by_innsmouth_look"
"""What has happened when somebody drew the marked card, for a Rumor that waits for it."""


# --- statuses -----------------------------------------------------------------------------------------
@runs(said.SetStatus)
def run_status(table: Table, op: said.SetStatus, ctx: Context) -> Steps[None]:
    """Make "you" delayed, blessed, a deputy…, or end that."""
    who = ctx.you
    if op.clear is not None:
        statuses.clear_status(table, who, op.clear)
        return
    assert op.set is not None
    money = who.money
    card = yield from statuses.set_status(table, who, op.set, even_if_immune=op.even_if_immune, to=op.to)
    if card is not None:
        ctx.taken = card
        if op.money is not None:
            who.money = money + op.money  # in place of what the card itself gives
        if op.repay is not None:
            card.tokens["money"] = op.repay


@useful(said.SetStatus)
def status_changes(table: Table, op: said.SetStatus, ctx: Context) -> bool:
    """A state that holds already does not begin, one that does not hold does not end."""
    if op.clear is not None:
        return statuses.has_status(table, ctx.you, op.clear)
    assert op.set is not None
    return not statuses.has_status(table, ctx.you, op.set)


def _face_up(table: Table, card: str) -> Card | None:
    """The Condition card that lies face up, or None."""
    return next((one for one in table.state.conditions if row_of(one.id) == card), None)


@runs(said.TurnCondition)
def run_condition(table: Table, op: said.TurnCondition, ctx: Context) -> Steps[None]:
    """Turn a Condition card: face up it serves everybody, face down it lies among the others (DUN-23)."""
    present, conditions = _face_up(table, op.card), table.state.conditions
    if op.side == "up" and present is None:
        instance = decks.find(table, op.card)
        if instance is None:
            return
        decks.home(table, instance).remove(instance)
        conditions.append(Card(instance, fresh=False))
        table.emit(events.CardInPlay(instance, "played"))
    elif op.side == "down" and present is not None:
        conditions.remove(present)
        decks.home(table, present.id).append(present.id)
        table.emit(events.CardInPlay(present.id, "discarded"))
    table.changed()
    yield from ()


@useful(said.TurnCondition)
def condition_changes(table: Table, op: said.TurnCondition, ctx: Context) -> bool:
    """Only when it lies on its other side."""
    return (_face_up(table, op.card) is None) == (op.side == "up")


@runs(said.InnsmouthLook)
def run_innsmouth_look(table: Table, op: said.InnsmouthLook, ctx: Context) -> Steps[None]:
    """Draw that many cards at once, carry each out, then shuffle all of them in again."""
    extra, _ = cards.extra_draw(table, ctx.you, "innsmouth_look")
    drawn = [decks.draw_top(table, "innsmouth_look") for _ in range(op.n + extra)]
    for instance in drawn:
        row = table.library.card(instance) if instance is not None else None
        if instance is not None:
            table.emit(events.CardShown("innsmouth_look", instance))
        if isinstance(row, SpecialCard) and not ctx.you.is_out:
            yield from run_effects(table, row.do, ctx)
    for instance in drawn:
        if instance is not None:
            decks.put_under(table, instance)
    decks.shuffle(table, "innsmouth_look")
    if ctx.you.is_out:
        yield from mythos_cards.watch_rumor(table, happened=(DEVOURED_BY_THE_LOOK,))


# --- moving -------------------------------------------------------------------------------------------
@runs(said.Move)
def run_move(table: Table, op: said.Move, ctx: Context) -> Steps[None]:
    """Move "you" there; in one's own movement it takes the place of a walk (MOV-23)."""
    who = ctx.you
    if who.is_out:
        return
    caster = _caster(table, ctx) if op.to == "caster_space" else None
    if caster is not None:
        if not caster.area and not travel.may_enter(table, who, caster.place):
            return
        investigators.move_to(table, who, caster.place, "card", area=caster.area)
        who.entered = caster.entered
        yield from movement.entered(table, who)
        return
    to = _drawn_gate(table, ctx) if op.to == DRAWN_GATE else op.to
    places = travel.places(table, who, to) if to is not None else []
    place = yield from travel.choose_place(table, who, places, ctx.source)
    if place is None:
        return
    if _is_ride(table, who, ctx):
        # What a person pays movement points for is a part of his walk; a card or a place replaces it.
        yield from movement.ride(table, who, place, ends=ctx.source not in table.library.investigators)
        return
    if place != who.place or who.area:
        investigators.move_to(table, who, place, "card")
        displaced = who.displaced
        yield from movement.entered(table, who)
        if who.displaced != displaced:
            return
    if op.encounter:
        yield from encounters.arrive(table, who, draw=op.draw, keep=op.keep)


DRAWN_GATE = "drawn_gate_location"
"""Where a move goes that has a Mythos card drawn for nothing but its gate."""


def _drawn_gate(table: Table, ctx: Context) -> str | None:
    """The place of the gate on a Mythos card drawn for that alone (MYT-24); None when it shows none."""
    return ctx.gate if ctx.gate is not None else mythos_cards.draw_place(table)


def _caster(table: Table, ctx: Context) -> Investigator | None:
    """Who holds the card at hand: inside a for_each "you" is somebody else."""
    return cards.owner_of(table, ctx.card) if ctx.card is not None else None


def _is_ride(table: Table, who: Investigator, ctx: Context) -> bool:
    """Whether a move is a part of the movement of the one who moves, and not of some encounter."""
    if not movement.is_moving(table, who) or len(table.cause) > 1:  # in a combat, for one
        return False
    owner = _caster(table, ctx)
    return owner is who or ctx.source in (who.id, who.place)


@useful(said.Move)
def move_changes(table: Table, op: said.Move, ctx: Context) -> bool:
    """Only to somewhere else; in the Movement phase only by whoever is on the move (MOV-20)."""
    who = ctx.you
    if op.to == "caster_space":
        return True
    if not table.in_town(who):
        return False
    if op.to == DRAWN_GATE:
        return bool(table.state.mythos)
    # A card that takes the place of the walk is of no use to whoever has walked already.
    in_place_of_the_walk = table.state.phase == "movement" and ctx.card is not None
    if in_place_of_the_walk and (not movement.is_moving(table, who) or movement.WALKED in who.used):
        return False
    return any(place != who.place for place in travel.places(table, who, op.to))


# --- Other Worlds -------------------------------------------------------------------------------------
@runs(said.ReturnToArkham)
def run_return(table: Table, op: said.ReturnToArkham, ctx: Context) -> Steps[None]:
    """Back by a gate that leads here; nothing for whoever is in no Other World."""
    if table.in_other_world(ctx.you):
        yield from gates.return_from(table, ctx.you, explored=op.explored)


@useful(said.ReturnToArkham)
def return_changes(table: Table, op: said.ReturnToArkham, ctx: Context) -> bool:
    """Only from an Other World."""
    return table.in_other_world(ctx.you)


@runs(said.GoToOtherWorld)
def run_other_world(table: Table, op: said.GoToOtherWorld, ctx: Context) -> Steps[None]:
    """Go to an Other World: through an open gate, or straight there where the card says what comes then."""
    who = ctx.you
    if op.then is None:
        space = yield from _gate_to_take(table, op, ctx)
        if space is not None:
            gates.draw_through(table, who, space, False)
            if op.area != 1:
                who.area = op.area
        return
    world = _world_meant(table, op, ctx)
    if world is None:
        return
    came_from, area, entered = who.place, who.area, who.entered
    investigators.move_to(table, who, world, "card", area=op.area)
    who.entered = entered
    if op.then == "return":
        who.used[gates.VISITING] = 1
    if op.encounter:
        yield from encounters.world_encounter(table, who)
    who.used.pop(gates.VISITING, None)
    if op.then == "return" and who.place == world and not who.is_out:
        investigators.move_to(table, who, came_from, "return", area=area)
        who.entered = entered
        if not area and table.listeners("return_to_arkham"):
            yield from abilities.trigger(table, "return_to_arkham", who=who, place=came_from)


def _world_meant(table: Table, op: said.GoToOtherWorld, ctx: Context) -> str | None:
    worlds = table.library.worlds
    if op.world in worlds:
        return op.world
    if op.world == "this":
        return ctx.place if ctx.place in worlds else table.gate_world(ctx.place or ctx.you.place)
    if op.world == "top_gate_marker":
        table.chance.reveal()
        return row_of(table.state.gate_pile[-1]) if table.state.gate_pile else None
    return None


def _gate_to_take(table: Table, op: said.GoToOtherWorld, ctx: Context) -> Steps[str | None]:
    """The open gate that the words mean; of several the picker's choice; None when there is none."""
    open_gates = list(table.state.gates)
    if op.world == "nearest_open_gate":
        open_gates = _nearest(table, ctx.you.place, open_gates)
    elif op.world == "hardest_open_gate":
        markers = table.library.gate_markers
        numbers = {space: markers[table.state.gates[space]].modifier for space in open_gates}
        open_gates = [space for space in open_gates if numbers[space] == min(numbers.values())]
    elif op.world != "any":
        world = _world_meant(table, op, ctx)
        open_gates = [space for space in open_gates if table.gate_world(space) == world]
    picker = table.first_player if op.picker == "first_player" else ctx.you
    return (yield from asking.pick("gate", picker, "gate", open_gates, ctx.source))


def _nearest(table: Table, start: str, open_gates: list[str]) -> list[str]:
    """The gates that the fewest steps lead to; all of them where no steps lead to any."""
    reached, frontier = {start}, [start]
    while frontier:
        found = [space for space in open_gates if space in frontier]
        if found:
            return found
        beyond = (near for space in frontier for near in table.library.neighbors.get(space, ()))
        frontier = [near for near in dict.fromkeys(beyond) if near not in reached]
        reached.update(frontier)
    return open_gates


# --- devoured, encounters -----------------------------------------------------------------------------
@runs(said.Devoured)
def run_devoured(table: Table, op: said.Devoured, ctx: Context) -> Steps[None]:
    """The investigator is devoured."""
    yield from investigators.devour(table, ctx.you)


@runs(said.Encounter)
def run_encounter(table: Table, op: said.Encounter, ctx: Context) -> Steps[None]:
    """Have an encounter of that place without moving."""
    draw = 1 if op.draw is None else amounts.value(table, op.draw, ctx)
    yield from encounters.location_encounter(table, ctx.you, op.place, draw=draw, keep=op.keep)
