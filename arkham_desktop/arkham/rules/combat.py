"""Combat: meeting monsters, the Horror check, rounds of fight or flee, victory; attacks in the final battle (COM)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from arkham_desktop.arkham import abilities, modifiers
from arkham_desktop.arkham.context import Context
from arkham_desktop.arkham.effects import amounts
from arkham_desktop.arkham.events import CombatBegan, CombatEnded, MonsterRemoved
from arkham_desktop.arkham.rules import checks, evading, losses, placing, ratings, settling, weapons
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

LATE_HORROR = "late-horror-check"
_FIGHT = Option("fight")
_FLEE = Option("flee")

__all__ = [
    "Combat", "CombatResult", "attack_ancient_one", "awareness", "combat_rating", "defeat", "evade", "fight",
    "horror", "meet", "meet_monsters", "nightmarish", "overwhelming", "toughness", "traits",
]  # fmt: skip


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
        magical: ids of weapons that count as magical.
        ignored: traits and abilities (``ability:<n>``) of the monster that have no effect, and the card that says so.
        forced: how the next check of a kind ends without a roll.
        damage: the combat damage about to fall, which cards prevent.
        used: ids of weapons that were used in a check.
        happened: what befell the investigator in it.
        horror_made: whether the Horror check has been made (COM-03).
        failed: whether a Combat or Evade check was failed.
        sheet: the card on which this combat's ratings are printed, where they are not on the marker.
    """

    __slots__ = (
        "begun", "bonus", "bonuses", "damage", "displaced", "evadable", "failed", "forced", "happened", "horror_made",
        "ignored", "magical", "mods", "monster", "on_board", "over", "place", "round", "sheet", "spells", "toggled",
        "used", "who", "wielded",
    )  # fmt: skip

    def __init__(
        self, table: Table, who: Investigator, monster: str | None, *, on_board: bool = True, bonus: int = 0,
        evadable: bool = True,
    ) -> None:  # fmt: skip
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
        self.magical: set[str] = set()
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
        if self.over or who.displaced != self.displaced or who.devoured or who.eliminated:
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
            self.who, card, self.who.place, self.monster, combat=self, happened=self.happened,
        )  # fmt: skip


# --- meeting -------------------------------------------------------------------------------------
def meet_monsters(
    table: Table, who: Investigator, monsters: Sequence[str], *, on_board: bool = True
) -> Steps[bool]:
    """Fight or evade each of these monsters, in the order the player likes (EVA-05, MOV-04, MOV-05).

    Returns:
        True when there was none or all were evaded: movement may go on (EVA-02, EVA-04).
    """
    left = list(monsters)
    mark = who.displaced
    all_evaded = True

    def build() -> list[Option]:
        if who.displaced != mark or who.devoured:
            return []
        left[:] = [monster for monster in left if _is_there(table, who, monster, on_board)]
        return [option for monster in left for option in _ways(table, monster)]

    while left:
        choice = yield Decision("monsters", who.id, build, window="meeting")
        if choice is VOID:
            break
        result = yield from _meet(table, Combat(table, who, choice.target, on_board=on_board), choice.verb)
        left.remove(choice.target)
        all_evaded = all_evaded and not result.fought
    return all_evaded and who.displaced == mark and not who.devoured


def _is_there(table: Table, who: Investigator, monster: str, on_board: bool) -> bool:
    if on_board:
        return table.state.monsters.get(monster) == who.place
    return monster in table.state.transit.monsters


def _ways(table: Table, monster: str, evadable: bool = True) -> list[Option]:
    """To evade it or to fight it."""
    options = [Option("fight", monster)]
    if evadable and ratings.awareness(table, monster) is not None:
        options.insert(0, Option("evade", monster))
    return options


def meet(
    table: Table, who: Investigator, monster: str, *, on_board: bool = False, bonus: int = 0, evadable: bool = True
) -> Steps[CombatResult]:
    """Meet one monster, by default one that an encounter brought and that lies in ``transit.monsters``.

    Afterwards such a monster is a trophy or has gone back to the cup.

    Args:
        table: the table.
        who: who meets it.
        monster: its instance.
        on_board: whether it stands on the board.
        bonus: the encounter's bonus to Combat checks against it.
        evadable: False: it can neither be evaded nor fled from.
    """
    combat = Combat(table, who, monster, on_board=on_board, bonus=bonus, evadable=evadable)

    def build() -> list[Option]:
        return _ways(table, monster, evadable) if combat.goes_on(table) else []

    choice = yield Decision("monsters", who.id, build)
    result = CombatResult("ended") if choice is VOID else (yield from _meet(table, combat, choice.verb))
    if not on_board and monster in table.state.transit.monsters:
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


def fight(
    table: Table, who: Investigator, monster: str, *, on_board: bool = True, bonus: int = 0, evadable: bool = True
) -> Steps[CombatResult]:
    """Fight a monster from the Horror check to the end (COM-01).

    Inside, whoever falls to 0 is settled at once, even when an effect brought the monster: damage ends combats.
    """
    combat = Combat(table, who, monster, on_board=on_board, bonus=bonus, evadable=evadable)
    result = yield from _fight(table, combat)
    if not on_board and monster in table.state.transit.monsters:
        placing.to_cup(table, monster)
    return result


