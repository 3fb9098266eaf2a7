"""Cards that stay before an investigator and are no possessions: kept encounters and personal stories."""

from __future__ import annotations

from collections.abc import Iterable

from arkham_desktop.arkham.content.models import PersonalStory, Row
from arkham_desktop.arkham.content.references import facts_within
from arkham_desktop.arkham.effects.ability import Ability
from arkham_desktop.arkham.effects.cards import KeepCard
from arkham_desktop.arkham.effects.conditions import Spends

PASSED, FAILED = "-pass", "-fail"
"""What is added to the id of a story for the two sides of its second card."""


def kept_cards(rows: Iterable[Row]) -> dict[str, KeepCard]:
    """What each gate card or encounter that can be kept says then, by row id."""
    found: dict[str, KeepCard] = {}
    for row in rows:
        for placed in facts_within(row):
            if isinstance(placed.fact, KeepCard):
                found.setdefault(row.id, placed.fact)
    return found


def story_cards(stories: Iterable[PersonalStory]) -> dict[str, KeepCard]:
    """What the cards of each personal story say: the open one by its id, the second one by its sides."""
    found: dict[str, KeepCard] = {}
    for story in stories:
        found[story.id] = KeepCard(mods=(), abilities=(*story.abilities, *_payments(story)))
        for side, result in ((PASSED, story.pass_effect), (FAILED, story.fail_effect)):
            if result is not None:
                found[story.id + side] = KeepCard(mods=result.mods, abilities=result.abilities)
    return found


def _payments(story: PersonalStory) -> Iterable[Ability]:
    """A story that is passed by paying offers the payment, at its place and in its phase."""
    if isinstance(story.pass_, Spends) and story.pass_.spends.n is not None:
        spends = story.pass_.spends
        yield Ability.model_validate(
            {
                "when": spends.phase or "upkeep",
                "at": spends.at,
                "cost": [{"op": "spend", "what": spends.what, "n": spends.n}],
                "do": [{"op": "special", "name": "story-passes", "note": "the story is passed"}],
            }
        )
