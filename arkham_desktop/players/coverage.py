"""What of the content has taken effect in simulated games, and what never did."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from arkham_desktop.arkham import events
from arkham_desktop.arkham.content.cards import Ally, SpecialCard, Spell
from arkham_desktop.arkham.content.kept import FAILED, PASSED
from arkham_desktop.arkham.content.library import Library
from arkham_desktop.arkham.effects.ability import Ability
from arkham_desktop.arkham.rules.placing import SHEET
from arkham_desktop.arkham.state import row_of
from arkham_desktop.arkham.table import Table

Thing = tuple[str, str]
"""A kind of thing and its name."""


class Coverage:
    """Counts by events which cards, encounters, monsters and abilities took effect."""

    def __init__(self) -> None:
        self._wanted: set[Thing] = set()
        self._seen: set[Thing] = set()
        self._library: Library | None = None

    def expect(self, table: Table) -> None:
        """Want everything of a table's content."""
        self.want(table.library)

    def want(self, library: Library) -> None:
        """Want everything of a library."""
        if self._library is library:
            return
        self._library = library
        self._wanted |= set(_everything(library))

    @property
    def missing_count(self) -> int:
        """How many things never took effect yet."""
        return len(self._wanted - self._seen)

    def lacks(self, kind: str, name: str) -> bool:
        """Whether something that is wanted never took effect yet."""
        thing = (kind, name)
        return thing in self._wanted and thing not in self._seen

    def missing(self) -> dict[str, list[str]]:
        """The names of what never took effect, by kind."""
        found: dict[str, list[str]] = {}
        for kind, name in sorted(self._wanted - self._seen):
            found.setdefault(kind, []).append(name)
        return found

    def note(self, table: Table, happened: Sequence[events.Event]) -> None:
        """Take in what happened."""
        for event in happened:
            self._seen.update(_shown_by(table, event))


def _everything(library: Library) -> Iterable[Thing]:
    yield from _cards(library)
    for name in library.mythos:
        yield "mythos", name
    for card, gate_card in library.gate_cards.items():
        yield from (("gate card", f"{card} {world}") for world in gate_card.entries)
    for place_cards in library.encounters.values():
        yield from (("encounter", encounter.id) for encounter in place_cards.values())
    for monster in library.monsters:
        yield "monster", monster
    for name in library.ancient_ones:
        yield "ancient one", name
    for name in library.investigators:
        yield "investigator", name
    for name in library.heralds:
        yield "herald", name
    for name in library.stories:
        yield from (("story", name + side) for side in (PASSED, FAILED))
    for source, abilities in _abilities(library):
        yield from (("ability", f"{source}/{index}") for index in range(len(abilities)))


def _cards(library: Library) -> Iterable[Thing]:
    """Cards of investigators and what else they do, and the cards that are only shown."""
    for row in library.cards.values():
        if not (isinstance(row, SpecialCard) and row.kind == "replacement"):  # it is the card it replaces
            yield "card", row.id
        if isinstance(row, Spell):
            yield "spell cast", row.id
        elif isinstance(row, Ally) and row.on_discard:
            yield "ability", f"{row.id}/{events.PARTING}"
    for name, shown in library.dunwich_horror_cards.items():
        if shown.kind == "card":
            yield "shown card", name
    for extra in library.extras.values():
        if extra.deck is not None:
            yield "shown card", extra.id
        if extra.ancient_one is not None:
            yield from (("shown card", place) for place in extra.places)


def _abilities(library: Library) -> Iterable[tuple[str, tuple[Ability, ...]]]:
    owners = (
        library.cards,
        library.mythos,
        library.monsters,
        library.ancient_ones,
        library.heralds,
        library.investigators,
        library.spaces,
    )
    for rows in owners:
        yield from ((row.id, row.abilities) for row in rows.values())
    yield from ((row.id, row.rumor.abilities) for row in library.mythos.values() if row.rumor is not None)


def _shown_by(table: Table, event: events.Event) -> Iterable[Thing]:
    """What an event shows to have taken effect."""
    shows = _SHOWS.get(type(event))
    return shows(table, event) if shows is not None else ()


def _encounter(table: Table, event: events.EncounterDrawn) -> Iterable[Thing]:
    gate_card = table.library.gate_cards.get(row_of(event.card))
    if gate_card is None:
        return [("encounter", event.card)]
    entry = event.place if event.place in gate_card.entries else "other"
    return [("gate card", f"{row_of(event.card)} {entry}")]


def _turn(table: Table, event: events.TurnBegan) -> Iterable[Thing]:
    """Who is in play, with what."""
    people = table.state.investigators
    if table.state.herald is not None:
        yield "herald", table.state.herald
    yield from (("investigator", who.id) for who in people)
    yield from (("card", row_of(card.id)) for who in people for card in who.cards)


def _in_play(table: Table, event: events.CardInPlay) -> Iterable[Thing]:
    """A Condition that was turned, or a story that was passed or failed."""
    row = row_of(event.card)
    if row in table.library.cards:
        return [("card", row)]
    return [("story", row)] if event.how in ("passed", "failed") and row in table.library.kept else []


def _shown(table: Table, event: events.CardShown) -> Iterable[Thing]:
    """A card that nobody owns was turned up: it may be a card of a deck all the same."""
    row = row_of(event.card)
    return [("card" if row in table.library.cards else "shown card", row)]


def _removed(table: Table, event: events.MonsterRemoved) -> Iterable[Thing]:
    """A monster that came to the Ancient One's sheet and never leaves it."""
    row = table.library.monster(event.monster)
    return [("monster", row.id)] if event.to == SHEET and row.movement == "none" else []


_SHOWS: dict[type[events.Event], Callable[[Table, Any], Iterable[Thing]]] = {
    events.AbilityUsed: lambda table, event: [("ability", f"{event.source}/{event.index}")],
    events.SpellCast: lambda table, event: [("spell cast", row_of(event.card))] if event.passed else [],
    events.CardGained: lambda table, event: [("card", row_of(event.card))],
    events.CardShown: _shown,
    events.CardInPlay: _in_play,
    events.MythosRevealed: lambda table, event: [("mythos", row_of(event.card))],
    events.EncounterDrawn: _encounter,
    events.MonsterAppeared: lambda table, event: [("monster", table.library.monster(event.monster).id)],
    events.MonsterRemoved: _removed,
    events.CombatBegan: lambda table, event: [("monster", table.library.monster(event.monster).id)],
    events.AncientOneAwoke: lambda table, event: [("ancient one", event.ancient_one)],
    events.TurnBegan: _turn,
}
