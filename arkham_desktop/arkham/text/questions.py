"""Questions in words: who is asked what, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from arkham_desktop.arkham import modifiers
from arkham_desktop.arkham.effects.flow import ForEach, May
from arkham_desktop.arkham.rules import checks, closing, encounters, losses, travel
from arkham_desktop.arkham.rules import combat as combats
from arkham_desktop.arkham.rules.forecast import is_attack
from arkham_desktop.arkham.text import nouns, telling
from arkham_desktop.arkham.text.names import first_name, known
from arkham_desktop.arkham.text.sentences_flow import tell_for_each, tell_may

if TYPE_CHECKING:
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.arkham.text.words import Words
    from arkham_desktop.engine import Decision


@dataclass(frozen=True, slots=True)
class Question:
    """What the bar says over the options: `title` is the question, `reason` why it is asked."""

    title: str
    reason: str


def question(table: Table, decision: Decision, words: Words) -> Question:
    """Who is asked what, and by which card or rule; a kind without words of its own is asked plainly."""
    words = words.about(table.library)
    who = first_name(words.named(decision.who))
    kind = decision.kind if words.has(f"question-{decision.kind}") else "any"
    matter = _matter(table, decision, words)
    if kind == "check" and matter["foe"]:
        kind = "check-against"
    if kind == "after_check" and isinstance(decision.about, checks.Check):
        check = decision.about
        passed = "after_pass" if check.successes >= check.need else kind
        kind = "after_attack" if is_attack(check) else passed
    goes = any(option.verb in ("go", "train") for option in decision.options)
    if kind == "move" and not goes and not table.investigator(decision.who).area:
        kind = "move-over"
    title = words.of("question", kind, who=who, **matter)
    stuck = _stuck(table, table.investigator(decision.who), words) if kind == "move-over" else ""
    return Question(title, stuck or _reason(table, decision, words))


def _stuck(table: Table, who: Investigator, words: Words) -> str:
    """What keeps somebody where he is who has movement points left; empty where nothing does."""
    near = table.library.neighbors.get(who.place, ())
    if not any(travel.step_cost(table, who, space) <= who.movement_left for space in near):
        return ""
    leaving = modifiers.prevented(table, "investigator_leave", who=who, place=who.place)
    if leaving is not None:
        return words("reason-leave-barred", card=words.named(leaving.source))
    for space in near:
        entering = modifiers.prevented(table, "investigator_enter", who=who, place=space)
        if entering is not None:
            return words("reason-enter-barred", card=words.named(entering.source), place=words.said(space))
        if closing.is_closed(table, space):
            return telling.capital(words("reason-closed", place=words.said(space)))
    return ""


def _matter(table: Table, decision: Decision, words: Words) -> dict[str, str | int]:
    """What a question may name: what is checked, against whom, how much, where."""
    about = decision.about
    matter: dict[str, str | int] = {"n": 0, "need": 0, "check": "", "foe": "", "things": "", "thing": ""}
    if isinstance(about, checks.Check):
        matter["check"] = words.of("check", about.kind)
        matter["need"] = about.need
        matter["n"] = about.successes
        if about.monster is not None:
            matter["foe"] = words.named(about.monster)
    elif isinstance(about, combats.Combat):
        matter["foe"] = words.named(about.monster or table.state.ancient_one)
        matter["n"] = about.round
    elif isinstance(about, losses.Loss):
        matter["things"] = _lost(words, about)
    elif isinstance(about, encounters.Drawn):
        matter["thing"] = words.said(about.place)
    elif isinstance(about, int):
        matter["n"] = about
    elif isinstance(about, str) and known(table.library, about):
        matter["thing"] = words.said(about)
    elif isinstance(about, str) and words.has(f"deck-{about}"):
        matter["thing"] = words.of("deck", about)
    return matter


def _lost(words: Words, loss: losses.Loss) -> str:
    """What is about to be lost or paid."""
    what = {"clue_cost": "clue", "spell_sanity_cost": "sanity"}.get(loss.what, loss.what)
    return nouns.counted(words, what, loss.n)


def _reason(table: Table, decision: Decision, words: Words) -> str:
    """The card that asks, with what it offers; or the rule."""
    line = reason_line(table, decision.reason, words)
    if isinstance(decision.about, May) and line:
        offer = telling.sentence_of(tell_may(words.within, decision.about))
        return words("reason-offer", name=line, offer=offer)
    if isinstance(decision.about, ForEach) and line:
        offer = telling.sentence_of(tell_for_each(words.within, decision.about))
        return words("reason-offer", name=line, offer=offer)
    return line


def reason_line(table: Table, reason: str, words: Words) -> str:
    """The card, place or rule that asks, in words; empty when nothing does."""
    if not reason:
        return ""
    if known(table.library, reason):
        return words.name(table.library, reason)
    if words.has(f"rule-{reason}"):
        return words("reason-rule", text=words.of("rule", reason), rule=reason)
    if words.has(f"deck-{reason}"):
        return words("reason-deck", deck=words.of("deck", reason))
    return reason
