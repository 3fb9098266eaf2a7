"""Combat: meeting monsters, the fighting or evading it, and what is going on in a combat (COM)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from arkham_desktop.arkham import abilities
from arkham_desktop.arkham.context import Context
from arkham_desktop.arkham.events import CombatBegan, CombatEnded
from arkham_desktop.arkham.rules import evading, placing, ratings, rounds
from arkham_desktop.arkham.rules.battle import ancient_one_rating, attack_ancient_one
from arkham_desktop.arkham.rules.defeating import defeat
from arkham_desktop.arkham.rules.evading import evade
from arkham_desktop.arkham.rules.ratings import (
    awareness,
    combat_rating,
    horror,
    nightmarish,
    overwhelming,
    toughness,
    traits,
)
from arkham_desktop.arkham.state import row_of
from arkham_desktop.engine import VOID, Decision, Option, Steps

if TYPE_CHECKING:
    from typing import Literal

    from arkham_desktop.arkham.content.models import DunwichHorrorCard
    from arkham_desktop.arkham.rules.weapons import Bonus, SpellInUse
    from arkham_desktop.arkham.state import Card, Investigator
    from arkham_desktop.arkham.table import Listener, Modifier, Table

__all__ = [
    "Combat",
    "CombatResult",
    "ancient_one_rating",
    "attack_ancient_one",
    "awareness",
    "combat_rating",
    "defeat",
    "evade",
    "fight",
    "horror",
    "meet",
    "meet_monsters",
    "nightmarish",
    "overwhelming",
    "toughness",
    "traits",
]


class CombatResult(NamedTuple):
    """How a meeting with a monster ended: defeated, evaded, insane, unconscious, displaced, ended.

    ``fought`` is False only when it was evaded before any combat.
    """

    how: str
    fought: bool = True

    @property
    def won(self) -> bool:
        """Whether the monster was defeated."""
        return self.how == "defeated"


class Combat:
    """A meeting with one monster, or an attack on the Ancient One (then ``monster`` is None). Never saved.

    Attributes:
        who: who fights.
        monster: the monster's instance.
        begun: whether the combat itself has begun (before that it may be evaded).
        on_board: whether it stands on the board; else it lies in ``transit`` for this encounter only.
        bonus: added to Combat checks against it by the encounter.
        evadable: whether it may be evaded at all.
        round: the round, from 1.
        displaced: ``who.displaced`` when it began; any change ends it.
        over: "" while it goes on, else how it ended.
        wielded: weapons in hand, kept between rounds (COM-20).
        spells: spells cast in it whose hands are taken.
        toggled: cards taken up or let go in this round.
        bonuses: bonuses to Combat checks that effects gave.
        mods: temporary modifiers.
        magical: ids of weapons that count as magical, by which card.
        ignored: traits and abilities (``ability:<n>``) of the monster that have no effect, by which card.
        forced: how the next check of a kind ends without a roll.
        damage: the combat damage about to fall, which cards prevent.
        used: ids of weapons that were used in a check.
        happened: what befell the investigator in it.
        horror_made: whether the Horror check has been made (COM-03).
        failed: whether a Combat or Evade check was failed.
        sheet: the card on which this combat's ratings are printed, where they are not on the marker.
    """

    __slots__ = (
        "begun",
        "bonus",
        "bonuses",
        "damage",
        "displaced",
        "evadable",
        "failed",
        "forced",
        "happened",
        "horror_made",
        "ignored",
        "magical",
        "mods",
        "monster",
        "on_board",
        "over",
        "place",
        "round",
        "sheet",
        "spells",
        "toggled",
        "used",
        "who",
        "wielded",
    )

    def __init__(
        self,
        table: Table,
        who: Investigator,
        monster: str | None,
        *,
        on_board: bool = True,
        bonus: int = 0,
        evadable: bool = True,
    ) -> None:
        self.who = who
        self.monster = monster
        self.on_board = on_board
        self.place = table.state.monsters.get(monster) if monster is not None and on_board else None
        self.begun = False
        self.bonus = bonus
        self.evadable = evadable
        self.round = 1
        self.displaced = who.displaced
        self.over = ""
        self.wielded: list[Card] = []
        self.spells: list[SpellInUse] = []
        self.toggled: set[str] = set()
        self.bonuses: list[Bonus] = []
        self.mods: list[Modifier] = []
        self.magical: dict[str, str] = {}
        self.ignored: dict[str, str] = {}
        self.forced: dict[str, Literal["passed", "failed"]] = {}
        self.damage = 0
        self.used: set[str] = set()
        self.happened: set[str] = set()
        self.horror_made = False
        self.failed = False
        self.sheet: DunwichHorrorCard | None = None

    @property
    def source(self) -> str:
        """Row id of the enemy's kind, for causes and reasons."""
        return row_of(self.monster) if self.monster is not None else ""

    def goes_on(self, table: Table) -> bool:
        """Whether nothing has ended it: the investigator is here, in his senses, and so is the monster."""
        who, monster = self.who, self.monster
        if self.over or who.displaced != self.displaced or who.is_out:
            return False
        if monster is None:
            return True
        if self.on_board:
            return table.state.monsters.get(monster) == self.place
        return monster in table.state.transit.monsters

    def ignores(self, listener: Listener) -> bool:
        """Whether this ability of the monster has no effect in this combat."""
        return f"ability:{listener.index}" in self.ignored

    def context(self, *, source: str | None = None, card: Card | None = None) -> Context:
        """The surroundings of an effect in this combat."""
        return Context(
            source or (row_of(card.id) if card is not None else self.source),
            self.who,
            card,
            self.who.place,
            self.monster,
            combat=self,
            happened=self.happened,
        )


