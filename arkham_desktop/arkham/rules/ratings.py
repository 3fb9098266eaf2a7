"""A monster's numbers and traits as they are now, for whoever meets it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from arkham_desktop.arkham import modifiers
from arkham_desktop.arkham.table import Modifier

if TYPE_CHECKING:
    from collections.abc import Iterator

    from arkham_desktop.arkham.content.models import DunwichHorrorCard, Monster
    from arkham_desktop.arkham.rules.combat import Combat
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table


class Rating(NamedTuple):
    """The modifier of a check and what failing it costs."""

    rating: int
    damage: int


def sheet(table: Table, monster: str, combat: Combat | None = None) -> Monster | DunwichHorrorCard:
    """Where a monster's ratings and traits are printed: its marker, or the card drawn for this combat."""
    if combat is not None and combat.sheet is not None:
        return combat.sheet
    return table.library.monster(monster)


def _own(
    table: Table, monster: str, what: str, who: Investigator | None, combat: Combat | None
) -> Iterator[Modifier]:
    """The modifiers on the marker itself that speak of this monster (they have no ``vs``) and hold now."""
    row = table.library.monster(monster)
    for op in row.mods:
        if getattr(op, "what", None) != what or getattr(op, "vs", None) is not None:
            continue
        modifier = Modifier(op, row.id, None, None, None)
        cond = op.cond  # type: ignore[attr-defined]
        if cond is None or modifiers.holds(table, modifier, cond, who, None, monster, None, combat):
            yield modifier


def _number(
    table: Table, what: str, base: int, monster: str, who: Investigator | None, combat: Combat | None
) -> int:
    for own in _own(table, monster, what, who, combat):
        if own.op.set is not None:
            base = modifiers.amount(table, own, own.op.set, who, base)
        else:
            base += modifiers.amount(table, own, own.op.n, who, base)
    return modifiers.total(table, what, base, who=who, monster=monster, combat=combat)


def traits(
    table: Table, monster: str, who: Investigator | None = None, combat: Combat | None = None
) -> frozenset[str]:
    """The monster's traits now, without those that an effect of this combat ignores."""
    found = set(sheet(table, monster, combat).traits or ())
    found.update(own.op.trait for own in _own(table, monster, "monster_trait", who, combat))
    for one in table.modifiers("monster_trait", who):
        if modifiers.applies(table, one, who=who, monster=monster, combat=None):
            found.add(one.op.trait)
    if combat is not None and combat.ignored:
        found.difference_update(combat.ignored)
    return frozenset(found)


def _level(table: Table, word: str, monster: str, who: Investigator, combat: Combat | None) -> int:
    base = 0
    for trait in traits(table, monster, who, combat):
        name, _, number = trait.partition(":")
        if name == word:
            base = max(base, int(number))
    level = _number(table, f"monster_{word}", base, monster, who, combat)
    return level if level > 0 and modifiers.immune(table, who, word) is None else 0


def nightmarish(table: Table, monster: str, who: Investigator, combat: Combat | None = None) -> int:
    """The sanity that a passed Horror check costs ``who`` (COM-33)."""
    return _level(table, "nightmarish", monster, who, combat)


def overwhelming(table: Table, monster: str, who: Investigator, combat: Combat | None = None) -> int:
    """The stamina that beating the monster costs ``who`` (COM-35)."""
    return _level(table, "overwhelming", monster, who, combat)


def toughness(table: Table, monster: str, combat: Combat | None = None) -> int:
    """The successes that defeat it, and what its trophy is worth (COM-08, COM-39)."""
    printed = table.library.monster(monster).toughness or 0
    return _number(table, "monster_toughness", printed, monster, None, combat)


def awareness(table: Table, monster: str) -> int | None:
    """The modifier of Evade checks against it; None when it cannot be evaded."""
    return table.library.monster(monster).awareness


def horror(
    table: Table, monster: str, who: Investigator | None = None, combat: Combat | None = None
) -> Rating | None:
    """Rating and damage of its Horror check; None when there is none (COM-04)."""
    printed = sheet(table, monster, combat).horror
    rating = _number(table, "monster_horror_rating", printed.rating if printed else 0, monster, who, combat)
    damage = _number(table, "monster_horror_damage", printed.damage if printed else 0, monster, who, combat)
    return None if printed is None and damage == 0 else Rating(rating, damage)


def combat_rating(
    table: Table, monster: str, who: Investigator | None = None, combat: Combat | None = None
) -> Rating | None:
    """Rating and damage of its Combat check; None when it cannot be fought."""
    printed = sheet(table, monster, combat).combat
    if printed is None:
        return None
    rating = _number(table, "monster_combat_rating", printed.rating, monster, who, combat)
    return Rating(rating, _number(table, "monster_combat_damage", printed.damage, monster, who, combat))


def combat_skill(table: Table, who: Investigator, monster: str | None) -> str:
    """The skill that Combat checks use: Fight, unless the monster or a card says another."""
    skill = "fight"
    if monster is not None:
        for own in _own(table, monster, "combat_skill", who, None):
            skill = own.op.skill
    for one in table.modifiers("combat_skill", who):
        if modifiers.applies(table, one, who=who, monster=monster):
            skill = one.op.skill
    return skill
