"""Encounters: drawing location cards and gate cards, choosing among several, resolving one (ENC, OWE)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from arkham_desktop.arkham import events, modifiers
from arkham_desktop.arkham.context import Context
from arkham_desktop.arkham.effects import amounts
from arkham_desktop.arkham.effects.people import Encounter as EncounterOp
from arkham_desktop.arkham.effects.running import run_effects
from arkham_desktop.arkham.rules import combat, gates
from arkham_desktop.arkham.state import row_of
from arkham_desktop.engine import Decision, Option, Steps

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.models import Encounter as LocationEncounter
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Listener, Table


@dataclass(slots=True)
class Drawn:
    """The cards drawn for one encounter, before one of them is resolved.

    ``place`` is a space or a world. ``cards`` are encounter ids or gate card instances; ``used`` the numbers
    of the location cards taken out of the deck so far, so that none is drawn twice (ENC-04).
    """

    kind: Literal["location_card", "gate_card"]
    who: Investigator
    place: str
    cards: list[str]
    used: list[int] = field(default_factory=list)


# --- drawing ------------------------------------------------------------------------------------------
def _extra_cards(table: Table, who: Investigator, deck: str) -> int:
    """Cards drawn beyond what is said, one of all being kept as always (ENC-27, OWE-13)."""
    extra = 0
    for modifier in table.modifiers("draw", who):
        op = modifier.op
        if op.deck == deck and op.n is not None and modifiers.applies(table, modifier, who=who):
            extra += amounts.value(table, op.n, Context(modifier.source, who, modifier.card))
    return extra


def has_deck(table: Table, place: str) -> bool:
    """Whether there are location cards with an entry for ``place``."""
    neighborhood = table.library.spaces[place].neighborhood
    return neighborhood is not None and any(
        place in table.library.encounters[neighborhood, card]
        for card in table.library.location_cards.get(neighborhood, ())
    )


def _draw_location_card(table: Table, drawn: Drawn) -> bool:
    """Draw one more card of the neighborhood's shuffled deck; False when there is none left."""
    library = table.library
    neighborhood = library.spaces[drawn.place].neighborhood
    if neighborhood is None:
        return False
    left = [
        card
        for card in library.location_cards.get(neighborhood, ())
        if card not in drawn.used and drawn.place in library.encounters[neighborhood, card]
    ]
    if not left:
        return False
    tops = table.state.location_tops.get(neighborhood)
    # A card that was looked at lies on top.
    card = tops.pop() if tops and tops[-1] in left else table.chance.pick(left)
    drawn.used.append(card)
    _show(table, drawn, library.encounters[neighborhood, card][drawn.place].id)
    return True


def _draw_gate_card(table: Table, drawn: Drawn) -> bool:
    """Draw gate cards until one has a color of the world; the others go under the deck (OWE-01)."""
    state, library = table.state, table.library
    colors = world_colors(table, drawn.who, drawn.place)
    for _ in range(len(state.gate_cards)):
        instance = state.gate_cards.pop()
        table.chance.reveal()
        color = library.gate_cards[row_of(instance)].color
        if color == "all" or color in colors:
            state.transit.gate_cards.append(instance)
            _show(table, drawn, instance)
            return True
        state.gate_cards.insert(0, instance)
        table.emit(events.GateCardPassed(instance))
    return False


def world_colors(table: Table, who: Investigator, world: str) -> set[str]:
    """The colors of the encounters ``who`` can have in a world."""
    colors: set[str] = set(table.library.worlds[world].colors)
    colors.update(modifier.op.color for modifier in table.modifiers("world_color", who))
    return colors


def _show(table: Table, drawn: Drawn, card: str) -> None:
    drawn.cards.append(card)
    table.emit(events.EncounterDrawn(drawn.who.id, card, drawn.place))


def redraw(table: Table, drawn: Drawn) -> None:
    """Put the cards just drawn back and draw as many others."""
    count = len(drawn.cards)
    drawn.cards.clear()
    if drawn.kind == "location_card":
        drawn.used.clear()  # what is put back is shuffled in again (ENC-03)
        draw = _draw_location_card
    else:
        _put_under(table)
        draw = _draw_gate_card
    for _ in range(count):
        draw(table, drawn)


def _put_under(table: Table) -> None:
    """The gate cards drawn go face down under the deck (OWE-02)."""
    transit = table.state.transit.gate_cards
    for instance in transit:
        table.state.gate_cards.insert(0, instance)
    transit.clear()