# --- meeting -------------------------------------------------------------------------------------
def meet_monsters(table: Table, who: Investigator, monsters: Sequence[str]) -> Steps[bool]:
    """Fight or evade each of these monsters on the board, in the order one likes (EVA-05, MOV-04, MOV-05).

    Returns:
        True when there was none or all were evaded: movement may go on (EVA-02, EVA-04).
    """
    left = list(monsters)
    mark = who.displaced
    all_evaded = True

    def build() -> list[Option]:
        if who.displaced != mark or who.is_out:
            return []
        left[:] = [monster for monster in left if table.state.monsters.get(monster) == who.place]
        return [option for monster in left for option in _ways(table, monster)]

    while left:
        choice = yield Decision("monsters", who.id, build, window="meeting")
        if choice is VOID:
            break
        result = yield from _meet(table, Combat(table, who, choice.target), choice.verb)
        left.remove(choice.target)
        all_evaded = all_evaded and not result.fought
    return all_evaded and who.displaced == mark and not who.is_out


def _ways(table: Table, monster: str, evadable: bool = True) -> list[Option]:
    """To evade it or to fight it."""
    options = [Option("fight", monster)]
    if evadable and ratings.awareness(table, monster) is not None:
        options.insert(0, Option("evade", monster))
    return options


def meet(
    table: Table,
    who: Investigator,
    monster: str,
    *,
    bonus: int = 0,
    evadable: bool = True,
) -> Steps[CombatResult]:
    """Meet one monster that an encounter brought and that lies in ``transit.monsters``.

    Afterwards it is a trophy or has gone back to the cup.

    Args:
        table: the table.
        who: who meets it.
        monster: its instance.
        bonus: the encounter's bonus to Combat checks against it.
        evadable: False: it can neither be evaded nor fled from.
    """
    combat = Combat(table, who, monster, on_board=False, bonus=bonus, evadable=evadable)

    def build() -> list[Option]:
        return _ways(table, monster, evadable) if combat.goes_on(table) else []

    choice = yield Decision("monsters", who.id, build)
    result = CombatResult("ended") if choice is VOID else (yield from _meet(table, combat, choice.verb))
    if monster in table.state.transit.monsters:
        placing.to_cup(table, monster)
    return result


def _meet(table: Table, combat: Combat, verb: str) -> Steps[CombatResult]:
    """Evade or fight; who fails to evade takes the damage and has to fight (EVA-03)."""
    if verb == "evade":
        depth, table.depth = table.depth, 0
        try:
            evaded = yield from evading.evade(table, combat.who, combat.monster or "", combat=combat)
        finally:
            table.depth = depth
        if evaded:
            return CombatResult("evaded", fought=False)
        if not combat.goes_on(table):
            return _result(combat)
    return (yield from _fight(table, combat))


def fight(table: Table, who: Investigator, monster: str) -> Steps[CombatResult]:
    """Fight a monster of the board from the Horror check to the end (COM-01).

    Whoever falls to 0 is settled at once, even when an effect brought the monster: damage ends combats.
    """
    return (yield from _fight(table, Combat(table, who, monster)))


def _fight(table: Table, combat: Combat) -> Steps[CombatResult]:
    who, monster = combat.who, combat.monster
    assert monster is not None
    depth, cause = table.depth, table.cause
    table.depth, table.cause = 0, (*cause, combat.source)
    table.emit(CombatBegan(who.id, monster))
    try:
        yield from rounds.fight_rounds(table, combat)
        # What was paid within a check (a flute's price) may end the combat before any damage is settled.
        yield from rounds.settle(table, combat)
        result = _result(combat)
        table.emit(CombatEnded(who.id, monster, result.how))
        if not who.is_out and table.listeners("end_of_combat"):
            yield from abilities.trigger(table, "end_of_combat", who=who, about=combat)
    finally:
        table.depth, table.cause = depth, cause
    return result


def _result(combat: Combat) -> CombatResult:
    if combat.over:
        return CombatResult(combat.over)
    for how in ("insane", "unconscious"):
        if how in combat.happened:
            return CombatResult(how)
    return CombatResult("displaced" if combat.who.displaced != combat.displaced else "ended")
