"""Effects on where an investigator is and how he fares: statuses, moves, Other Worlds, encounters."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, Self

from pydantic import Field, model_validator

from arkham_desktop.arkham.content.fields import CardId, MoveTarget, SpaceId, WorldTarget
from arkham_desktop.arkham.content.words import Picker, Status
from arkham_desktop.arkham.effects import amounts
from arkham_desktop.arkham.effects.amounts import Amount
from arkham_desktop.arkham.effects.base import Op, require_one_of, runs, useful
from arkham_desktop.arkham.state import Card, row_of

if TYPE_CHECKING:
    from arkham_desktop.arkham.context import Context
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.engine import Steps

# The functions below import the chapters of the rules when they run: the chapters import this package.
# ruff: noqa: PLC0415


class SetStatus(Op):
    """Set or clear a status; `money` and `repay`: of this bank loan; `to`: which jail."""

    op: Literal["status"] = "status"
    set: Status | None = None
    clear: Status | None = None
    even_if_immune: bool = False
    money: int | None = None
    repay: int | None = None
    to: SpaceId | None = None
    example: ClassVar = {"op": "status", "set": "bank_loan", "money": 15, "repay": 10}

    @model_validator(mode="after")
    def _set_or_clear(self) -> Self:
        require_one_of(self, "set", "clear")
        return self


class TurnCondition(Op):
    """Turn a Condition card face up or face down."""

    op: Literal["condition"] = "condition"
    card: CardId
    side: Literal["up", "down"]
    example: ClassVar = {"op": "condition", "card": "coded-messages", "side": "up"}


class InnsmouthLook(Op):
    """Draw `n` Innsmouth Look cards at once."""

    op: Literal["innsmouth_look"] = "innsmouth_look"
    n: int
    example: ClassVar = {"op": "innsmouth_look", "n": 1}


class Move(Op):
    """Move there; `encounter`: have one at once, drawing `draw` cards and keeping `keep`."""

    op: Literal["move"] = "move"
    to: MoveTarget
    encounter: bool = False
    draw: int = 1
    keep: int = 1
    example: ClassVar = {"op": "move", "to": "woods", "encounter": True, "draw": 2, "keep": 1}


class ReturnToArkham(Op):
    """Come back from an Other World to a gate that leads there; `explored`: with the marker."""

    op: Literal["return_to_arkham"] = "return_to_arkham"
    explored: bool = True
    example: ClassVar = {"op": "return_to_arkham", "explored": False}


class GoToOtherWorld(Op):
    """Go to an Other World (nothing if no open gate leads there); `then`: what comes after the encounter.

    `top_gate_marker`: look at the top marker of the pile; it goes back on top.
    """

    op: Literal["other_world"] = "other_world"
    world: WorldTarget
    area: int = Field(default=1, ge=1, le=2)
    encounter: bool = False
    then: Literal["return", "stay"] | None = None
    picker: Picker = "you"
    example: ClassVar = {"op": "other_world", "world": "this", "area": 1, "encounter": False, "then": "stay"}


class Devoured(Op):
    """The investigator is devoured."""

    op: Literal["devoured"] = "devoured"
    example: ClassVar = {"op": "devoured"}


class Encounter(Op):
    """Have an encounter of that place without moving, drawing `draw` cards and keeping `keep`."""

    op: Literal["encounter"] = "encounter"
    place: SpaceId
    draw: Amount | None = None
    keep: int = 1
    example: ClassVar = {"op": "encounter", "place": "library", "draw": 2, "keep": 1}


DEVOURED_BY_THE_LOOK = "devoured_by_innsmouth_look"
"""What has happened when somebody drew the marked card, for a Rumor that waits for it."""


# --- statuses -----------------------------------------------------------------------------------------
@runs(SetStatus)
def run_status(table: Table, op: SetStatus, ctx: Context) -> Steps[None]:
    """Make "you" delayed, blessed, a deputy…, or end that."""
    from arkham_desktop.arkham.rules import statuses

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


@useful(SetStatus)
def status_changes(table: Table, op: SetStatus, ctx: Context) -> bool:
    """A state that holds already does not begin, one that does not hold does not end."""
    from arkham_desktop.arkham.rules import statuses

    if op.clear is not None:
        return statuses.has_status(table, ctx.you, op.clear)
    assert op.set is not None
    return not statuses.has_status(table, ctx.you, op.set)


def _face_up(table: Table, card: str) -> Card | None:
    """The Condition card that lies face up, or None."""
    return next((one for one in table.state.conditions if row_of(one.id) == card), None)


@runs(TurnCondition)
def run_condition(table: Table, op: TurnCondition, ctx: Context) -> Steps[None]:
    """Turn a Condition card: face up it serves everybody, face down it lies among the others (DUN-23)."""
    from arkham_desktop.arkham import events
    from arkham_desktop.arkham.rules import decks

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


@useful(TurnCondition)
def condition_changes(table: Table, op: TurnCondition, ctx: Context) -> bool:
    """Only when it lies on its other side."""
    return (_face_up(table, op.card) is None) == (op.side == "up")


@runs(InnsmouthLook)
def run_innsmouth_look(table: Table, op: InnsmouthLook, ctx: Context) -> Steps[None]:
    """Draw that many cards at once, carry each out, then shuffle all of them in again."""
    from arkham_desktop.arkham.content.cards import SpecialCard
    from arkham_desktop.arkham.effects.running import run_effects
    from arkham_desktop.arkham.events import CardShown
    from arkham_desktop.arkham.rules import cards, decks, mythos_cards

    extra, _ = cards.extra_draw(table, ctx.you, "innsmouth_look")
    drawn = [decks.draw_top(table, "innsmouth_look") for _ in range(op.n + extra)]
    for instance in drawn:
        row = table.library.card(instance) if instance is not None else None
        if instance is not None:
            table.emit(CardShown("innsmouth_look", instance))
        if isinstance(row, SpecialCard) and not ctx.you.devoured:
            yield from run_effects(table, row.do, ctx)
    for instance in drawn:
        if instance is not None:
            decks.put_under(table, instance)
    decks.shuffle(table, "innsmouth_look")
    if ctx.you.devoured:
        yield from mythos_cards.watch_rumor(table, happened=(DEVOURED_BY_THE_LOOK,))


# --- moving -------------------------------------------------------------------------------------------
@runs(Move)
def run_move(table: Table, op: Move, ctx: Context) -> Steps[None]:
    """Move "you" there; in one's own movement it takes the place of a walk (MOV-23)."""
    from arkham_desktop.arkham.phases import movement
    from arkham_desktop.arkham.rules import encounters, investigators, travel

    who = ctx.you
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
    from arkham_desktop.arkham.rules import mythos_cards

    return ctx.gate if ctx.gate is not None else mythos_cards.draw_place(table)


