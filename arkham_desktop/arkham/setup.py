"""Setting the game up: what is chosen before, the new position, and what is still asked of people (SET)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from arkham_desktop.arkham import abilities, events
from arkham_desktop.arkham.content import parts
from arkham_desktop.arkham.content.errors import ContentError
from arkham_desktop.arkham.content.library import Library, once_a_library
from arkham_desktop.arkham.content.loading import BASE
from arkham_desktop.arkham.content.models import FixedCard, Mythos
from arkham_desktop.arkham.decks import new_decks, take_out
from arkham_desktop.arkham.effects.base import nearest
from arkham_desktop.arkham.modules import modules_of
from arkham_desktop.arkham.rules import cards, placing, skills, travel
from arkham_desktop.arkham.state import Card, Investigator, State, row_of
from arkham_desktop.arkham.table import Table
from arkham_desktop.engine import Chance, Decision, Option, Steps

RANDOM = "random"
MOST_PLAYERS = 8
ALLIES_IN_PLAY = 11
ANYWHERE = "any"
PersonName = Annotated[str, Field(max_length=100)]
_DONE = Option("done")


class SetupError(ValueError):
    """A set-up that cannot be played; the text is a sentence for people."""


class Setup(BaseModel):
    """What is chosen before a game.

    ``investigators``: ids by seat, each may be ``random``, or ``random`` for all of them. ``persons``: names
    of the people at the seats, in the same order. ``ancient_one`` and ``herald`` may be ``random``.
    """

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    sets: Annotated[tuple[str, ...], Field(strict=False, min_length=1)] = ("base",)
    homebrew: Annotated[tuple[str, ...], Field(strict=False)] = ()
    ancient_one: str = RANDOM
    herald: str | None = None
    players: int | None = Field(default=None, ge=1, le=MOST_PLAYERS)
    investigators: Literal["random"] | Annotated[tuple[str, ...], Field(strict=False)] = "random"
    persons: Annotated[tuple[PersonName, ...], Field(strict=False)] = ()
    first_player: str = RANDOM
    seed: int = 0
    variants: Annotated[tuple[str, ...], Field(strict=False)] = ()
    undo: Literal["free", "marked", "forbidden"] = "marked"

    @property
    def seats(self) -> tuple[str, ...]:
        """One investigator id or ``random`` for each seat."""
        named = () if self.investigators == RANDOM else tuple(self.investigators)
        count = self.players if self.players is not None else max(1, len(named))
        return named + (RANDOM,) * (count - len(named))


def load_library(setup: Setup) -> Library:
    """The content of a set-up's sets.

    Raises:
        SetupError: a set does not exist, or the base set is missing.
        ContentError: a homebrew file has a mistake.
    """
    try:
        library = Library.load(setup.sets, [Path(folder) for folder in setup.homebrew], setup.variants)
        if BASE not in setup.sets:
            raise SetupError(f'every game needs the set "{BASE}": add it to {", ".join(setup.sets)}')
        return library
    except ContentError as error:
        if error.line == 0 and not setup.homebrew:
            raise SetupError(error.message) from error
        raise


def new_table(setup: Setup) -> Table:
    """A new game before its first question: board, decks, cup and people as SET-01 to SET-13 say.

    What needs somebody's choice (random cards that may be exchanged, sliders, the first Mythos card) is asked
    afterwards by :func:`next_step`.

    Raises:
        SetupError: the set-up names something that does not exist, or twice.
        ContentError: a homebrew file has a mistake.
    """
    library = load_library(setup)
    _check_variants(setup, library)
    chance = Chance(setup.seed)
    chance.reseed(0)
    seats = _people(setup, library, chance)
    state = State(
        seed=setup.seed,
        sets=list(library.sets),
        ancient_one=_one_of(setup.ancient_one, library.ancient_ones, "Ancient One", chance),
        players=len(seats),
        variants=list(setup.variants),
        herald=None if setup.herald is None else _one_of(setup.herald, library.heralds, "Herald", chance),
        undo=setup.undo,
    )
    state.first_player = _first_player(setup, seats, chance)
    table = Table(library, state, chance)
    state.decks = new_decks(library)
    for seat, (name, person) in enumerate(seats):
        state.investigators.append(_seated(library, name, person, seat))
    state.unused_investigators = [name for name in library.investigators if name not in dict(seats)]
    for who in table.investigators:
        deal_fixed(table, who)
    _shuffle_decks(table)
    _fill_cup(table)
    state.clues = dict.fromkeys(_clues(library), 1)
    for module in table.modules:
        module.set_up(table)
    for who in table.investigators:
        fill_up(table, who)
    chance.revealed = False
    return table


STORIES = "stories"
"""The variant in which everybody has a personal story (VAR-13)."""


def variants_of(sets: Iterable[str]) -> tuple[str, ...]:
    """The variants that can be chosen with these sets."""
    names = tuple(sets)
    of_rules = (variant for module in modules_of(names) for variant in module.variants)
    return (*of_rules, *parts.words_of(names))


def _check_variants(setup: Setup, library: Library) -> None:
    """Refuse variants the sets do not have, and a Herald without the board it needs."""
    known = variants_of(library.sets)
    for word in setup.variants:
        if word not in known:
            raise SetupError(f'the chosen sets have no variant "{word}"{nearest(word, known)}')


# --- who plays -----------------------------------------------------------------------------------------
def _one_of(name: str, known: Iterable[str], what: str, chance: Chance) -> str:
    names = list(known)
    if name == RANDOM:
        if not names:
            raise SetupError(f"no {what} is in the chosen sets")
        return chance.pick(names)
    if name not in names:
        raise SetupError(f'there is no {what} "{name}" in the chosen sets{nearest(name, names)}')
    return name


def _people(setup: Setup, library: Library, chance: Chance) -> list[tuple[str, str]]:
    """Investigator and person of each seat; nobody is in play twice (SET-05)."""
    named = [name for name in setup.seats if name != RANDOM]
    if len(setup.seats) > MOST_PLAYERS:
        raise SetupError(f"{len(setup.seats)} investigators are named, and {MOST_PLAYERS} can play")
    for name in named:
        _one_of(name, library.investigators, "investigator", chance)
    if len(set(named)) < len(named):
        twice = next(name for name in named if named.count(name) > 1)
        raise SetupError(f'the investigator "{twice}" is named twice, and can be in play once')
    free = [name for name in library.investigators if name not in named]
    if len(setup.seats) - len(named) > len(free):
        raise SetupError("the chosen sets have fewer investigators than there are seats")
    chance.shuffle(free)
    persons = [*setup.persons, *[""] * len(setup.seats)]
    return [(free.pop() if name == RANDOM else name, persons[seat]) for seat, name in enumerate(setup.seats)]


def _first_player(setup: Setup, seats: Sequence[tuple[str, str]], chance: Chance) -> int:
    names = [name for name, _ in seats]
    if setup.first_player == RANDOM:
        return chance.below(len(names))
    if setup.first_player not in names:
        raise SetupError(f'the first player "{setup.first_player}" is not among the investigators')
    return names.index(setup.first_player)


def _seated(library: Library, name: str, person: str, seat: int) -> Investigator:
    sheet = library.investigators[name]
    home = library.streets[0] if sheet.home == ANYWHERE else sheet.home  # chosen in `choose_home`
    who = Investigator(name, seat, person, home, sheet.sanity, sheet.stamina)
    who.sliders = {skills.slider_of(sheet, pair[0]): 0 for pair in sheet.pairs}
    return who


# --- cards and tokens ----------------------------------------------------------------------------------
def deal_fixed(table: Table, who: Investigator) -> None:
    """Give the sheet's fixed possessions; a card of which no copy is left is not given (SET-07).

    Nor is one that was left in the box with its part (VAR-17).
    """
    library = table.library
    for thing in library.investigators[who.id].fixed:
        if isinstance(thing, FixedCard):
            known = thing.card in library.cards
            instance = take_out(table.state, library, thing.card) if known else None
            if instance is not None:
                who.cards.append(Card(instance))
        elif thing.what == "money":
            who.money += thing.n
        elif thing.what == "clue":
            who.clues += thing.n
        else:
            raise SetupError(
                f'the sheet of "{who.id}" begins with "{thing.what}", which nobody can begin with'
            )
    table.changed()


def _shuffle_decks(table: Table) -> None:
    state, chance, library = table.state, table.chance, table.library
    held = sum(1 for one in state.investigators for card in one.cards if library.card(card.id).deck == "ally")
    for deck in state.decks.values():
        chance.shuffle(deck)
    allies = state.decks["ally"]
    keep = max(0, ALLIES_IN_PLAY - held)
    state.box += allies[keep:]  # SET-24
    del allies[keep:]
    state.mythos = list(library.decks["mythos"])
    state.gate_cards = list(library.decks["gate"])
    state.gate_pile = list(library.gate_markers)
    for pile in (state.mythos, state.gate_cards, state.gate_pile):
        chance.shuffle(pile)


def _fill_cup(table: Table) -> None:
    """All monsters but Masks and Spawn, which stay in the box until a sheet calls them (SET-11)."""
    cup, box = _cup_and_box(table.library)
    table.state.cup += cup
    table.state.box += box
    table.chance.shuffle(table.state.cup)


@once_a_library
def _cup_and_box(library: Library) -> tuple[list[str], list[str]]:
    instances = library.monster_instances
    box = [name for name, row in instances.items() if row.mask or row.spawn]
    return [name for name in instances if name not in box], box


@once_a_library
def _clues(library: Library) -> list[str]:
    """Where clue tokens lie at the start."""
    return [space.id for space in library.spaces.values() if space.clue_at_setup]


# --- what is asked -------------------------------------------------------------------------------------
def next_step(table: Table) -> Steps[None] | None:
    """The next thing of the set-up that ``state.step`` points to; None when the game can begin."""
    state = table.state
    step, people = max(0, state.step), table.investigators
    state.step = step + 1
    if step == 0:
        return abilities.trigger(table, "setup")
    if step <= len(people):
        return deal_random(table, people[step - 1])
    if step <= 2 * len(people):
        return prepare(table, people[step - len(people) - 1])
    if step == 2 * len(people) + 1:
        return first_mythos(table)
    return None


def deal_random(table: Table, who: Investigator) -> Steps[None]:
    """Draw the sheet's random possessions, with all abilities that change a draw (SET-07, SET-08)."""
    for thing in table.library.investigators[who.id].random:
        if thing.deck == "gate_trophy":
            for _ in range(min(thing.n, len(table.state.gate_pile))):
                who.gate_trophies.append(table.state.gate_pile.pop())
        elif thing.deck == "monster_trophy":
            for _ in range(thing.n):
                who.monster_trophies.append(placing.draw_monster(table))
        else:
            yield from cards.draw(table, who, thing.deck, thing.n)
    fill_up(table, who)