def _fight(table: Table, combat: Combat) -> Steps[CombatResult]:
    who, monster = combat.who, combat.monster
    assert monster is not None
    depth, cause = table.depth, table.cause
    table.depth, table.cause = 0, (*cause, combat.source)
    table.emit(CombatBegan(who.id, monster))
    try:
        yield from _rounds(table, combat)
        result = _result(combat)
        table.emit(CombatEnded(who.id, monster, result.how))
        if not who.devoured and table.listeners("end_of_combat"):
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


# --- the course of a combat ------------------------------------------------------------------------
def _rounds(table: Table, combat: Combat) -> Steps[None]:
    combat.begun = True
    weapons.take_up_handless(table, combat)
    for moment in ("before_combat", "before_horror_check"):
        yield from _moment(table, combat, moment)
        if not combat.goes_on(table):
            return
    if combat.failed or not modifiers.has_special(table, combat.who, LATE_HORROR):
        yield from horror_check(table, combat)
    while combat.goes_on(table):
        yield from _round(table, combat)
        if combat.goes_on(table):
            yield from _moment(table, combat, "combat_round_end")
        weapons.end_round(combat)
        combat.round += 1


def _moment(table: Table, combat: Combat, when: str) -> Steps[None]:
    """What cards and then the monster itself do at a moment of the combat."""
    if table.listeners(when):
        yield from abilities.trigger(table, when, who=combat.who, about=combat)
    yield from own_abilities(table, combat, when)


def own_abilities(table: Table, combat: Combat, when: str) -> Steps[None]:
    """What the monster itself does at a moment, unless an effect of this combat ignores it."""
    if combat.monster is None:
        return
    for listener in abilities.monster_listeners(table, combat.monster, when):
        if combat.ignores(listener) or combat.who.devoured:
            continue
        ctx = combat.context(source=listener.source)
        if abilities.fits(table, listener, ctx):
            yield from abilities.use(table, listener, ctx)


def horror_check(table: Table, combat: Combat) -> Steps[None]:
    """The one Horror check of a combat (COM-02 … COM-06, COM-33)."""
    who, monster = combat.who, combat.monster
    assert monster is not None
    combat.horror_made = True
    rating = ratings.horror(table, monster, who, combat)
    if rating is None:
        return
    check = yield from checks.make_check(
        table, who, "horror", rating.rating, monster=monster, combat=combat, source=combat.source
    )
    if not combat.goes_on(table):
        return
    if check.passed:
        price = ratings.nightmarish(table, monster, who, combat)
    else:
        combat.happened.add("horror_check_failed")
        price = (ratings.horror(table, monster, who, combat) or rating).damage
    yield from losses.lose(table, who, "sanity", price, combat.source, kind="horror")
    yield from settle(table, combat)


def settle(table: Table, combat: Combat) -> Steps[None]:
    """Note what befalls the investigator and settle (COM-06, COM-38)."""
    if combat.who.sanity <= 0:
        combat.happened.add("insane")
    if combat.who.stamina <= 0:
        combat.happened.add("unconscious")
    yield from settling.settle(table)


def late_horror(table: Table, combat: Combat) -> Steps[None]:
    """The Horror check of somebody who makes it only after the first failed Combat or Evade check."""
    combat.failed = True
    if not combat.horror_made and combat.goes_on(table) and modifiers.has_special(table, combat.who, LATE_HORROR):
        yield from horror_check(table, combat)


def _round(table: Table, combat: Combat) -> Steps[None]:
    """Take up weapons, cast spells, then fight or flee."""

    def build() -> list[Option]:
        return _round_options(table, combat) if combat.goes_on(table) else []

    while True:
        choice = yield Decision(
            "combat", combat.who.id, build, window="combat", about=combat, reason=combat.source
        )
        if choice.verb in ("wield", "unwield"):
            weapons.toggle(table, combat, choice)
            continue
        if choice is _FIGHT:
            yield from _strike(table, combat)
        elif choice is _FLEE:
            yield from _flee(table, combat)
        return


def _round_options(table: Table, combat: Combat) -> list[Option]:
    monster = combat.monster or ""
    options = []
    if ratings.combat_rating(table, monster, combat.who, combat) is not None:
        options.append(_FIGHT)
    # Ambush leaves no way out once the combat has begun (COM-31).
    if combat.evadable and "ambush" not in ratings.traits(table, monster, combat.who, combat):
        options.append(_FLEE)
    if not options:
        combat.over = "ended"  # it can be neither fought nor fled from: there is nothing more to it
        return []
    return options + weapons.wield_options(table, combat)


def _flee(table: Table, combat: Combat) -> Steps[None]:
    """An Evade check: out of it, or the damage and another round (COM-07)."""
    if (yield from evading.evade(table, combat.who, combat.monster or "", combat=combat)):
        combat.over = "evaded"


