"""Recounting a position from scratch: every broken invariant, as a sentence.

Nothing is looked up in the table's indexes: what is there is counted anew, and the indexes themselves are
built again and compared. Fast enough to be asked after every decision of a simulated game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from arkham_desktop.arkham.content.cards import SpecialCard
from arkham_desktop.arkham.content.library import Library, once_a_library
from arkham_desktop.arkham.decks import TOKEN_DECKS
from arkham_desktop.arkham.rules import closing, losses, placing, skills, terror
from arkham_desktop.arkham.rules.doom import track_length
from arkham_desktop.arkham.state import LOST, SKY, Card, Investigator, State

if TYPE_CHECKING:
    from arkham_desktop.arkham.table import Table


class Pieces(NamedTuple):
    """Every copy of everything in the chosen sets, by what it is."""

    cards: frozenset[str]
    mythos: frozenset[str]
    gate_cards: frozenset[str]
    markers: frozenset[str]
    monsters: frozenset[str]


@once_a_library
def pieces_of(library: Library) -> Pieces:
    """The pieces of a library."""
    rows = library.cards.values()
    held = [row.id for row in rows if not (isinstance(row, SpecialCard) and row.kind == "replacement")]
    small = {extra.deck for extra in library.extras.values() if extra.deck is not None}
    return Pieces(
        frozenset(
            [
                *(copy for row in held for copy in library.copies[row]),
                *(copy for deck in small for copy in library.decks[deck]),
            ]
        ),
        frozenset(library.decks["mythos"]),
        frozenset(library.decks["gate"]),
        frozenset(library.gate_markers),
        frozenset(library.monster_instances),
    )


def problems(table: Table) -> list[str]:
    """All broken invariants of the position; empty when it is sound."""
    found = [
        *_miscounted(table.library, table.state),
        *_people(table),
        *_board(table),
        *_tracks(table),
    ]
    for module in table.modules:
        found += module.problems(table)
    if table.stale():
        found.append("the indexes are stale: something with modifiers or abilities came or went unnoticed")
    return found


def seam_problems(table: Table) -> list[str]:
    """What must hold besides wherever nothing is under way: nothing in transit, nobody unsettled."""
    battle = table.state.battle
    if battle is not None and battle.stage == "start":
        return []  # the awakening broke off whatever was under way; the battle's start puts it right
    transit = table.state.transit
    piles = (transit.cards, transit.monsters, transit.gates, transit.mythos, transit.gate_cards)
    return [
        *(f"{', '.join(pile)} lies in transit although nothing is under way" for pile in piles if pile),
        *(
            f"{who.id} has {who.sanity} Sanity and {who.stamina} Stamina and was not settled"
            for who in table.investigators
            if who.sanity <= 0 or who.stamina <= 0
        ),
    ]


# --- everything in one place ---------------------------------------------------------------------------
def _cards_in_play(state: State) -> Iterator[Card]:
    for who in state.investigators:
        yield from who.cards
    if state.environment is not None:
        yield state.environment
    if state.rumor is not None:
        yield state.rumor


def _miscounted(library: Library, state: State) -> Iterator[str]:
    pieces, transit, box = pieces_of(library), state.transit, state.box
    people = state.investigators
    cards = [card for name, deck in state.decks.items() if name not in TOKEN_DECKS for card in deck]
    cards += (card.id for who in people for card in who.cards)
    cards += (card.id for card in state.conditions)
    yield from _differ("card", pieces.cards, [*cards, *transit.cards], box)
    in_play = [card.id for card in (state.environment, state.rumor) if card is not None]
    yield from _differ("Mythos card", pieces.mythos, [*state.mythos, *transit.mythos, *in_play], box)
    kept = [card.id for who in people for card in who.kept if card.id in pieces.gate_cards]
    yield from _differ("gate card", pieces.gate_cards, [*state.gate_cards, *transit.gate_cards, *kept], box)
    markers = [*state.gate_pile, *state.gates.values(), *transit.gates]
    markers += (marker for who in people for marker in who.gate_trophies)
    yield from _differ("gate marker", pieces.markers, markers, box)
    monsters = [*state.cup, *state.monsters, *state.outskirts, *transit.monsters, *state.sheet_monsters]
    monsters += (monster for who in people for monster in who.monster_trophies)
    monsters += (monster for card in _cards_in_play(state) for monster in card.monsters)
    yield from _differ("monster", pieces.monsters, monsters, box)
    known = pieces.cards | pieces.mythos | pieces.gate_cards | pieces.markers | pieces.monsters
    yield from (f"{thing} in the box is nothing of the chosen sets" for thing in box if thing not in known)


def _differ(what: str, all_of_them: frozenset[str], places: list[str], box: Iterable[str]) -> Iterator[str]:
    """What is missing, there twice or unknown among all pieces of a kind."""
    found = [*places, *(thing for thing in box if thing in all_of_them)]
    if len(found) == len(all_of_them) and all_of_them.issuperset(found) and len(set(found)) == len(found):
        return
    counts = Counter(found)
    yield from (f"{what} {thing} is nowhere" for thing in sorted(all_of_them - counts.keys()))
    yield from (f"{what} {thing} is in {n} places" for thing, n in counts.items() if n > 1)
    yield from (f"{what} {thing} is none of the chosen sets" for thing in counts if thing not in all_of_them)


# --- people --------------------------------------------------------------------------------------------
def _people(table: Table) -> Iterator[str]:
    state = table.state
    ids = [who.id for who in state.investigators]
    if len(set(ids)) < len(ids):
        yield f"an investigator sits at two seats: {', '.join(ids)}"
    for seat, who in enumerate(state.investigators):
        if who.seat != seat:
            yield f"{who.id} sits at seat {seat} and thinks it is {who.seat}"
        out = who.is_out
        if not out and who.id in state.unused_investigators:
            yield f"{who.id} is in play and unused at once"
        if not out:
            yield from _person(table, who)


def _person(table: Table, who: Investigator) -> Iterator[str]:
    yield from _whereabouts(table, who)
    for what in ("sanity", "stamina"):
        value, most = getattr(who, what), skills.maximum(table, who, what)
        if not 0 <= value <= most and (value < 0 or losses.OVER_MAX + what not in who.used_in_game):
            yield f"{who.id} has {value} {what}, of at most {most}"
    for what in ("money", "clues", "focus_left", "movement_left", "defaulted_loans"):
        if getattr(who, what) < 0:
            yield f"{who.id} has {getattr(who, what)} {what}"
    for slider, stop in who.sliders.items():
        if not 0 <= stop < skills.STOPS:
            yield f"the slider {slider} of {who.id} stands at {stop}"
    for card in who.cards:
        if any(n < 0 for n in card.tokens.values()):
            yield f"{card.id} of {who.id} bears {card.tokens}"


def _whereabouts(table: Table, who: Investigator) -> Iterator[str]:
    library, place = table.library, who.place
    if who.area:
        world = library.worlds.get(place)
        if world is None or who.area > world.areas:
            yield f"{who.id} is in area {who.area} of {place}, which is no such world"
    elif place != LOST and (
        place not in library.spaces or library.spaces[place].kind in ("sky", "outskirts")
    ):
        yield f"{who.id} is at {place}, where nobody can stand"
    elif closing.is_closed(table, place):
        yield f"{who.id} is at {place}, which is closed"
    if who.explored and (who.area or place not in table.state.gates):
        yield f"{who.id} has an explored marker at {place}, where no gate is open"


# --- the board -----------------------------------------------------------------------------------------
def _board(table: Table) -> Iterator[str]:
    state, spaces = table.state, table.library.spaces
    for space in (*state.gates, *state.seals):
        if spaces[space].stable is not False:
            yield f"a gate or an elder sign is at {space}, which is no unstable location"
    yield from (
        f"a gate is open at {space} under an elder sign" for space in state.gates if space in state.seals
    )
    if len(set(state.seals)) < len(state.seals):
        yield f"a place has two elder signs: {', '.join(state.seals)}"
    if state.seals_played < len(state.seals):
        yield f"{len(state.seals)} elder signs lie on the board, and {state.seals_played} were played"
    for space, n in state.clues.items():
        if n < 0:
            yield f"{n} clue tokens lie at {space}"
        if n and space in state.gates:
            yield f"clue tokens lie at the open gate of {space}"
    for monster, place in state.monsters.items():
        if place != SKY and (place not in spaces or spaces[place].kind in ("outskirts", "limbo")):
            yield f"{monster} is at {place}, where no monster can be"
    yield from _limits(table)


def _limits(table: Table) -> Iterator[str]:
    """LIM-01 and LIM-03; in the final battle the board no longer matters."""
    state = table.state
    if state.battle is not None:
        return
    limit = placing.monster_limit(table)
    if limit is not None and placing.monsters_counted(table) > limit:
        yield f"{placing.monsters_counted(table)} monsters are in Arkham, and the limit is {limit}"
    if len(state.outskirts) > placing.outskirts_capacity(table):
        most = placing.outskirts_capacity(table)
        yield f"{len(state.outskirts)} monsters are in the Outskirts, which hold {most}"


def _tracks(table: Table) -> Iterator[str]:
    state = table.state
    if not 0 <= state.terror <= terror.HIGHEST:
        yield f"the terror level is {state.terror}"
    if state.doom < 0 or (state.battle is None and state.doom > track_length(table)):
        yield f"the doom track holds {state.doom} tokens"
    if not 0 <= state.first_player < len(state.investigators):
        yield f"the first player marker is at seat {state.first_player}"
    if state.players != len(state.investigators):
        yield f"{len(state.investigators)} seats are taken of {state.players}"
