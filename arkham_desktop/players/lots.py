"""Which game of a run is set up how: alike but for the seed, spread evenly, or for what is still missing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from arkham_desktop.arkham.content.kept import FAILED, PASSED
from arkham_desktop.arkham.content.models import FixedCard
from arkham_desktop.arkham.setup import RANDOM, STORIES, Setup, load_library, variants_of
from arkham_desktop.players import worth

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.library import Library
    from arkham_desktop.players.coverage import Coverage

ONE_IN = 3
"""Heralds and stories are in one of so many games of a spread, and one of so many is played with sense."""
MISSING_FIRST = 0.7
"""How often a run for coverage takes an Ancient One of whom something is missing, else the next one."""
SENSIBLE, RANDOM_PLAYER = "sensible", "random"


class Lot(NamedTuple):
    """One game of a run: its set-up and who plays it."""

    setup: Setup
    policy: str


def alike(setup: Setup, players: Sequence[int], policy: str, games: int) -> Iterator[Lot]:
    """Games that differ in the seed, and in the number of investigators where several are given."""
    for index in range(games):
        update = {"seed": setup.seed + index, "players": players[index % len(players)]}
        yield Lot(setup.model_copy(update=update), policy)


def spread(setup: Setup, players: Sequence[int], policy: str | None, games: int) -> Iterator[Lot]:
    """Every number of investigators with every Ancient One in turn; a third each with the rest.

    Heralds and personal stories (where the sets have them) are in every third game; of every nine games the
    first three are played with sense, so that each goes with each. What the set-up names stays as it is.
    """
    library = load_library(setup)
    ancient_ones, heralds = list(library.ancient_ones), list(library.heralds)
    variants = variants_of(library.sets)
    for index, (one, _) in enumerate(alike(setup, players, "", games)):
        update: dict[str, object] = {}
        if setup.ancient_one == RANDOM:
            update["ancient_one"] = ancient_ones[index // len(players) % len(ancient_ones)]
        if index % ONE_IN == 0:
            if setup.herald is None and heralds:
                update["herald"] = heralds[index // ONE_IN % len(heralds)]
            if STORIES in variants and STORIES not in setup.variants:
                update["variants"] = (*setup.variants, STORIES)
        with_sense = index // ONE_IN % ONE_IN == 0
        yield Lot(one.model_copy(update=update), policy or (SENSIBLE if with_sense else RANDOM_PLAYER))


def for_coverage(
    setup: Setup, players: Sequence[int], policy: str, games: int, coverage: Coverage
) -> Iterator[Lot]:
    """Each game with an Ancient One, a Herald, investigators and stories of whom something is missing."""
    library = load_library(setup)
    stories = STORIES in variants_of(library.sets)
    for index, (one, _) in enumerate(alike(setup, players, "", games)):
        chance = Random(one.seed)
        update: dict[str, object] = {}
        if setup.ancient_one == RANDOM:
            update["ancient_one"] = _ancient_one(library, coverage, index, chance)
        if setup.herald is None and library.heralds and index % 2 == 0:
            update["herald"] = chance.choice(list(library.heralds))
        if setup.investigators == RANDOM:
            update["investigators"] = _investigators(library, coverage, one.players or 1, chance)
        if stories and STORIES not in setup.variants and chance.random() < MISSING_FIRST:
            update["variants"] = (*setup.variants, STORIES)
        yield Lot(one.model_copy(update=update), policy)


def _ancient_one(library: Library, coverage: Coverage, index: int, chance: Random) -> str:
    names = list(library.ancient_ones)
    missing = [name for name in names if _lacks_of_ancient_one(library, coverage, name)]
    if missing and chance.random() < MISSING_FIRST:
        return chance.choice(missing)
    return names[index % len(names)]


def _lacks_of_ancient_one(library: Library, coverage: Coverage, name: str) -> bool:
    """Whether something that only comes with this Ancient One has not taken effect."""
    sheet = library.ancient_ones[name]
    if coverage.lacks("ancient one", name) or _lacks_ability(coverage, name, len(sheet.abilities)):
        return True
    return any(
        coverage.lacks("monster", row.id) or _lacks_ability(coverage, row.id, len(row.abilities))
        for row in library.monsters.values()
        if row.id in sheet.sheet_monsters or row.ancient_one == name or (row.mask and name == "nyarlathotep")
    ) or any(
        coverage.lacks("shown card", thing)
        for extra in library.extras.values()
        if extra.ancient_one == name
        for thing in (extra.id, *extra.places)
    )


def _lacks_ability(coverage: Coverage, source: str, count: int) -> bool:
    return any(coverage.lacks("ability", f"{source}/{index}") for index in range(count))


def _investigators(library: Library, coverage: Coverage, seats: int, chance: Random) -> tuple[str, ...]:
    """Up to half of the seats for those of whom something is missing, the rest at random."""
    stories = {story.investigator: story.id for story in library.stories.values()}
    missing = [
        name
        for name, sheet in library.investigators.items()
        if coverage.lacks("investigator", name)
        or _lacks_ability(coverage, name, len(sheet.abilities))
        or any(coverage.lacks("story", stories[name] + side) for side in (PASSED, FAILED) if name in stories)
    ]
    chance.shuffle(missing)
    if any(
        not {"combat_passed", "defeat_monster"}.isdisjoint(ability.when)
        and coverage.lacks("ability", f"{row.id}/{index}")
        for row in library.monsters.values()
        for index, ability in enumerate(row.abilities)
    ):
        missing = [*_fighters(library), *missing]
    missing = list(dict.fromkeys(missing))
    named = missing[: (seats + 1) // 2]
    return (*named, *[RANDOM] * (seats - len(named)))


def _fighters(library: Library) -> list[str]:
    """The two who begin with most dice for a combat: for a monster that nobody has beaten yet."""

    def dice(name: str) -> float:
        sheet = library.investigators[name]
        cards = [library.cards[thing.card] for thing in sheet.fixed if isinstance(thing, FixedCard)]
        return max(sheet.skills["fight"]) + sum(worth.bonus(card.mods) for card in cards)

    return sorted(library.investigators, key=dice)[-2:]
