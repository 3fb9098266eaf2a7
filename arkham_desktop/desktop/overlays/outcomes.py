"""What follows a check, in the numbers of whoever makes it: for both ways it can end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from arkham_desktop.arkham.content.models import Encounter, GateCard, Spell
from arkham_desktop.arkham.effects.flow import Check as CheckOp
from arkham_desktop.arkham.effects.flow import May as MayOp
from arkham_desktop.arkham.moments import every_op
from arkham_desktop.arkham.rules import checks, forecast, ratings
from arkham_desktop.arkham.rules.checks import Check
from arkham_desktop.arkham.text import telling
from arkham_desktop.arkham.text.grading import stake_of, would_fell
from arkham_desktop.desktop.overlays.faces import find_row
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from arkham_desktop.arkham.effects.base import Op
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.desktop.panels.texts import Texts


@dataclass(frozen=True, slots=True)
class Outcome:
    """One way a check can end.

    Attributes:
        passed: which way.
        title: what it brings; text: more about it.
        costly: something is lost.
    """

    passed: bool
    title: str
    text: str = ""
    costly: bool = False


def outcomes(check: Check, texts: Texts) -> list[Outcome]:
    """Passing and failing, as far as it is known what they bring."""
    if check.gate is not None:
        return [
            Outcome(True, say("outcome.closes"), say("outcome.may-seal")),
            Outcome(False, say("outcome.stays-open"), say("outcome.again")),
        ]
    if check.monster is not None and check.kind in ("horror", "combat", "evade"):
        return _against_monster(check, check.monster, texts)
    if check.combat is not None and check.combat.monster is None:
        return []
    op = find_check(check, texts)
    if op is not None:
        return _by_effects(check, op, texts)
    if check.kind == "spell":
        row = find_row(texts.table.library, check.source)
        works = _told(row.do, texts) if isinstance(row, Spell) else say("outcome.spell-works")
        return [Outcome(True, works), Outcome(False, say("outcome.spell-fails"))]
    return []


# --- monsters ----------------------------------------------------------------------------------------
def _against_monster(check: Check, monster: str, texts: Texts) -> list[Outcome]:
    table, who, combat = texts.table, check.who, check.combat
    if check.kind == "horror":
        rating = ratings.horror(table, monster, who, combat)
        price = ratings.nightmarish(table, monster, who, combat)
        good = lost(check, "sanity", price, passed=True) if price else Outcome(True, say("outcome.no-harm"))
        return [good, lost(check, "sanity", rating.damage if rating else 0)]
    fight = ratings.combat_rating(table, monster, who, combat)
    damage = lost(check, "stamina", fight.damage if fight else 0)
    if check.kind == "evade":
        fought = combat is not None and combat.begun
        good = Outcome(True, say("outcome.away" if fought else "outcome.slips-by"))
        # Whoever is knocked unconscious fights no more.
        text = damage.text or say("outcome.fight-goes-on" if fought else "outcome.fight-begins")
        return [good, Outcome(False, damage.title, text, damage.costly)]
    price = ratings.overwhelming(table, monster, who, combat)
    endless = "endless" in ratings.traits(table, monster, who, combat)
    text = say("outcome.endless") if endless else say("outcome.trophy")
    if price:
        text = f"{text} {lost(check, 'stamina', price).title}"
    good = Outcome(True, say("outcome.defeated", monster=texts.name(monster)), text, costly=price > 0)
    return [good, damage]


def lost(check: Check, what: str, n: int, *, passed: bool = False) -> Outcome:
    """A loss of Sanity or Stamina, from what to what, and what that means."""
    who = check.who
    had = who.sanity if what == "sanity" else who.stamina
    if n <= 0:
        return Outcome(passed, say("outcome.no-harm"))
    title = say(f"outcome.{what}", n=n, had=had, left=max(0, had - n))
    text = say(f"outcome.{what}-gone") if would_fell(who, what, n) else ""
    return Outcome(passed, title, text, costly=True)


# --- cards -------------------------------------------------------------------------------------------
def find_check(check: Check, texts: Texts) -> CheckOp | None:
    """The effect that asked for a check, where its card leaves no doubt which one it is."""
    found = [
        op
        for op in every_op(_effects_of(check.source, check.who.place, texts))
        if isinstance(op, CheckOp) and check.kind in op.skill
    ]
    exact = [op for op in found if op.mod.fixed == check.modifier] or found
    return exact[0] if len(exact) == 1 or (exact and all(op == exact[0] for op in exact)) else None


def foreseen(card: str, place: str, who: Investigator, texts: Texts) -> Check | None:
    """The check that an encounter begins with, as ``who`` would make it; None when it begins otherwise."""
    row = find_row(texts.table.library, card)
    if isinstance(row, Encounter):
        effects: Sequence[Op] = row.do
    elif isinstance(row, GateCard):
        effects = row.entries.get(place) or row.entries["other"]
    else:
        return None
    first = effects[0] if effects else None
    if isinstance(first, MayOp) and not first.cost and first.do:
        first = first.do[0]
    if not isinstance(first, CheckOp) or len(first.skill) != 1 or first.mod.fixed is None:
        return None
    kind = first.skill[0]
    skill = checks.SKILL_OF.get(kind, kind)
    return Check(who, kind, skill, first.mod.fixed, first.need, source=row.id)


def _effects_of(source: str, place: str, texts: Texts) -> Iterable[Op]:
    row = find_row(texts.table.library, source)
    if isinstance(row, GateCard):
        return row.entries.get(place) or row.entries["other"]
    return (row,) if row is not None else ()  # type: ignore[return-value]  # a row is walked as an effect is


def _by_effects(check: Check, op: CheckOp, texts: Texts) -> list[Outcome]:
    found = []
    for passed, effects in ((True, op.pass_), (False, op.fail)):
        found.append(Outcome(passed, _told(effects, texts), "", _costs(check, effects, texts)))
    for band in op.by_successes:
        more = say("outcome.band-more", n=band.min) if band.max is None else str(band.min)
        label = more if band.max in (None, band.min) else f"{band.min}–{band.max}"
        text = say("outcome.band", n=label, text=_told(band.do, texts))
        found.append(Outcome(band.min > 0, text))
    if op.by_successes:
        return found[2:]
    if op.per_success:
        found[0] = Outcome(True, say("outcome.each", text=_told(op.per_success, texts)))
    return found


def _told(effects: Sequence[Op], texts: Texts) -> str:
    words = texts.words.about(texts.table.library, "encounter").within
    meant = telling.meaningful(effects)
    if not meant:
        return say("outcome.nothing")
    return telling.sentence_of(telling.inline(words, meant))


def _costs(check: Check, effects: Sequence[Op], texts: Texts) -> bool:
    """Whether something is lost for certain by these effects."""
    hurts = any(op.op in ("lose", "discard", "lose_half") for op in effects)
    return hurts or stake_of(texts.table, check.who, (), effects) == "costly"


def expected(check: Check, texts: Texts) -> float:
    """The successes that a check not yet rolled brings on average."""
    return forecast.expected_successes(texts.table, check)
