"""What an investigator's sheet says now: skills, maxima, focus, movement points, hands."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from arkham_desktop.arkham import modifiers
from arkham_desktop.engine import Option

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.models import Investigator as Sheet
    from arkham_desktop.arkham.rules.combat import Combat
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table

HANDS = 2
STOPS = 4
"""The stops of a slider, counted from 0."""


class Part(NamedTuple):
    """One part of a number: ``n`` of ``source`` (a row id, or a word such as the skill's).

    ``note`` says in a word how it counts: ``""`` in full, ``resisted``, ``immune``, ``not_wielded``,
    ``not_now`` (place, condition or enemy do not fit).
    """

    source: str
    n: int
    note: str = ""


@lru_cache(maxsize=256)
def _sliders(pairs: tuple[tuple[str, ...], ...]) -> dict[str, str]:
    """The slider (named after one of its two skills) that each skill is read from."""
    names = ("speed", "fight", "lore")
    return {skill: next((one for one in pair if one in names), pair[0]) for pair in pairs for skill in pair}


def slider_of(sheet: Sheet, skill: str) -> str:
    """The name in ``Investigator.sliders`` of the slider that a skill is read from."""
    return _sliders(sheet.pairs)[skill]


@cache
def slide(slider: str, stop: int) -> Option:
    """The option to move a slider to a stop."""
    return Option("slide", f"{slider}={stop}", (slider, stop))


@cache
def slides(slider: str, present: int, reach: int, rising: bool = False) -> list[Option]:
    """The options to move a slider by up to ``reach`` stops, to the right only if ``rising``.

    The list is kept: nobody may change it.
    """
    within = range(0 if not rising else present + 1, STOPS)
    return [slide(slider, stop) for stop in within if 0 < abs(stop - present) <= reach]


def printed(table: Table, who: Investigator, skill: str) -> int:
    """The value under the slider, without any modifier."""
    sheet = table.library.investigators[who.id]
    return sheet.skills[skill][who.sliders[slider_of(sheet, skill)]]  # type: ignore[index]


def skill(table: Table, who: Investigator, skill: str, *, monster: str | None = None) -> int:
    """The skill's present value: slider, items, other cards, environment (SKL-19). It may be below 0."""
    value, added = printed(table, who, skill), 0
    for one in table.modifiers("skill", who):
        op = one.op
        if op.skill in (skill, "all") and modifiers.applies(table, one, who=who, monster=monster):
            if op.set is not None:
                value = modifiers.amount(table, one, op.set, who, value)
            elif op.n is not None:
                added += modifiers.amount(table, one, op.n, who, value)
    return value + added


def parts(table: Table, who: Investigator, skill: str, *, monster: str | None = None) -> list[Part]:
    """The parts of a skill's present value, for people; those that do not count now have 0 and a note."""
    base = Part(skill, printed(table, who, skill))
    found = []
    for one in table.modifiers("skill", who):
        op = one.op
        if op.skill not in (skill, "all"):
            continue
        if not modifiers.applies(table, one, who=who, monster=monster):
            found.append(Part(one.source, 0, "not_now"))
        elif op.set is not None:
            base = Part(one.source, modifiers.amount(table, one, op.set, who, base.n))
        elif op.n is not None:
            found.append(Part(one.source, modifiers.amount(table, one, op.n, who, base.n)))
    return [base, *found]


def maximum(table: Table, who: Investigator, what: str) -> int:
    """The maximum sanity or stamina: the sheet, cards, and what was lost for good. Never below 0."""
    sheet = table.library.investigators[who.id]
    is_sanity = what == "sanity"
    base = sheet.sanity - who.lost_max_sanity if is_sanity else sheet.stamina - who.lost_max_stamina
    return max(0, modifiers.total(table, f"max_{what}", base, who=who))


def focus(table: Table, who: Investigator) -> int:
    """Steps that the sliders may be moved in an Upkeep."""
    if modifiers.is_taken_away(table, "focus", who):
        return 0
    return max(0, modifiers.total(table, "focus", table.library.investigators[who.id].focus, who=who))


def movement_points(table: Table, who: Investigator) -> int:
    """The movement points of a Movement phase in a town: Speed and what cards add (MOV-01)."""
    if modifiers.is_taken_away(table, "movement", who):
        return 0
    return max(0, modifiers.total(table, "movement", skill(table, who, "speed"), who=who))


def hands(table: Table, who: Investigator, combat: Combat | None = None) -> int:
    """Hands for weapons and spells in combat."""
    if not table.modifiers("hands", who):
        return HANDS
    fighting = combat if combat is not None else _a_combat(table, who)
    return max(0, modifiers.total(table, "hands", HANDS, who=who, combat=fighting))


def spell_hands(table: Table, who: Investigator) -> int:
    """Further hands for spells only."""
    return modifiers.total(table, "spell_hands", 0, who=who)


def _a_combat(table: Table, who: Investigator) -> Combat:
    from arkham_desktop.arkham.rules import combat  # noqa: PLC0415 - combat asks for hands

    return combat.Combat(table, who, None)
