"""Personal stories (VAR-13 to VAR-16): cards before their investigator that are passed or failed once.

The open card lies among ``Investigator.kept``; the second card takes its place, on the side that holds.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from arkham_desktop.arkham import abilities, asking, events
from arkham_desktop.arkham.content.kept import FAILED, PASSED
from arkham_desktop.arkham.content.models import PersonalStory
from arkham_desktop.arkham.context import Context
from arkham_desktop.arkham.effects.condition_base import holds_now
from arkham_desktop.arkham.effects.running import run_effects
from arkham_desktop.arkham.effects.specials import special
from arkham_desktop.arkham.setup import STORIES
from arkham_desktop.arkham.state import Card, row_of
from arkham_desktop.engine import Steps

if TYPE_CHECKING:
    from arkham_desktop.arkham.effects.lasting import Special
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table

_PASSES, _FAILS = "story:pass", "story:fail"
"""Keys of ``Investigator.used``: what has just happened passes, or fails, the open story."""
_STATUS = "story:status:"
"""Begins the key that counts statuses others have gained, for stories that watch them."""


def in_use(table: Table) -> bool:
    """Whether this game is played with them."""
    return STORIES in table.state.variants


# --- the cards -----------------------------------------------------------------------------------------
def story_of(table: Table, who: Investigator) -> PersonalStory | None:
    """The story of ``who``; None for whoever has none (homebrew)."""
    return next((story for story in table.library.stories.values() if story.investigator == who.id), None)


def seat(table: Table, who: Investigator) -> None:
    """Lay the first card open before ``who``, unless one of the two lies there."""
    story = story_of(table, who)
    if story is None or not in_use(table):
        return
    if any(row_of(card.id) in (story.id, story.id + PASSED, story.id + FAILED) for card in who.kept):
        return
    who.kept.append(Card(f"{story.id}#1", fresh=False))
    table.changed()


def open_stories(table: Table) -> Iterator[tuple[Investigator, PersonalStory, Card]]:
    """Everybody whose story is neither passed nor failed, with its card."""
    stories = table.library.stories
    for who in table.investigators:
        for card in who.kept:
            story = stories.get(row_of(card.id))
            if story is not None:
                yield who, story, card


# --- watching ------------------------------------------------------------------------------------------
def noticed(table: Table, event: events.Event) -> None:
    """Note what passes or fails a story at the very moment it happens."""
    if isinstance(event, events.StatusChanged) and event.on:
        _note(table, event.who, event.status, 1)
        _note_for_others(table, event.who, event.status)
    elif isinstance(event, events.Gained):
        _note(table, event.who, f"gain_{event.what}", event.n)


def _note(table: Table, name: str, what: str, n: int) -> None:
    for who, story, card in open_stories(table):
        if who.id != name:
            continue
        ctx = Context(story.id, who, card, who.place, happened={what}, amounts={what: n})
        for key, cond in ((_PASSES, story.pass_), (_FAILS, story.fail)):
            if cond is not None and holds_now(table, cond, ctx):
                who.used[key] = 1


def _note_for_others(table: Table, name: str, status: str) -> None:
    """A status that somebody else has gained; one's own is a moment that cards hear of anyhow."""
    for who, story, _ in open_stories(table):
        if who.id != name and any(ability.status == status for ability in story.abilities):
            key = _STATUS + status
            who.used[key] = who.used.get(key, 0) + 1


def _due(table: Table, who: Investigator, story: PersonalStory, card: Card) -> list[str]:
    """The sides whose condition is met: both, one or none."""
    ctx = Context(story.id, who, card, who.place)
    sides = ((PASSED, _PASSES, story.pass_), (FAILED, _FAILS, story.fail))
    return [
        side
        for side, key, cond in sides
        if key in who.used or (cond is not None and holds_now(table, cond, ctx))
    ]


def waits(table: Table) -> bool:
    """Whether a story is to be turned, or counts something others did."""
    return any(
        _due(table, who, story, card) or any(key.startswith(_STATUS) for key in who.used)
        for who, story, card in open_stories(table)
    )


def catch_up(table: Table) -> Steps[None]:
    """Count for stories what others did, then turn those whose condition is met."""
    for who, story, card in list(open_stories(table)):
        yield from _count_statuses(table, who, story, card)
        sides = _due(table, who, story, card)
        if not sides:
            continue
        side = sides[0]
        if len(sides) > 1:  # VAR-15
            words = [one.removeprefix("-") for one in sides]
            side = "-" + ((yield from asking.pick("story", who, "side", words, story.id)) or words[0])
        yield from turn(table, who, story, card, side)


def _count_statuses(table: Table, who: Investigator, story: PersonalStory, card: Card) -> Steps[None]:
    for ability in story.abilities:
        times = who.used.pop(f"{_STATUS}{ability.status}", 0)
        for _ in range(times):
            yield from run_effects(table, ability.do, Context(story.id, who, card, who.place))


def turn(table: Table, who: Investigator, story: PersonalStory, card: Card, side: str) -> Steps[None]:
    """The first card goes, the second comes with the side that holds from now on (VAR-14)."""
    who.used.pop(_PASSES, None)
    who.used.pop(_FAILS, None)
    if not any(one is card for one in who.kept):
        return
    second = Card(f"{story.id}{side}#1", fresh=False)
    who.kept[next(n for n, one in enumerate(who.kept) if one is card)] = second
    table.changed()
    table.emit(events.CardInPlay(second.id, "passed" if side == PASSED else "failed"))
    yield from abilities.trigger(table, "enter_play", who=who, card=second)


@special("story-passes")
def story_passes(table: Table, op: Special, ctx: Context) -> Steps[None]:
    """Its price has been paid."""
    ctx.you.used[_PASSES] = 1
    yield from ()


@special("retainer-without-roll")
def retainer_without_roll(table: Table, who: Investigator) -> bool:
    """The Upkeep asks for no roll of the Retainer of ``who``, who therefore keeps it."""
    return True


def problems(table: Table) -> Iterator[str]:
    """Everybody has one story card of his own, and nobody another's."""
    for who in table.investigators:
        story = story_of(table, who)
        mine = {story.id, story.id + PASSED, story.id + FAILED} if story is not None else set()
        held = [row_of(card.id) for card in who.kept if row_of(card.id).startswith("story-")]
        if any(card not in mine for card in held) or len(held) > 1:
            yield f"{who.id} has the story cards {', '.join(held)}"