def fill_up(table: Table, who: Investigator) -> None:
    """Sanity and Stamina to their maximums (SET-09)."""
    who.sanity = skills.maximum(table, who, "sanity")
    who.stamina = skills.maximum(table, who, "stamina")


def prepare(table: Table, who: Investigator) -> Steps[None]:
    """Home (where the sheet leaves it open) and sliders (SET-10)."""
    yield from choose_home(table, who)
    yield from place_sliders(table, who)
    for module in table.modules:
        module.seated(table, who)


def choose_home(table: Table, who: Investigator) -> Steps[None]:
    """Ask where to begin, if the sheet allows any place that can be entered (SET-13, MOV-22)."""
    if table.library.investigators[who.id].home != ANYWHERE:
        return
    places = [*table.library.streets, *table.library.locations]
    spaces = table.library.spaces
    options = [
        Option("place", place)
        for place in places
        if spaces[place].kind != "sub_location" and travel.may_enter(table, who, place)
    ]
    answer = yield Decision("home", who.id, lambda: list(options), reason="SET-13")
    who.place = answer.target
    table.emit(events.InvestigatorMoved(who.id, (answer.target,), "fate"))


def place_sliders(table: Table, who: Investigator) -> Steps[None]:
    """Each slider on any stop, Focus does not matter (SET-10)."""

    def build() -> list[Option]:
        options: list[Option] = []
        for slider, present in who.sliders.items():
            options += skills.slides(slider, present, skills.STOPS)
        return [*options, _DONE]

    while True:
        answer = yield Decision("sliders", who.id, build, reason="SET-10")
        if answer.verb == "done":
            return
        slider, stop = answer.data
        who.sliders[slider] = stop
        table.emit(events.SliderMoved(who.id, slider, stop))


def first_mythos(table: Table) -> Steps[None]:
    """The set-up's Mythos card: the first that is no Rumor and shows a gate (SET-14, SET-15)."""
    from arkham_desktop.arkham.phases import mythos  # noqa: PLC0415 - the phase may set somebody up anew

    state = table.state
    for _ in range(len(state.mythos)):
        card = table.library.mythos[row_of(state.mythos[-1])]
        if _opens_the_game(card):
            break
        table.emit(events.MythosRevealed(state.mythos[-1]))
        table.emit(events.CardInPlay(state.mythos[-1], "discarded"))
        state.mythos.insert(0, state.mythos.pop())
    yield from mythos.play(table, fits=_opens_the_game)
    yield from abilities.trigger(table, "game_begins")


def _opens_the_game(card: Mythos) -> bool:
    """No Rumor, and one that shows a gate."""
    return card.type != "rumor" and card.gate is not None