# --- having one ---------------------------------------------------------------------------------------
def _draw(table: Table, drawn: Drawn, count: int, draw: Callable[[Table, Drawn], bool]) -> Steps[str | None]:
    """Draw ``count`` cards and return the one ``drawn.who`` has to resolve: of several, one of choice."""
    for _ in range(count):
        if not draw(table, drawn):
            break
    who = drawn.who
    displaced = who.displaced

    def build() -> list[Option]:
        if who.displaced != displaced:
            return []  # what was paid to exchange the card has ended the encounter (ENC-26)
        if len(drawn.cards) == 1:
            return [Option("continue", "", drawn.cards[0])]
        return [Option("choose", str(n), card) for n, card in enumerate(drawn.cards, 1)]

    choice = yield Decision(
        "encounter_card",
        who.id,
        build,
        window="encounter_card_drawn",
        about=drawn,
        reason="ENC-03",
        show=True,
    )
    return choice.data if choice.verb != "void" else None


def location_encounter(
    table: Table, who: Investigator, place: str, *, draw: int = 1, keep: int = 1
) -> Steps[None]:
    """An encounter of ``place``: draw ``draw`` cards of its neighborhood, resolve ``keep`` of them (ENC-03).

    The cards go back into their deck, which is shuffled each time: a location deck needs no state.
    """
    drawn = Drawn("location_card", who, place, [])
    count = draw + _extra_cards(table, who, "location")
    for _ in range(keep):
        card = yield from _draw(table, drawn, count if not drawn.used else 0, _draw_location_card)
        if card is None:
            return
        drawn.cards.remove(card)
        encounter = _encounter(table, place, card)
        yield from run_effects(table, encounter.do, Context(card, who, place=place))


def _encounter(table: Table, place: str, card: str) -> LocationEncounter:
    library = table.library
    neighborhood = library.spaces[place].neighborhood
    assert neighborhood is not None, f"{place} lies in no neighborhood"
    for number in library.location_cards[neighborhood]:
        encounter = library.encounters[neighborhood, number].get(place)
        if encounter is not None and encounter.id == card:
            return encounter
    raise KeyError(card)


def world_encounter(table: Table, who: Investigator) -> Steps[None]:
    """An encounter in the Other World one is in: the entry of that world, or the other one (OWE-02)."""
    world = who.place
    entered = who.entered
    drawn = Drawn("gate_card", who, world, [])
    instance = yield from _draw(table, drawn, 1 + _extra_cards(table, who, "gate"), _draw_gate_card)
    if instance is not None:
        row = table.library.gate_cards[row_of(instance)]
        entry = row.entries.get(world)
        do = row.entries["other"] if entry is None else entry
        yield from run_effects(table, do, Context(row.id, who, place=world, entered=entered))
    _put_under(table)


def again(table: Table, ctx: Context) -> Steps[None]:
    """Another encounter of the same kind, for whoever is still there: draw again."""
    who = ctx.you
    if ctx.source in table.library.gate_cards:
        if table.in_other_world(who):
            yield from world_encounter(table, who)
    elif ctx.place is not None and table.in_town(who) and not who.no_encounter:
        yield from location_encounter(table, who, ctx.place)


# --- where an encounter is had ------------------------------------------------------------------------
def redirection(table: Table, who: Investigator, place: str) -> Listener | None:
    """What makes ``who`` have another entry in place of every encounter at ``place`` (ENC-29)."""
    for listener in table.listeners("arkham_encounter"):
        ability = listener.ability
        if (
            listener.owner is who
            and ability.instead_of_encounter
            and ability.at == place
            and is_redirection(listener)
        ):
            return listener
    return None


def is_redirection(listener: Listener) -> bool:
    """Whether an ability is nothing but the entry of another place."""
    do = listener.ability.do
    return len(do) == 1 and isinstance(do[0], EncounterOp) and not listener.ability.cost


def entry_of(table: Table, who: Investigator, place: str) -> str:
    """The place whose entries ``who`` reads at ``place``."""
    listener = redirection(table, who, place)
    if listener is None:
        return place
    op = listener.ability.do[0]
    assert isinstance(op, EncounterOp)
    return op.place


def encounter_at(table: Table, who: Investigator, place: str, *, draw: int = 1, keep: int = 1) -> Steps[None]:
    """A normal encounter at a location: the Inner Sanctum's for members of the Lodge."""
    entry = entry_of(table, who, place)
    if entry != place:
        for listener in table.listeners("arkham_encounter"):
            if is_redirection(listener) and (listener.owner is who or listener.place == place):
                table.emit(events.AbilityUsed(listener.source, who.id, listener.index))
    yield from location_encounter(table, who, entry, draw=draw, keep=keep)


def arrive(table: Table, who: Investigator, *, draw: int = 1, keep: int = 1) -> Steps[None]:
    """An encounter at once where one has just been moved (ENC-12 to ENC-14).

    The monsters standing there are fought or evaded first; a gate draws one through in place of an encounter.
    """
    place, displaced = who.place, who.displaced
    monsters = table.monsters_at(place)
    if monsters:
        yield from combat.meet_monsters(table, who, monsters)
        if who.displaced != displaced or who.place != place:
            return
    if place in table.state.gates:
        gates.draw_through(table, who, place, False)
    elif table.library.spaces[place].kind != "street":
        yield from encounter_at(table, who, place, draw=draw, keep=keep)
