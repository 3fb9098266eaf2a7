"""The table a game is played on: the position, the content, chance, events, and who listens.

Every rule takes a :class:`Table` first. It answers the questions all chapters ask (who stands where, which
modifiers and abilities are in play) and keeps indexes for them; it holds no rule itself.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from arkham_desktop.arkham.listed import (
    Listener,
    Modifier,
    Part,
    Source,
    Speaking,
    by_moment,
    filled,
    kinds_of,
    offered_to,
)
from arkham_desktop.arkham.modules import modules_of
from arkham_desktop.arkham.state import LOST, SKY, Investigator, State, row_of
from arkham_desktop.engine import Chance

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.library import Library
    from arkham_desktop.arkham.events import Event

__all__ = ["Listener", "Modifier", "Part", "Source", "Speaking", "Table", "kinds_of"]

T = TypeVar("T")

_NO_MODIFIERS: list[Modifier] = []
_NO_LISTENERS: list[Listener] = []


class Table:
    """Position + content + chance + events. See the module's docstring."""

    __slots__ = (
        "_by_id", "_late", "_listed", "_listeners", "_modifiers", "_moved", "_offered", "_offers", "_parts",
        "_prepared", "_present", "_reordered", "_shared", "_sources",
        "cause", "chance", "depth", "events", "library", "modules", "noticing", "state",
    )  # fmt: skip

    def __init__(self, library: Library, state: State, chance: Chance) -> None:
        from arkham_desktop.arkham.effects.specials import load_hooks  # noqa: PLC0415 - they need a table
        from arkham_desktop.arkham.sources import Sources  # noqa: PLC0415 - they need a table

        load_hooks()
        self.library = library
        self.state = state
        self.modules = modules_of(state.sets)
        self.chance = chance
        self.events: list[Event] = []
        self.cause: tuple[str, ...] = ()
        self.depth = 0
        self._sources = Sources()
        self._parts: list[Part] | None = None
        self._present: list[Investigator] | None = None
        self._by_id: dict[str, Investigator] | None = None
        self._listed = False
        self._late = True
        self._reordered = False
        self._moved: list[tuple[Investigator | None, Speaking]] = []
        self._modifiers: dict[str, defaultdict[str, list[Modifier]]] = {}
        self._listeners: dict[str, list[Listener]] = {}
        self._offers: dict[str, list[Listener]] = {}
        self._offered: dict[str, dict[str, list[Listener]]] = {}
        self._shared: set[str] = set()
        self._prepared: dict[str, dict[Callable[..., Any], Any]] = {}
        self.noticing = tuple(module for module in self.modules if module.notices(self))
        """The modules that want to know of every event."""

    # -- people ------------------------------------------------------------------------------------

    @property
    def investigators(self) -> list[Investigator]:
        """Those in the game now, clockwise from the first player. Whoever asks may not change the list."""
        present = self._present
        if present is None:
            everybody = self.state.investigators
            first = self.state.first_player
            clockwise = everybody[first:] + everybody[:first]
            present = self._present = [one for one in clockwise if not one.is_out]
        return present

    @property
    def first_player(self) -> Investigator:
        """The holder of the marker, or the next one clockwise while that seat is empty."""
        present = self.investigators
        return present[0] if present else self.state.investigators[self.state.first_player]

    def investigator(self, investigator_id: str) -> Investigator:
        """The investigator in play with this id; KeyError when there is none."""
        by_id = self._by_id
        if by_id is None:
            by_id = self._by_id = {one.id: one for one in self.state.investigators}
        return by_id[investigator_id]

    def investigators_at(self, place: str) -> list[Investigator]:
        """Those at a space, or in a world, in player order."""
        return [one for one in self.investigators if one.place == place]

    def companions(self, who: Investigator) -> list[Investigator]:
        """The others at the same space or area (TRD-01); in the final battle everybody (TRD-07)."""
        if self.state.battle is not None:
            return [one for one in self.investigators if one is not who]
        return [
            one
            for one in self.investigators
            if one is not who and one.place == who.place and one.area == who.area
        ]

    def anybody_at_zero(self) -> bool:
        """Whether somebody in the game has no Sanity or no Stamina left, and has to be settled."""
        for one in self.state.investigators:
            if (one.sanity <= 0 or one.stamina <= 0) and not one.is_out:
                return True
        return False

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
    # What is asked for at every step is listed once. Most of what happens changes nothing about these lists,
    # and a card that comes or goes a few of them, which are put right when one is asked for the next time.

    def changed(self) -> None:
        """Forget all that is listed of what is in play.

        To be called when anything with modifiers or abilities comes, goes or turns, and when somebody joins
        or leaves the game. :meth:`card_changed` and :meth:`order_changed` are for what happens often.
        """
        self._sources.forget_all()
        self._prepared.clear()
        self._parts = self._present = self._by_id = None
        self._listed, self._late = False, True

    def order_changed(self) -> None:
        """The first player marker has passed: what listens does so in the order of seats."""
        self._parts = self._present = None
        self._reordered = self._late = True

    def card_changed(self, who: Investigator | None, printed: Speaking) -> None:
        """A card came to ``who`` (None: to the game) or left: what it takes part in is another now."""
        if who is not None:
            self._prepared.pop(who.id, None)
            if not printed.mods and not printed.abilities:
                return
        self._sources.forget(who)
        self._parts = None
        self._moved.append((who, printed))
        self._late = True

    def modifiers(self, what: str, who: Investigator | None = None) -> list[Modifier]:
        """Modifiers of one kind in play: those of ``who`` and those of the game.

        Args:
            what: ``what`` of a ``mod`` op (``skill``, ``movement``…), or another op's name (``trade``…), with
                what it is about for some of them (``prevent:draw_ally``): see :func:`kinds_of`.
            who: whose; None for those of the game alone (no investigator's).

        Conditions, places and hands are the caller's to judge (:mod:`arkham_desktop.arkham.modifiers`).
        """
        if self._late:
            self._catch_up()
        if what not in self._modifiers:
            return _NO_MODIFIERS
        return self._modifiers[what][who.id if who is not None else ""]

    def has_modifiers(self, what: str) -> bool:
        """Whether there may be :meth:`modifiers` of one kind, whoever's; where not, nobody need be asked."""
        if self._late:
            self._catch_up()
        return what in self._modifiers

    def listeners(self, when: str) -> list[Listener]:
        """Abilities in play of one moment, in firing order: those of the game, then cards by seat."""
        if self._late:
            self._catch_up()
        return self._listeners.get(when, _NO_LISTENERS)

    def offers(self, when: str) -> list[Listener]:
        """Those :meth:`listeners` that somebody may use in the window of that name."""
        if self._late:
            self._catch_up()
        return self._offers.get(when, _NO_LISTENERS)

    def offers_to(self, who: Investigator, when: str) -> list[Listener]:
        """Those :meth:`offers` that are for ``who``: the game's, his own, and those for anybody."""
        if self._late:
            self._catch_up()
        try:
            return self._offered[who.id][when]
        except KeyError:
            found = offered_to(who, self._offers.get(when, _NO_LISTENERS))
            self._offered.setdefault(who.id, {})[when] = found
            return found

    def forces(self, when: str) -> bool:
        """Whether some of the :meth:`listeners` are nobody's to use: they happen by themselves."""
        return len(self.listeners(when)) > len(self.offers(when))

    def prepared(self, who: Investigator, make: Callable[[Table, Investigator], T]) -> T:
        """What ``make(table, who)`` gives, kept until the cards of ``who`` change; it is about them only."""
        try:
            found: T = self._prepared[who.id][make]
        except KeyError:
            found = self._prepared.setdefault(who.id, {})[make] = make(self, who)
        return found

    def _in_play(self) -> list[Part]:
        """Everything in play, in firing order."""
        if self._parts is None:
            self._parts = self._sources.parts(self)
        return self._parts

    def _everybody(self) -> list[str]:
        """The keys of modifiers: "" for the game's alone, and all people."""
        return ["", *(one.id for one in self.state.investigators)]

    def _catch_up(self) -> None:
        """Put the lists right: all, or those that the cards and the marker that moved take part in."""
        if self._listed:
            heard: set[str] = set()
            for who, printed in self._moved:
                for op in printed.mods:
                    for what in kinds_of(op):
                        self._list_kind(what, self._everybody() if who is None else (who.id,))
                for ability in printed.abilities:
                    heard.update(ability.when)
            if self._reordered:
                heard |= self._shared
            for when in heard:
                self._list_moment(when)
        else:
            self._list_all()
        self._moved.clear()
        self._reordered = self._late = False

    def _list_kind(self, what: str, keys: Iterable[str]) -> None:
        of_kind = self._modifiers.setdefault(what, defaultdict(list))
        for key in keys:
            of_kind[key] = [
                one
                for part in self._in_play()
                if what in part.modifiers and (part.owner is None or part.owner.id == key)
                for one in part.modifiers[what]
            ]

    def _list_moment(self, when: str) -> None:
        parts = self._in_play()
        self._listeners[when] = [
            one for part in parts if when in part.listeners for one in part.listeners[when]
        ]
        self._offers[when] = [one for part in parts if when in part.offers for one in part.offers[when]]
        for offered in self._offered.values():
            offered.pop(when, None)
        self._note_shared(when)

    def _note_shared(self, when: str) -> None:
        """Note whether several people have abilities of a moment: then the order of seats matters."""
        self._shared.discard(when)
        first: Investigator | None = None
        for part in self._in_play():
            if part.owner is None or when not in part.listeners:
                continue
            if first is not None and part.owner is not first:
                self._shared.add(when)
                return
            first = part.owner

    def _list_all(self) -> None:
        parts, everybody = self._in_play(), self._everybody()
        self._listeners = by_moment([part.listeners for part in parts])
        self._offers = by_moment([part.offers for part in parts])
        self._offered.clear()
        self._modifiers = {}
        for part in parts:
            for what, found in part.modifiers.items():
                of_kind = self._modifiers.setdefault(what, defaultdict(list))
                for key in everybody if part.owner is None else (part.owner.id,):
                    of_kind[key] = of_kind[key] + found if key in of_kind else found
        self._shared.clear()
        for when in self._listeners:
            self._note_shared(when)
        self._listed = True

    def stale(self) -> bool:
        """Whether something came or went unnoticed: all that is listed is listed anew and compared."""
        anew = Table(self.library, self.state, self.chance)
        if self._present is not None and self._present != anew.investigators:
            return True
        if self._by_id is not None and list(self._by_id.values()) != self.state.investigators:
            return True
        if self._parts is not None and self._parts != anew._in_play():
            return True
        for who, mine in self._prepared.items():
            if any(make(anew, self.investigator(who)) != found for make, found in mine.items()):
                return True
        if self._listed and self._listing() != anew._listing():
            return True
        return any(
            anew.offers_to(self.investigator(who), when) != found
            for who, offered in self._offered.items()
            for when, found in offered.items()
        )

    def _listing(self) -> list[dict[str, Any]]:
        """All lists, without those that nothing is left of."""
        if self._late:
            self._catch_up()
        modifiers = {what: filled(of_kind) for what, of_kind in self._modifiers.items()}
        return [filled(modifiers), filled(self._listeners), filled(self._offers)]

    # -- what happens ---------------------------------------------------------------------------

    @contextmanager
    def resolving(self) -> Iterator[None]:
        """While this lasts something is being resolved: nobody is settled before it is over."""
        depth = self.depth
        self.depth = depth + 1
        try:
            yield
        finally:
            self.depth = depth

    def emit(self, event: Event) -> None:
        """Note an event, stamped with the present cause."""
        event.cause = self.cause
        self.events.append(event)
        if self.noticing:
            for module in self.noticing:
                module.noticed(self, event)

    def take_events(self) -> list[Event]:
        """The events since the last call."""
        events = self.events
        self.events = []
        return events