def _caster(table: Table, ctx: Context) -> Investigator | None:
    """Who holds the card at hand: inside a for_each "you" is somebody else."""
    from arkham_desktop.arkham.rules import cards

    return cards.owner_of(table, ctx.card) if ctx.card is not None else None


def _is_ride(table: Table, who: Investigator, ctx: Context) -> bool:
    """Whether a move is a part of the movement of the one who moves, and not of some encounter."""
    from arkham_desktop.arkham.phases import movement

    if not movement.is_moving(table, who) or len(table.cause) > 1:  # in a combat, for one
        return False
    owner = _caster(table, ctx)
    return owner is who or ctx.source in (who.id, who.place)


@useful(Move)
def move_changes(table: Table, op: Move, ctx: Context) -> bool:
    """Only to somewhere else; in the Movement phase only by whoever is on the move (MOV-20)."""
    from arkham_desktop.arkham.phases import movement
    from arkham_desktop.arkham.rules import travel

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
@runs(ReturnToArkham)
def run_return(table: Table, op: ReturnToArkham, ctx: Context) -> Steps[None]:
    """Back by a gate that leads here; nothing for whoever is in no Other World."""
    from arkham_desktop.arkham.rules import gates

    if table.in_other_world(ctx.you):
        yield from gates.return_from(table, ctx.you, explored=op.explored)


@useful(ReturnToArkham)
def return_changes(table: Table, op: ReturnToArkham, ctx: Context) -> bool:
    """Only from an Other World."""
    return table.in_other_world(ctx.you)


@runs(GoToOtherWorld)
def run_other_world(table: Table, op: GoToOtherWorld, ctx: Context) -> Steps[None]:
    """Go to an Other World: through an open gate, or straight there where the card says what comes then."""
    from arkham_desktop.arkham import abilities
    from arkham_desktop.arkham.rules import encounters, gates, investigators

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
    if op.then == "return" and who.place == world and not who.devoured:
        investigators.move_to(table, who, came_from, "return", area=area)
        who.entered = entered
        if not area and table.listeners("return_to_arkham"):
            yield from abilities.trigger(table, "return_to_arkham", who=who, place=came_from)


def _world_meant(table: Table, op: GoToOtherWorld, ctx: Context) -> str | None:
    worlds = table.library.worlds
    if op.world in worlds:
        return op.world
    if op.world == "this":
        return ctx.place if ctx.place in worlds else table.gate_world(ctx.place or ctx.you.place)
    if op.world == "top_gate_marker":
        table.chance.reveal()
        return row_of(table.state.gate_pile[-1]) if table.state.gate_pile else None
    return None


def _gate_to_take(table: Table, op: GoToOtherWorld, ctx: Context) -> Steps[str | None]:
    """The open gate that the words mean; of several the picker's choice; None when there is none."""
    from arkham_desktop.arkham import asking

    gates = list(table.state.gates)
    if op.world == "nearest_open_gate":
        gates = _nearest(table, ctx.you.place, gates)
    elif op.world == "hardest_open_gate":
        markers = table.library.gate_markers
        numbers = {space: markers[table.state.gates[space]].modifier for space in gates}
        gates = [space for space in gates if numbers[space] == min(numbers.values())]
    elif op.world != "any":
        world = _world_meant(table, op, ctx)
        gates = [space for space in gates if table.gate_world(space) == world]
    picker = table.first_player if op.picker == "first_player" else ctx.you
    return (yield from asking.pick("gate", picker, "gate", gates, ctx.source))


def _nearest(table: Table, start: str, gates: list[str]) -> list[str]:
    """The gates that the fewest steps lead to; all of them where no steps lead to any."""
    reached, frontier = {start}, [start]
    while frontier:
        found = [space for space in gates if space in frontier]
        if found:
            return found
        beyond = (near for space in frontier for near in table.library.neighbors.get(space, ()))
        frontier = [near for near in dict.fromkeys(beyond) if near not in reached]
        reached.update(frontier)
    return gates


# --- devoured, encounters -----------------------------------------------------------------------------
@runs(Devoured)
def run_devoured(table: Table, op: Devoured, ctx: Context) -> Steps[None]:
    """The investigator is devoured."""
    from arkham_desktop.arkham.rules import investigators

    yield from investigators.devour(table, ctx.you)


@runs(Encounter)
def run_encounter(table: Table, op: Encounter, ctx: Context) -> Steps[None]:
    """Have an encounter of that place without moving."""
    from arkham_desktop.arkham.rules import encounters

    draw = 1 if op.draw is None else amounts.value(table, op.draw, ctx)
    yield from encounters.location_encounter(table, ctx.you, op.place, draw=draw, keep=op.keep)
