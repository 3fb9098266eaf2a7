"""What a place offers an investigator: gates, clues, rest, shops, what trophies buy, and encounters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.rules import gates, victory
from arkham_desktop.players import quests, towns, worth

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.library import Library
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table

INNSMOUTH = "innsmouth"
AT_GATE = 30.0
"""Staying at an explored gate, to close it."""
SEAL = 12.0
"""Going through a gate that one can seal afterwards."""
CLOSE = 1.0
"""Going through a gate only to close it."""
CLOSE_PER_SEAL = 1.5
"""The same grows with every seal: the fewer gates can open, the nearer a victory by closing is."""
LAST_GATES = 8.0
"""The same when all open gates can be closed at once and that wins."""
CROWDED = 4.0
"""The same when two more gates wake the Ancient One, and twice that when it is one."""
WIN = 40.0
"""What wins the game."""
LATE = 0.5
"""How much of that is left when the final battle nears: there is hardly time to come back."""
FITNESS = (0.0, 0.1, 0.5, 0.9)
"""How much of a journey's worth is left by the lower of sanity and stamina; above it, all."""
CLUE = 1.2
"""The first clue token on the way to a seal."""
CLUE_NEARER = 0.5
"""How much more every further one is worth than the one before."""
CLUE_MORE = 1.0
"""One more than sealing takes."""


class Places:
    """Judges places; keeps what encounters are worth to somebody, which hardly changes."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._shares = _gate_shares(table.library)
        self._services: dict[str, tuple[tuple[int, ...], dict[str, float]]] = {}
        self._encounters: dict[tuple[str, str], float] = {}

    def worth(self, who: Investigator, place: str, taken: bool) -> float:
        """What going to ``place`` is worth; ``taken``: somebody else is sooner there."""
        table = self._table
        row = table.library.spaces[place]
        if place in table.state.gates:
            return self.gate(who, place, taken)
        quest = quests.of_place(table, who, place) if who.cards or who.kept else 0.0
        if row.board == INNSMOUTH:
            quest += towns.of_raid(table, who, place) + towns.of_law(table, who, place)
        if row.kind == "street":
            return quest
        lying = table.state.clues.get(place, 0)
        clues = self.clues(who, lying) if lying and not taken else 0.0
        best = self.encounter(who, place)
        return quest + clues + (max(best, self._service(who, place)) if row.abilities else best)

    def _service(self, who: Investigator, place: str) -> float:
        """What the place itself offers instead of an encounter; the same as long as ``who`` has the same."""
        nears = worth.battle_nears(self._table)
        have = (
            who.sanity,
            who.stamina,
            who.money,
            who.clues,
            len(who.monster_trophies),
            len(who.cards),
            nears,
        )
        known, worths = self._services.get(who.id, ((), {}))
        if known != have:
            worths = {}
            self._services[who.id] = (have, worths)
        if place not in worths:
            table = self._table
            worths[place] = max(
                (
                    worth.of_effects(table, ability.do, who) + worth.of_effects(table, ability.cost, who)
                    for ability in table.library.spaces[place].abilities
                    if ability.instead_of_encounter
                ),
                default=0.0,
            )
        return worths[place]

    def clues(self, who: Investigator, n: int) -> float:
        """What so many clue tokens more are worth: the nearer to what sealing takes the more."""
        cost = gates.seal_cost(self._table, who)
        return sum(
            CLUE + CLUE_NEARER * have if have < cost else CLUE_MORE
            for have in range(who.clues, who.clues + n)
        )

    def encounter(self, who: Investigator, place: str) -> float:
        """What the cards of the neighborhood bring there on average."""
        key = (who.id, place)
        if key not in self._encounters:
            library = self._table.library
            hood = library.spaces[place].neighborhood or ""
            found = [
                library.encounters[hood, card].get(place) for card in library.location_cards.get(hood, ())
            ]
            values = [worth.of_effects(self._table, one.do, who) for one in found if one is not None]
            self._encounters[key] = sum(values) / len(values) if values else 0.0
        return self._encounters[key]

    def share(self, space: str) -> float:
        """How likely a gate opens there, set beside the likeliest place."""
        return self._shares.get(space, 0.0)

    def gate(self, who: Investigator, space: str, taken: bool) -> float:
        """What a place with a gate is worth: most to whoever could seal it afterwards."""
        table = self._table
        if who.explored and who.place == space:
            return AT_GATE
        if worked_on(table, space, who):
            return -2.0
        value = CLOSE + CLOSE_PER_SEAL * len(table.state.seals)
        if can_seal(table, who) and gates.may_be_sealed(table, space, who):
            value = SEAL * (0.7 + 0.5 * self.share(space))
            if len(table.state.seals) == victory.SEALS_TO_WIN - 1:
                value = WIN
        opened = [one for one in table.state.gates if not worked_on(table, one)]
        if worth.spare_trophies(table) + len(table.state.gates) >= 0:
            value += LAST_GATES / max(1, len(opened))
        room = gates.gate_limit(table) - len(table.state.gates)
        if room <= 2:
            value += CROWDED * (3 - room)
        if towns.at_a_vortex(table, space):
            value += towns.GATE_AT_A_VORTEX
        if worth.battle_nears(table):
            value *= LATE
        return fitness(who) * value * (0.3 if taken else 1.0) - (1 - fitness(who)) * worth.knocked_out(who)


def _gate_shares(library: Library) -> dict[str, float]:
    """How often the Mythos cards name each place, the most frequent one as 1."""
    counts: dict[str, int] = {}
    for row in library.mythos.values():
        if row.gate is not None:
            counts[row.gate] = counts.get(row.gate, 0) + (row.count or 1)
    most = max(counts.values(), default=1)
    return {place: count / most for place, count in counts.items()}


def fitness(who: Investigator) -> float:
    """How much of a journey's worth the state of ``who`` leaves."""
    least = min(who.sanity, who.stamina)
    return FITNESS[least] if least < len(FITNESS) else 1.0


def worked_on(table: Table, space: str, who: Investigator | None = None) -> bool:
    """Whether somebody (but ``who``) is behind that gate, or in front of it and explored."""
    return any(
        one is not who and ((one.area and one.entered == space) or (one.explored and one.place == space))
        for one in table.investigators
    )


def can_seal(table: Table, who: Investigator) -> bool:
    """Whether ``who`` has what sealing takes."""
    return who.clues >= gates.seal_cost(table, who) or who.card("elder-sign") is not None


def closing_wins(table: Table, space: str) -> bool:
    """Whether closing this gate would win the game."""
    trophies = worth.spare_trophies(table) + 1
    return trophies >= 0 and set(table.state.gates) == {space}
