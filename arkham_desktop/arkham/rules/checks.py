"""Checks: the number of dice, the roll, clue tokens, passing and failing (SKL)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from arkham_desktop.arkham import modifiers
from arkham_desktop.arkham.events import CheckMade, DiceRolled
from arkham_desktop.arkham.rules import losses, odds, ratings, skills, weapons
from arkham_desktop.arkham.rules.open_check import Check
from arkham_desktop.arkham.rules.skills import Part
from arkham_desktop.engine import Decision, Option, Steps

if TYPE_CHECKING:
    from arkham_desktop.arkham.rules.combat import Combat
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Modifier, Table

SUCCESS_FROM = 5
SKILL_OF = {"evade": "sneak", "horror": "will", "combat": "fight", "spell": "lore"}
"""The skill that each special check rests on (SKL-10)."""
CLUES_IN_PAIRS = "clues-in-pairs"

_ROLL = Option("roll")
_ACCEPT = Option("accept")
_CLUE = Option("spend", "clue")

__all__ = ["Check", "Part", "chance_of", "dice_count", "make_check", "pool", "roll_dice", "success_from"]


# --- how many dice -------------------------------------------------------------------------------
def success_from(table: Table, who: Investigator) -> int:
    """The lowest face that succeeds in a check of ``who``: 5, blessed 4, cursed 6 (SKL-12)."""
    return modifiers.total(table, "success_from", SUCCESS_FROM, who=who)


def pool(table: Table, check: Check) -> list[Part]:
    """Where the dice of a check come from, for people: with what does not count now, and why."""
    found = skills.parts(table, check.who, check.skill, monster=check.monster)
    if check.modifier or check.kind in SKILL_OF:
        source = "" if check.kind == "spell" else check.monster  # a Spell's number stands on the Spell
        found.append(Part(source or check.source or check.kind, check.modifier))
    if check.kind == "combat" and check.combat is not None:
        found += weapons.parts(table, check)
    for one in _check_modifiers(table, check):
        if check.kind == "combat" and weapons.is_weapon_bonus(table, one):
            continue  # among the weapons
        counts = modifiers.applies(table, one, who=check.who, check=check)
        found.append(
            Part(
                one.source,
                modifiers.amount(table, one, one.op.n, check.who) if counts else 0,
                "" if counts else "not_now",
            )
        )
    return found


def dice_count(table: Table, check: Check) -> int:
    """The dice before clues: skill and all modifiers (SKL-01); may be 0 or less (SKL-04)."""
    who = check.who
    count = skills.skill(table, who, check.skill, monster=check.monster) + check.modifier
    fighting = check.kind == "combat" and check.combat is not None
    for one in _check_modifiers(table, check):
        if fighting and weapons.is_weapon_bonus(table, one):
            continue
        if modifiers.applies(table, one, who=who, check=check):
            count += modifiers.amount(table, one, one.op.n, who)
    if fighting:
        count += weapons.bonus(table, check)
    return count


def _check_modifiers(table: Table, check: Check) -> list[Modifier]:
    words = check.words
    found = [one for one in table.modifiers("check", check.who) if one.op.check in words and one.op.n]
    if check.mods:
        found += [one for one in check.mods if one.op.what == "check"]
    return found


def _of_kind(table: Table, check: Check, what: str) -> int:
    """The sum of the ``die`` or ``clue_dice`` modifiers that a check has."""
    found = table.modifiers(what, check.who)
    if not found:
        return 0
    return sum(
        modifiers.amount(table, one, one.op.n, check.who)
        for one in found
        if (one.op.check is None or one.op.check in check.words)
        and modifiers.applies(table, one, who=check.who, check=check)
    )


def terms(table: Table, check: Check) -> tuple[int, int, int]:
    """How a die counts in this check: lowest face, worth of a 6, how much higher each die is."""
    who = check.who
    lowest = modifiers.total(table, "success_from", SUCCESS_FROM, who=who, check=check)
    combat = check.combat
    if not table.has_modifiers("successes_on_6") and (combat is None or not combat.mods):
        on_six = 1  # as most of the time
    else:
        on_six = modifiers.total(table, "successes_on_6", 1, who=who, check=check)
    return lowest, on_six, _of_kind(table, check, "die")


def recount(table: Table, check: Check) -> None:
    """Count the successes again from the faces: after a roll, a reroll, a changed die."""
    lowest, on_six, higher = terms(table, check)
    check.dice = len(check.faces)
    check.successes = check.added + sum(
        [odds.successes_of(face, lowest, on_six, higher) for face in check.faces]
    )
    if check.combat is not None and check.combat.monster is None and check.kind == "combat":
        check.successes = max(
            0, modifiers.total(table, "successes", check.successes, check=check, who=check.who)
        )


def is_success(table: Table, check: Check, face: int) -> bool:
    """Whether a die that shows ``face`` succeeds in this check."""
    lowest, on_six, higher = terms(table, check)
    return odds.successes_of(face, lowest, on_six, higher) > 0


# --- clue tokens ---------------------------------------------------------------------------------
def dice_per_clue(table: Table, check: Check) -> int:
    """The dice that the next clue token buys (SKL-05, SKL-14)."""
    wasted = modifiers.total(table, "wasted_clues", 0, who=check.who, check=check)
    return 0 if check.clues_spent < wasted else 1 + _of_kind(table, check, "clue_dice")


def clues_at_once(table: Table, who: Investigator) -> int:
    """How many clue tokens are spent together: 1, with a certain Madness 2."""
    return 2 if modifiers.has_special(table, who, CLUES_IN_PAIRS) else 1


def may_spend_clue(table: Table, check: Check) -> bool:
    """Whether a clue token may be spent on this check now."""
    who = check.who
    together = clues_at_once(table, who)
    if not losses.clues_payable(table, who, together):
        return False
    for one in table.modifiers("limit_clues_on_check", who):
        if one.op.check in check.words and modifiers.applies(table, one, who=who, check=check):
            most = modifiers.amount(table, one, one.op.set, who)
            if check.clues_spent + together > most:
                return False
    return modifiers.prevented(table, "spend_clue_on_check", who=who, check=check) is None


def spend_clue(table: Table, check: Check) -> Steps[None]:
    """Spend a clue token: its dice are rolled and counted at once."""
    together = clues_at_once(table, check.who)
    yield from losses.spend_clues(table, check.who, together, check.source)
    for _ in range(together):
        dice = dice_per_clue(table, check)
        check.clues_spent += 1
        _roll(table, check, dice)


# --- making one ----------------------------------------------------------------------------------
def make_check(  # noqa: PLR0913 - what a check is about
    table: Table,
    who: Investigator,
    kind: str | Sequence[str],
    modifier: int = 0,
    need: int = 1,
    *,
    monster: str | None = None,
    gate: str | None = None,
    combat: Combat | None = None,
    source: str = "",
) -> Steps[Check]:
    """Make a check and return it, decided.

    While it is open nobody is settled (insane, unconscious): what was paid during it takes effect first
    (SPL-05, GAT-09). Whoever made it settles afterwards; effects do so at the end of the outermost one.

    Args:
        table: the table.
        who: whose check.
        kind: a skill or special check; of several the player picks one.
        modifier: the check's own modifier.
        need: its difficulty (SKL-02).
        monster: against which monster.
        gate: the space of the gate that it may close.
        combat: the combat it belongs to.
        source: row id of what asks for it.
    """
    word = kind if isinstance(kind, str) else (yield from _pick_skill(who, kind, source))
    skill = ratings.combat_skill(table, who, monster) if word == "combat" else SKILL_OF.get(word, word)
    check = Check(who, word, skill, modifier, need, monster=monster, gate=gate, combat=combat, source=source)
    if combat is not None and word in combat.forced:
        check.decide(combat.forced.pop(word))
    for module in table.modules:
        module.check_begins(table, check)
    with table.resolving():
        yield from _conduct(table, check)
    if check.outcome is None:
        check.outcome = "passed" if check.successes >= check.need else "failed"
    table.emit(CheckMade(who.id, word, check.successes, check.need, check.passed))
    if table.forces("check"):
        from arkham_desktop.arkham import abilities  # noqa: PLC0415 - abilities know checks

        yield from abilities.trigger(table, "check", who=who, about=check)
    return check


def _pick_skill(who: Investigator, kinds: Sequence[str], source: str) -> Steps[str]:
    if len(kinds) == 1:
        return kinds[0]
    choice = yield Decision("skill", who.id, lambda: [Option("skill", kind) for kind in kinds], reason=source)
    return choice.target


def _conduct(table: Table, check: Check) -> Steps[None]:
    """Ask before the roll, roll, and ask for clues and rerolls until the player is content."""
    if not check.is_open():
        return
    who, source = check.who.id, check.source
    yield Decision(
        "check",
        who,
        lambda: [_ROLL] if check.is_open() else [],
        window="check",
        about=check,
        reason=source,
        show=True,
    )
    if not check.is_open():
        return
    check.rolled = True
    _roll(table, check, dice_count(table, check))

    def build() -> list[Option]:
        if not check.is_open():
            return []
        return [_ACCEPT, _CLUE] if may_spend_clue(table, check) else [_ACCEPT]

    while True:
        choice = yield Decision(
            "after_check", who, build, window="check", about=check, reason=source, show=True
        )
        if choice is not _CLUE:
            return
        yield from spend_clue(table, check)


def _roll(table: Table, check: Check, dice: int) -> None:
    """Roll further dice of a check and count."""
    before = check.successes
    faces = table.chance.dice(dice)
    check.faces += faces
    recount(table, check)
    if faces:
        table.emit(DiceRolled(check.who.id, check.kind, tuple(faces), max(0, check.successes - before)))


def reroll(table: Table, check: Check, which: Sequence[int]) -> None:
    """Roll the dice at these indexes again (SKL-13)."""
    faces = table.chance.dice(len(which))
    for index, face in zip(which, faces, strict=True):
        check.faces[index] = face
    recount(table, check)
    table.emit(DiceRolled(check.who.id, check.kind, tuple(faces), check.successes))


def add_dice(table: Table, check: Check, dice: int) -> None:
    """Add dice to a check that has been rolled."""
    _roll(table, check, dice)


# --- odds ----------------------------------------------------------------------------------------
def chance_of(table: Table, check: Check, clues: int = 0) -> float:
    """The chance (0 to 1) of passing with ``clues`` more clue tokens: before the roll, or after it."""
    if check.outcome is not None:
        return 1.0 if check.passed else 0.0
    bought = clues * dice_per_clue(table, check)
    if check.rolled:
        return odds.at_least(check.need - check.successes, bought, *terms(table, check))
    dice = max(0, dice_count(table, check)) + bought
    return odds.at_least(check.need - check.added, dice, *terms(table, check))


# --- rolls that are no checks --------------------------------------------------------------------
def roll_dice(table: Table, who: Investigator | None, n: int, source: str) -> Steps[list[int]]:
    """Roll ``n`` dice for a card: no check, so neither Blessing nor clue tokens count."""
    yield from ()
    faces = table.chance.dice(n)
    successes = sum(face >= SUCCESS_FROM for face in faces)
    table.emit(DiceRolled(who.id if who is not None else "", source, tuple(faces), successes))
    return faces
