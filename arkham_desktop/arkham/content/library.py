"""The library: all facts of the chosen sets, checked, immutable and indexed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, wraps
from pathlib import Path
from typing import Literal, TypeVar

from arkham_desktop.arkham.content import parts
from arkham_desktop.arkham.content.errors import ContentError
from arkham_desktop.arkham.content.kept import kept_cards, story_cards
from arkham_desktop.arkham.content.loading import SETS_FOLDER, check_references, read_sets, shipped_sets
from arkham_desktop.arkham.content.models import (
    CARD_KINDS,
    AncientOne,
    AnyCard,
    Connection,
    DunwichHorrorCard,
    Encounter,
    Extra,
    GateCard,
    Herald,
    Investigator,
    Monster,
    Mythos,
    OtherWorld,
    PersonalStory,
    Row,
    Space,
    SpecialCard,
)
from arkham_desktop.arkham.content.words import Symbol
from arkham_desktop.arkham.effects.base import nearest
from arkham_desktop.arkham.effects.cards import KeepCard

ArrowColor = Literal["white", "black"]
ARROW_COLORS: tuple[ArrowColor, ...] = ("white", "black")
RowT = TypeVar("RowT", bound=Row)
T = TypeVar("T")


def row_id(instance: str) -> str:
    """The id of the row that an instance is a copy of: `lantern#2` is a `lantern`."""
    return instance.partition("#")[0]


@dataclass(frozen=True, slots=True)
class GateMarker:
    """A gate marker: the world it leads to, its dimension, the modifier of the check to close it."""

    id: str
    world: str
    symbol: Symbol
    modifier: int


@dataclass(frozen=True, slots=True)
class Library:
    """The facts of some sets. Rows are found by row id, copies by instance id (`<row id>#<n>`).

    Attributes:
        sets: names of the sets, homebrew last.
        spaces: every space and place by id; streets, locations: their ids (a sub-location is a location).
        boards: the boards in use.
        neighborhoods: ids of the streets and locations of each neighborhood, street first.
        neighbors: the spaces an investigator may step to from a space, in the order of the connections.
        arrows: where a monster goes from a space along its white or black arrow.
        speaking_spaces: spaces with modifiers or abilities of their own.
        worlds: Other Worlds by id; gate_markers: markers by instance (`abyss#1`).
        monsters: rows by id; monster_instances: markers by instance (`cultist#4`), numbered over all
            printings of a kind, each with the row it was printed from; kinds: instances of each kind.
        cards: items, spells, skills, allies and special cards by id; printed: by id or instance.
        copies: instances of each card and Mythos card by row id.
        decks: instances of each deck before shuffling: common, unique, spell, skill, ally, injury, madness,
            condition, innsmouth_look, mythos, gate (gate cards), and those of one Ancient One.
        encounters: by neighborhood and card number, the encounter of each place on that card.
        location_cards: the card numbers of each neighborhood.
        kept: what cards say that stay before an investigator (gate cards, encounters, stories), by row id.
    """

    sets: tuple[str, ...]
    spaces: Mapping[str, Space]
    connections: Sequence[Connection]
    streets: tuple[str, ...]
    locations: tuple[str, ...]
    boards: tuple[str, ...]
    neighborhoods: Mapping[str, tuple[str, ...]]
    neighbors: Mapping[str, tuple[str, ...]]
    arrows: Mapping[tuple[str, ArrowColor], str]
    speaking_spaces: tuple[Space, ...]
    worlds: Mapping[str, OtherWorld]
    gate_markers: Mapping[str, GateMarker]
    monsters: Mapping[str, Monster]
    monster_instances: Mapping[str, Monster]
    kinds: Mapping[str, tuple[str, ...]]
    investigators: Mapping[str, Investigator]
    ancient_ones: Mapping[str, AncientOne]
    heralds: Mapping[str, Herald]
    stories: Mapping[str, PersonalStory]
    cards: Mapping[str, AnyCard]
    printed: Mapping[str, AnyCard]
    mythos: Mapping[str, Mythos]
    gate_cards: Mapping[str, GateCard]
    copies: Mapping[str, tuple[str, ...]]
    decks: Mapping[str, tuple[str, ...]]
    encounters: Mapping[tuple[str, int], Mapping[str, Encounter]]
    location_cards: Mapping[str, tuple[int, ...]]
    kept: Mapping[str, KeepCard]
    dunwich_horror_cards: Mapping[str, DunwichHorrorCard]
    extras: Mapping[str, Extra]
    rows: Mapping[str, tuple[Row, ...]]

    @staticmethod
    def load(
        sets: Iterable[str] = ("base",),
        homebrew: Iterable[Path | str] = (),
        variants: Collection[str] = (),
    ) -> Library:
        """The library of these sets, read once and kept.

        Args:
            sets: names of shipped sets, in any order.
            homebrew: folders with content files of one's own; a folder's name is its set's name.
            variants: those of the game; some leave parts of a set out.

        Raises:
            ContentError: a set or folder does not exist, or a file has a mistake.
        """
        wanted = set(sets)
        for name in sorted(wanted):
            if name not in shipped_sets():
                hint = nearest(name, shipped_sets())
                message = f'there is no set "{name}"{hint}: the sets are {", ".join(shipped_sets())}'
                raise ContentError(SETS_FOLDER, 0, "", message)
        ordered = tuple(name for name in shipped_sets() if name in wanted)
        folders = tuple(Path(folder) for folder in homebrew)
        # Whoever writes homebrew changes it while the program runs; what is shipped stays as it is.
        without = parts.left_out(ordered, variants)
        return _read(ordered, folders, without) if folders else _load(ordered, without)

    def monster(self, instance: str) -> Monster:
        """The row of a monster marker; KeyError when no chosen set has it."""
        return self.monster_instances[instance]

    def card(self, instance: str) -> AnyCard:
        """The row of a card, given an instance or a row id; KeyError when no chosen set has it."""
        return self.printed[instance]


def once_a_library(make: Callable[[Library], T]) -> Callable[[Library], T]:
    """Decorates a function of a library alone: what it gives is worked out once for each library and kept."""
    known: dict[int, tuple[Library, T]] = {}

    @wraps(make)
    def made(library: Library) -> T:
        found = known.get(id(library))
        if found is None or found[0] is not library:
            found = known[id(library)] = (library, make(library))
        return found[1]

    return made


@lru_cache(maxsize=8)
def _load(sets: tuple[str, ...], without: tuple[str, ...]) -> Library:
    return _read(sets, (), without)


def _read(sets: tuple[str, ...], homebrew: tuple[Path, ...], without: tuple[str, ...]) -> Library:
    loaded = read_sets([*(SETS_FOLDER / name for name in sets), *homebrew])
    errors = loaded.errors or check_references(loaded, sets)
    if errors:
        raise ContentError.of_many(errors)
    rows = {
        kind: [row for row in of_kind if parts.remains(kind, row, without)]
        for kind, of_kind in loaded.rows.items()
    }
    rows["items"] = parts.with_their_places(rows["items"], rows["spaces"])
    return _index((*sets, *(folder.name for folder in homebrew)), rows)


def _index(sets: tuple[str, ...], rows: Mapping[str, Sequence[Row]]) -> Library:
    spaces = _by_id(rows, "spaces", Space)
    connections = tuple(_by_id(rows, "connections", Connection).values())
    worlds = _by_id(rows, "other_worlds", OtherWorld)
    monsters = _by_id(rows, "monsters", Monster)
    mythos = _by_id(rows, "mythos", Mythos)
    gate_cards = _by_id(rows, "gate_cards", GateCard)
    cards = {row.id: row for kind in CARD_KINDS for row in rows[kind] if isinstance(row, AnyCard)}
    stories = _by_id(rows, "personal_stories", PersonalStory)
    extras = _by_id(rows, "extras", Extra)
    encounters = _encounters(_by_id(rows, "encounters", Encounter).values())
    instances = _monster_instances(monsters.values())
    copies = {card.id: _instances(card.id, card.count) for card in (*cards.values(), *mythos.values())}
    return Library(
        sets=sets,
        spaces=spaces,
        connections=connections,
        streets=tuple(space.id for space in spaces.values() if space.kind == "street"),
        locations=tuple(space.id for space in spaces.values() if space.kind in ("location", "sub_location")),
        boards=tuple(dict.fromkeys(space.board for space in spaces.values())),
        neighborhoods=_neighborhoods(spaces.values()),
        neighbors=_neighbors(spaces, connections),
        arrows=_arrows(connections),
        speaking_spaces=tuple(space for space in spaces.values() if space.mods or space.abilities),
        worlds=worlds,
        gate_markers=_gate_markers(sets, worlds.values()),
        monsters=monsters,
        monster_instances=instances,
        kinds=_kinds(instances),
        investigators=_by_id(rows, "investigators", Investigator),
        ancient_ones=_by_id(rows, "ancient_ones", AncientOne),
        heralds=_by_id(rows, "heralds", Herald),
        stories=stories,
        cards=cards,
        printed={**cards, **{copy: card for card in cards.values() for copy in copies[card.id]}},
        mythos=mythos,
        gate_cards=gate_cards,
        copies=copies,
        decks=_decks(cards.values(), mythos.values(), gate_cards, copies) | _small_decks(extras.values()),
        encounters=encounters,
        location_cards=_location_cards(encounters),
        kept={**kept_cards([*rows["gate_cards"], *rows["encounters"]]), **story_cards(stories.values())},
        dunwich_horror_cards=_by_id(rows, "dunwich_horror_cards", DunwichHorrorCard),
        extras=extras,
        rows={kind: tuple(of_kind) for kind, of_kind in rows.items()},
    )


def _by_id(rows: Mapping[str, Sequence[Row]], kind: str, model: type[RowT]) -> dict[str, RowT]:
    return {row.id: row for row in rows[kind] if isinstance(row, model)}


def _instances(name: str, count: int) -> tuple[str, ...]:
    return tuple(f"{name}#{n}" for n in range(1, count + 1))


def _neighborhoods(spaces: Iterable[Space]) -> dict[str, tuple[str, ...]]:
    members: dict[str, list[str]] = {}
    for space in spaces:
        if space.neighborhood is not None and space.kind in ("street", "location", "sub_location"):
            members.setdefault(space.neighborhood, []).append(space.id)
    return {name: tuple(sorted(ids, key=lambda one: one != name)) for name, ids in members.items()}


def _neighbors(spaces: Mapping[str, Space], connections: Iterable[Connection]) -> dict[str, tuple[str, ...]]:
    """Whom a line joins are neighbors, arrows or none; a vortex is only for monsters."""
    found: dict[str, list[str]] = {space: [] for space in spaces}
    for line in connections:
        ends = [spaces.get(line.a), spaces.get(line.b)]
        if any(end is None or end.kind == "vortex" for end in ends):
            continue
        found[line.a].append(line.b)
        found[line.b].append(line.a)
    return {space: tuple(near) for space, near in found.items()}


def _arrows(connections: Iterable[Connection]) -> dict[tuple[str, ArrowColor], str]:
    arrows: dict[tuple[str, ArrowColor], str] = {}
    for line in connections:
        for start, end, arrow in ((line.a, line.b, line.a_to_b), (line.b, line.a, line.b_to_a)):
            for color in ARROW_COLORS:
                if arrow in (color, "both"):
                    arrows[start, color] = end
    return arrows


def _gate_markers(sets: Sequence[str], worlds: Iterable[OtherWorld]) -> dict[str, GateMarker]:
    markers: dict[str, GateMarker] = {}
    for world in worlds:
        number = 0
        for printing in world.markers:
            for _ in range(printing.count if printing.set in sets else 0):
                number += 1
                name = f"{world.id}#{number}"
                markers[name] = GateMarker(name, world.id, printing.symbol, printing.modifier)
    return markers


def _monster_instances(monsters: Iterable[Monster]) -> dict[str, Monster]:
    instances: dict[str, Monster] = {}
    numbers: dict[str, int] = {}
    for row in monsters:
        for _ in range(row.count):
            number = numbers[row.kind] = numbers.get(row.kind, 0) + 1
            instances[f"{row.kind}#{number}"] = row
    return instances


def _kinds(instances: Mapping[str, Monster]) -> dict[str, tuple[str, ...]]:
    kinds: dict[str, list[str]] = {}
    for instance, row in instances.items():
        kinds.setdefault(row.kind, []).append(instance)
    return {kind: tuple(members) for kind, members in kinds.items()}


_SPECIAL_DECKS = ("injury", "madness", "condition", "innsmouth_look")


def _decks(
    cards: Iterable[AnyCard],
    mythos: Iterable[Mythos],
    gate_cards: Iterable[str],
    copies: Mapping[str, tuple[str, ...]],
) -> dict[str, tuple[str, ...]]:
    """The cards of each deck. A replacement is the card it replaces, so the copies in the deck stay."""
    decks: dict[str, list[str]] = {deck: [] for deck in ("common", "unique", "spell", "skill", "ally")}
    decks.update({deck: [] for deck in _SPECIAL_DECKS})
    for card in cards:
        deck = card.kind if isinstance(card, SpecialCard) else card.deck
        if deck in decks:
            decks[deck] += copies[card.id]
    decks["mythos"] = [copy for card in mythos for copy in copies[card.id]]
    decks["gate"] = [f"{card}#1" for card in gate_cards]
    return {deck: tuple(members) for deck, members in decks.items()}


def _small_decks(extras: Iterable[Extra]) -> dict[str, tuple[str, ...]]:
    """The decks that belong to one Ancient One."""
    decks: dict[str, list[str]] = {}
    for extra in extras:
        if extra.deck is not None:
            decks.setdefault(extra.deck, []).extend(_instances(extra.id, extra.count or 0))
    return {deck: tuple(members) for deck, members in decks.items()}


def _encounters(rows: Iterable[Encounter]) -> dict[tuple[str, int], dict[str, Encounter]]:
    cards: dict[tuple[str, int], dict[str, Encounter]] = {}
    for row in rows:
        cards.setdefault((row.neighborhood, row.card), {})[row.place] = row
    return cards


def _location_cards(encounters: Iterable[tuple[str, int]]) -> dict[str, tuple[int, ...]]:
    numbers: dict[str, list[int]] = {}
    for neighborhood, card in encounters:
        numbers.setdefault(neighborhood, []).append(card)
    return {neighborhood: tuple(sorted(cards)) for neighborhood, cards in numbers.items()}
