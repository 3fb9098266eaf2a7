"""What the next steps of Tasks, Missions and stories are worth to whoever has them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.content.cards import Item
from arkham_desktop.arkham.effects.condition_base import Cond
from arkham_desktop.arkham.effects.conditions import Spends
from arkham_desktop.arkham.state import row_of
from arkham_desktop.players import worth

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.cards import Step
    from arkham_desktop.arkham.state import Card, Investigator
    from arkham_desktop.arkham.table import Table

TASK_DONE = 1.0
"""What a completed Task or Mission is worth for the score alone."""
STORY = 8.0
"""What passing one's own story is worth."""
MOST = 8.0
"""No single step counts more, whatever waits at the end."""


def next_step(table: Table, card: Card) -> tuple[Item, tuple[Step, ...]] | None:
    """A Task or Mission and the steps that are left of it, in their order."""
    row = table.library.card(card.id)
    if not isinstance(row, Item) or not row.steps:
        return None
    left = row.steps[card.tokens.get("clue", 0) :]
    return (row, left) if left else None


def of_step(table: Table, who: Investigator, card: Card) -> float:
    """What doing the next step of a card is worth: a share of what all of it brings, the price aside."""
    found = next_step(table, card)
    if found is None:
        return 0.0
    row, left = found
    prices = [worth.of_effects(table, step.sacrifice, who) for step in left]
    if prices[0] <= worth.UNPAYABLE / 2:
        return 0.0
    # What cannot be paid yet may be later on: it counts as much as what can be paid now.
    price = prices[0] * len(prices)
    return min(MOST, max(0.0, worth.of_effects(table, row.reward or (), who) + TASK_DONE + price) / len(left))


def of_place(table: Table, who: Investigator, place: str) -> float:
    """What spending the encounters phase at a place brings to the cards of ``who``."""
    value = 0.0
    for card in who.cards:
        found = next_step(table, card)
        if found is not None and found[1][0].place == place:
            value += of_step(table, who, card)
    return value + (STORY if passes_story(table, who, place) else 0.0)


def passes_story(table: Table, who: Investigator, place: str) -> bool:
    """Whether ``who`` could pay at this place what passes the open story."""
    condition = open_pass(table, who)
    if not isinstance(condition, Spends):
        return False
    spends = condition.spends
    return spends.at == place and worth.has(table, who, spends.what) >= worth.amount(spends.n)


def open_pass(table: Table, who: Investigator) -> Cond | None:
    """What passes the story of ``who``, as long as it is open."""
    for card in who.kept:
        story = table.library.stories.get(row_of(card.id))
        if story is not None:
            return story.pass_
    return None
