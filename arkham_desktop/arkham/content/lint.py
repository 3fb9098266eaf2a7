"""The linter of content: whatever loads and is still likely to be a slip.

Misspelt, unknown and missing fields and dangling ids are mistakes that keep a set from loading; they are
reported here too, as the same sentences. Beyond that: ids that are not the slug of their name, encounter
cards that lack a place, gates where none can be, spaces and worlds without a way in, cards that nothing
gives, hooks that nothing names.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from arkham_desktop.arkham.content.errors import ContentError
from arkham_desktop.arkham.content.library import Library
from arkham_desktop.arkham.content.models import (
    Connection,
    Encounter,
    GateCard,
    Monster,
    NamedRow,
    PersonalStory,
    Row,
    Space,
    SpecialCard,
)
from arkham_desktop.arkham.content.references import facts_within, references
from arkham_desktop.arkham.effects.conditions import SpecialCond
from arkham_desktop.arkham.effects.lasting import Special
from arkham_desktop.arkham.effects.people import SetStatus
from arkham_desktop.arkham.effects.specials import SPECIAL_CONDITIONS, SPECIALS, load_hooks


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that looks wrong: what kind of thing, where, and what."""

    kind: str
    where: str
    message: str

    def __str__(self) -> str:
        return f"{self.where}: {self.message} [{self.kind}]"


def slug(name: str) -> str:
    """The id of a printed name: lower case, apostrophes dropped, everything else a hyphen."""
    plain = name.lower().replace("&", " and ").replace("'", "")
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def lint(sets: Iterable[str], homebrew: Iterable[Path | str] = ()) -> list[Finding]:
    """All findings of these sets; mistakes that keep them from loading come alone."""
    try:
        library = Library.load(sets, homebrew)
    except ContentError as error:
        return [Finding("mistake", one.file, one.sentence) for one in (error, *error.more)]
    return lint_library(library)


def lint_library(library: Library) -> list[Finding]:
    """All findings of a library that loads."""
    return [finding for check in _CHECKS for finding in check(library)]


def _ids_fit_their_names(library: Library) -> Iterator[Finding]:
    for kind, rows in library.rows.items():
        for row in rows:
            fitting = _fitting_ids(row)
            if fitting and row.id not in fitting:
                yield Finding("id", f"{kind} {row.id}", f"the id should be {' or '.join(sorted(fitting))}")


def _fitting_ids(row: Row) -> set[str]:
    """The ids that the row may have; empty where nothing is prescribed."""
    fitting: set[str] = {slug(row.name)} if isinstance(row, NamedRow) else set()
    match row:
        case Connection():
            fitting = {f"{row.a}--{row.b}"}
        case Encounter():
            fitting = {f"{row.set}-{row.card}-{row.place}"}
        case GateCard():
            number = row.id.removeprefix(f"{row.set}-gate-")
            fitting = {row.id} if number.isdigit() else {f"{row.set}-gate-<number>"}
        case PersonalStory():
            fitting = {f"story-{row.investigator}"}
        case Monster():
            fitting |= {f"{row.kind}-{row.set}", f"{row.kind}-{row.variant}"}
        case SpecialCard(kind="replacement"):
            fitting = {f"replacement-{slug(row.name)}"}
        case Space(kind="vortex"):
            fitting = {f"vortex-{row.parent}"}
        case Space(kind="sub_location"):
            fitting.add(f"{row.set}-{slug(row.name)}")  # both towns have a Jail Cell
    return fitting


def _kinds_are_names(library: Library) -> Iterator[Finding]:
    for row in library.monsters.values():
        if row.kind != slug(row.name):
            yield Finding("id", f"monsters {row.id}", f'the kind should be "{slug(row.name)}"')


def _location_cards_are_complete(library: Library) -> Iterator[Finding]:
    places: dict[str, set[str]] = {}
    for (neighborhood, _), card in library.encounters.items():
        places.setdefault(neighborhood, set()).update(card)
    for (neighborhood, number), card in library.encounters.items():
        for place in sorted(places[neighborhood] - set(card)):
            where = f"encounters {neighborhood} {number}"
            yield Finding("missing", where, f"the card has no encounter for {place}")


def _gates_open_on_unstable_locations(library: Library) -> Iterator[Finding]:
    for card in library.mythos.values():
        space = library.spaces.get(card.gate) if card.gate else None
        if space is not None and space.stable is not False:
            yield Finding(
                "gate", f"mythos {card.id}", f"{space.id} is no unstable location; no gate opens there"
            )


def _spaces_are_reached(library: Library) -> Iterator[Finding]:
    for space in library.spaces.values():
        if space.kind in ("street", "location") and not library.neighbors[space.id]:
            yield Finding("missing", f"spaces {space.id}", "no connection leads there")


def _worlds_have_gates(library: Library) -> Iterator[Finding]:
    reached = {marker.world for marker in library.gate_markers.values()}
    for world in library.worlds:
        if world not in reached:
            yield Finding("never used", f"other_worlds {world}", "no gate marker leads there")


def _cards_are_given(library: Library) -> Iterator[Finding]:
    """A special card comes by its status, its deck, its back, a place or an effect that names it."""
    named = {ref.id for rows in library.rows.values() for row in rows for ref in references(row)}
    statuses = {
        placed.fact.set
        for rows in library.rows.values()
        for row in rows
        for placed in facts_within(row)
        if isinstance(placed.fact, SetStatus) and placed.fact.set
    }
    for card in library.cards.values():
        if isinstance(card, SpecialCard) and card.kind != "replacement":
            from_deck = card.kind in ("injury", "madness", "condition", "innsmouth_look")
            if not (from_deck or card.id in named or card.status in statuses or card.obtained):
                yield Finding("never used", f"special_cards {card.id}", "nothing gives this card")


def _hooks_are_named(library: Library) -> Iterator[Finding]:
    """Hooks in the specials of the loaded sets that no record names."""
    load_hooks()
    specials: set[str] = set()
    conditions: set[str] = set()
    for rows in library.rows.values():
        for row in rows:
            for placed in facts_within(row):
                if isinstance(placed.fact, Special):
                    specials.add(placed.fact.name)
                elif isinstance(placed.fact, SpecialCond):
                    conditions.add(placed.fact.name)
    for table, named in ((SPECIALS, specials), (SPECIAL_CONDITIONS, conditions)):
        for name, function in table.items():
            home = function.__module__
            if any(home.endswith(f".sets.{one}.specials") for one in library.sets) and name not in named:
                yield Finding("never used", home, f'no record names the special "{name}"')


_CHECKS: tuple[Callable[[Library], Iterator[Finding]], ...] = (
    _ids_fit_their_names,
    _kinds_are_names,
    _location_cards_are_complete,
    _gates_open_on_unstable_locations,
    _spaces_are_reached,
    _worlds_have_gates,
    _cards_are_given,
    _hooks_are_named,
)