def _strike(table: Table, combat: Combat) -> Steps[None]:
    """A Combat check and what it brings (COM-08 … COM-11)."""
    who, monster = combat.who, combat.monster
    assert monster is not None
    yield from _moment(table, combat, "before_combat_check")
    if not combat.goes_on(table):
        return
    rating = ratings.combat_rating(table, monster, who, combat)
    assert rating is not None, f"{monster} cannot be fought"
    need = ratings.toughness(table, monster, combat)
    check = yield from checks.make_check(
        table, who, "combat", rating.rating, need, monster=monster, combat=combat, source=combat.source
    )
    if not combat.goes_on(table):
        return
    table.depth += 1  # what the check brought comes first, then whoever is at 0 is settled
    try:
        yield from weapons.after_check(table, combat)
        if check.passed:
            yield from _win(table, combat)
        else:
            yield from _suffer(table, combat)
    finally:
        table.depth -= 1
    yield from settle(table, combat)
    if not check.passed:
        yield from late_horror(table, combat)


def _win(table: Table, combat: Combat) -> Steps[None]:
    """The monster is beaten: its own words, the trophy, what it costs (COM-10, COM-35)."""
    who, monster = combat.who, combat.monster
    assert monster is not None
    combat.over = "defeated"
    price = ratings.overwhelming(table, monster, who, combat)
    yield from _moment(table, combat, "combat_passed")
    yield from defeat(table, who, monster, combat)
    yield from losses.lose(table, who, "stamina", price, combat.source, kind="combat")


def _suffer(table: Table, combat: Combat) -> Steps[None]:
    """A failed Combat check: the combat damage, and what the monster's own words add or put in its place (COM-12)."""
    who, monster = combat.who, combat.monster
    assert monster is not None
    rating = ratings.combat_rating(table, monster, who, combat)
    combat.damage = rating.damage if rating is not None else 0
    if table.listeners("combat_failed"):
        yield from abilities.trigger(table, "combat_failed", who=who, about=combat)
    yield from losses.lose(table, who, "stamina", combat.damage, combat.source, kind="combat")
    yield from own_abilities(table, combat, "combat_failed")


def defeat(table: Table, who: Investigator, monster: str, combat: Combat | None = None) -> Steps[None]:
    """A monster is defeated, in combat or without: it becomes a trophy of ``who``, or goes where it has to.

    Endless monsters go back to the cup (COM-32), some to the Ancient One's sheet or aside; one that its own words
    have taken off the table stays away.
    """
    state = table.state
    row = table.library.monster(monster)
    place = state.monsters.get(monster)
    if place is not None or monster in state.transit.monsters or monster in state.outskirts:
        if row.defeated_to == "sheet":
            placing.to_sheet(table, monster)
        elif row.defeated_to == "aside":
            placing.to_box(table, monster)
        elif "endless" in ratings.traits(table, monster, who, combat) and not _keeps_endless(table, who):
            placing.to_cup(table, monster)
        else:
            came_from = placing.take(table, monster)
            who.monster_trophies.append(monster)
            table.emit(MonsterRemoved(monster, came_from, who.id))
            if table.listeners("gain_monster_trophy"):
                yield from abilities.trigger(table, "gain_monster_trophy", who=who)
    yield from abilities.trigger(table, "defeat_monster", who=who, place=place or who.place, monster=monster)


def _keeps_endless(table: Table, who: Investigator) -> bool:
    return modifiers.immune(table, who, "endless") is not None


# --- the final battle ------------------------------------------------------------------------------
def attack_ancient_one(table: Table, who: Investigator) -> Steps[int]:
    """The one Combat check that ``who`` may make against the Ancient One in a round (AO-13); its successes.

    There is no Horror check, no fleeing and no damage; the defenses of the sheet count (AO-20).
    """
    rating = ancient_one_rating(table, who)
    if rating is None:
        return 0
    combat = Combat(table, who, None)
    weapons.take_up_handless(table, combat)
    sheet = table.state.ancient_one

    def build() -> list[Option]:
        if not combat.goes_on(table):
            return []
        return [Option("attack"), Option("done"), *weapons.wield_options(table, combat)]

    while True:
        choice = yield Decision("attack", who.id, build, window="combat", about=combat, reason=sheet)
        if choice.verb not in ("wield", "unwield"):
            break
        weapons.toggle(table, combat, choice)
    if choice.verb != "attack":
        return 0
    check = yield from checks.make_check(
        table, who, "combat", ancient_one_rating(table, who) or 0, combat=combat, source=sheet
    )
    yield from weapons.after_check(table, combat)
    if table.listeners("battle_attack"):
        yield from abilities.trigger(table, "battle_attack", who=who, about=combat)
    yield from settle(table, combat)
    return check.successes


def ancient_one_rating(table: Table, who: Investigator) -> int | None:
    """The Ancient One's combat rating for ``who``: fixed at the start, or as it is now; None: nobody can fight it."""
    sheet = table.library.ancient_ones[table.state.ancient_one]
    battle = table.state.battle
    if isinstance(sheet.combat_rating, str):
        return None
    if battle is not None and battle.combat_rating is not None:
        rating = battle.combat_rating
    else:
        rating = amounts.value(table, sheet.combat_rating, Context(sheet.id, who))
    return modifiers.total(table, "ancient_one_combat_rating", rating, who=who)
