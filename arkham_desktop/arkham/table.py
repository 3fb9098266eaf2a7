"""The table a game is played on: the position, the content, chance, events, and who listens.

Every rule takes a :class:`Table` first. It answers the questions all chapters ask (who stands where, which
modifiers and abilities are in play) and keeps indexes for them; it holds no rule itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from arkham_desktop.arkham.modules import modules_of
from arkham_desktop.arkham.state import LOST, SKY, Card, Investigator, State, row_of
from arkham_desktop.engine import Chance

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.library import Library
    from arkham_desktop.arkham.effects import Op
    from arkham_desktop.arkham.effects.ability import Ability
    from arkham_desktop.arkham.events import Event


class Modifier(NamedTuple):
    """A modifier in play: a ``mod`` or another lasting op (``prevent``, ``reduce``, ``special``…)."""

    op: Any
    source: str
    owner: Investigator | None
    card: Card | None
    place: str | None


class Listener(NamedTuple):
    """An ability in play, with what it stands on."""

    ability: Ability
    source: str
    owner: Investigator | None
    card: Card | None
    place: str | None
    index: int  # type: ignore[assignment]  # a tuple's own method, which nobody needs here

    @property
    def key(self) -> str:
        """Names this ability among those in play, for limits (once a turn)."""
        return f"{self.card.id if self.card else self.source}/{self.index}"


class Source(NamedTuple):
    """Anything in play that carries modifiers or abilities."""

    id: str
    owner: Investigator | None
    card: Card | None
    place: str | None
    mods: tuple[Op, ...]
    abilities: tuple[Ability, ...]


class Said(NamedTuple):
    """What a source says, ready to be listed: modifiers by what they change, abilities by moment."""

    source: Source
    modifiers: list[tuple[str, Modifier]]
    listeners: list[tuple[str, Listener]]

    @staticmethod
    def of(source: Source) -> Said:
        """Read a source."""
        name, owner, card, place, mods, abilities = source
        return Said(
            source,
            [
                (op.what if op.op == "mod" else op.op, Modifier(op, name, owner, card, place))  # type: ignore[attr-defined]
                for op in mods
            ],
            [
                (when, Listener(ability, name, owner, card, place, index))
                for index, ability in enumerate(abilities)
                for when in ability.when
            ],
        )


_NO_MODIFIERS: list[Modifier] = []
_NO_LISTENERS: list[Listener] = []


class Table:
    """Position + content + chance + events. See the module's docstring."""

    __slots__ = (
        "_listeners", "_modifiers", "_of_spaces", "_sayings", "cause", "chance", "depth", "events", "library",
        "modules", "noticing", "prepared", "state",
    )  # fmt: skip

    def __init__(self, library: Library, state: State, chance: Chance) -> None:
        from arkham_desktop.arkham.effects.specials import load_hooks  # noqa: PLC0415 - they need a table

        load_hooks()
        self.library = library
        self.state = state
        self.modules = modules_of(state.sets)
        self.chance = chance
        self.events: list[Event] = []
        self.cause: tuple[str, ...] = ()
        self.depth = 0
        self._modifiers: dict[tuple[str, str], list[Modifier]] | None = None
        self._listeners: dict[str, list[Listener]] | None = None
        self._of_spaces: dict[str, list[Listener]] | None = None
        self._sayings: dict[str, Said] = {}
        self.prepared: dict[Any, Any] = {}
        """What others keep with the indexes: emptied when those are forgotten."""
        self.noticing = tuple(module for module in self.modules if module.notices(self))
        """The modules that want to know of every event."""

    # -- people ------------------------------------------------------------------------------------

    @property
    def investigators(self) -> list[Investigator]:
        """Those in the game now, clockwise from the first player."""
        everybody = self.state.investigators
        first = self.state.first_player
        clockwise = everybody[first:] + everybody[:first]
        return [one for one in clockwise if not one.devoured and not one.eliminated]

    @property
    def first_player(self) -> Investigator:
        """The holder of the marker, or the next one clockwise while that seat is empty."""
        present = self.investigators
        return present[0] if present else self.state.investigators[self.state.first_player]

    def investigator(self, investigator_id: str) -> Investigator:
        """The investigator in play with this id; KeyError when there is none."""
        for one in self.state.investigators:
            if one.id == investigator_id:
                return one
        raise KeyError(investigator_id)

    def investigators_at(self, place: str, area: int = 0) -> list[Investigator]:
        """Those at a space, or in an area of a world, in player order."""
        return [one for one in self.investigators if one.place == place and (not area or one.area == area)]

    def companions(self, who: Investigator) -> list[Investigator]:
        """The others at the same space or area (TRD-01); in the final battle everybody (TRD-07)."""
        if self.state.battle is not None:
            return [one for one in self.investigators if one is not who]
        return [
            one
            for one in self.investigators
            if one is not who and one.place == who.place and one.area == who.area
        ]

    def in_town(self, who: Investigator) -> bool:
        """On a street or location of any town: "in Arkham"."""
        return who.place in self.library.spaces and who.place != LOST

    def in_other_world(self, who: Investigator) -> bool:
        """In an area of an Other World."""
        return who.area > 0

    # -- monsters and gates ----------------------------------------------------------------------

    def monsters_at(self, place: str) -> list[str]:
        """Monster instances at a space (or in the sky), oldest first."""
        return [monster for monster, where in self.state.monsters.items() if where == place]

    def in_sky(self) -> list[str]:
        """Monster instances in the Sky."""
        return self.monsters_at(SKY)

    def gate_world(self, space: str) -> str | None:
        """The world behind the open gate at ``space``, or None."""
        marker = self.state.gates.get(space)
        return row_of(marker) if marker else None

    def gates_to(self, world: str) -> list[str]:
        """Spaces with an open gate to ``world``."""
        return [space for space, marker in self.state.gates.items() if row_of(marker) == world]

    # -- what listens ------------------------------------------------------------------------------

    def changed(self) -> None:
        """Forget the indexes: call when anything with modifiers or abilities comes, goes or turns."""
        self._modifiers = None
        self._listeners = None
        self.prepared.clear()

    def modifiers(self, what: str, who: Investigator | None = None) -> list[Modifier]:
        """Modifiers of one kind in play: those of ``who`` and those of the game.

        Args:
            what: ``what`` of a ``mod`` op (``skill``, ``movement``…), or the op's own name (``prevent``…).
            who: whose; None for those of the game alone (no investigator's).

        Conditions, places and hands are the caller's to judge (:mod:`arkham_desktop.arkham.modifiers`).
        """
        if self._modifiers is None:
            self._index()
        assert self._modifiers is not None
        return self._modifiers.get((what, who.id if who else ""), _NO_MODIFIERS)

    def listeners(self, when: str) -> list[Listener]:
        """Abilities in play of one moment, in firing order: those of the game, then cards by seat."""
        if self._listeners is None:
            self._index()
        assert self._listeners is not None
        return self._listeners.get(when, _NO_LISTENERS)

    def stale(self) -> bool:
        """Whether something with modifiers or abilities came or went without a call of :meth:`changed`."""
        if self._modifiers is None or self._listeners is None:
            return False
        rebuilt = Table(self.library, self.state, self.chance)
        rebuilt._index()
        return rebuilt._modifiers != self._modifiers or rebuilt._listeners != self._listeners

    def _index(self) -> None:
        """List anew what is in play, in firing order; what a space or possession says is read only once."""
        from arkham_desktop.arkham import sources  # noqa: PLC0415 - sources needs the content

        if self._of_spaces is None:
            self._of_spaces = sources.listeners_of_spaces(self)
        self._modifiers = {}
        self._listeners = {}
        everybody = ["", *(one.id for one in self.state.investigators)]
        for source in sources.sources_of_the_game(self):
            self._list(self._said_by(source), everybody)
        for when, found in self._of_spaces.items():
            self._listeners.setdefault(when, []).extend(found)
        for source in sources.sources_of_spaces(self):
            self._list(Said.of(source), everybody)
        for one in self.investigators:
            own = (one.id,)
            self._list(self._said(one.id, one, None), own)
            for card in (*one.cards, *one.kept):
                said = self._said(card.id, one, card)
                if said.modifiers or said.listeners:
                    self._list(said, own)
        for module in self.modules:
            for source in module.sources(self):
                self._list(Said.of(source), everybody if source.owner is None else (source.owner.id,))
        for source in sources.lasting_sources(self):
            self._list(Said.of(source), everybody if source.owner is None else (source.owner.id,))

    def _said(self, key: str, owner: Investigator, card: Card | None) -> Said:
        """What somebody's sheet or card says, as read when it was first seen with this owner."""
        known = self._sayings.get(key)
        # Ids are not enough: a restored position has people and cards of its own.
        if known is None or known.source.owner is not owner or known.source.card is not card:
            from arkham_desktop.arkham import sources  # noqa: PLC0415 - sources needs the content

            known = self._sayings[key] = Said.of(sources.possession(self, owner, card))
        return known

    def _said_by(self, source: Source) -> Said:
        """What the Ancient One or a card of the game says; it may say other things than before."""
        known = self._sayings.get(source.id)
        if (
            known is None
            or known.source.card is not source.card
            or known.source.mods != source.mods
            or known.source.abilities != source.abilities
        ):
            known = self._sayings[source.id] = Said.of(source)
        return known

    def _list(self, said: Said, keys: Sequence[str]) -> None:
        modifiers, listeners = self._modifiers, self._listeners
        assert modifiers is not None
        assert listeners is not None
        for what, modifier in said.modifiers:
            for key in keys:
                modifiers.setdefault((what, key), []).append(modifier)
        for when, listener in said.listeners:
            listeners.setdefault(when, []).append(listener)

    # -- what happened --------------------------------------------------------------------------

    def emit(self, event: Event) -> None:
        """Note an event, stamped with the present cause."""
        event.cause = self.cause
        self.events.append(event)
        for module in self.noticing:
            module.noticed(self, event)

    def take_events(self) -> list[Event]:
        """The events since the last call."""
        events = self.events
        self.events = []
        return events

    def in_order(self) -> Iterator[Investigator]:
        """The investigators clockwise from the first player, skipping those who leave the game meanwhile."""
        for one in self.investigators:
            if not one.devoured and not one.eliminated:
                yield one
