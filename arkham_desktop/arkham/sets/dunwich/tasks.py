"""Tasks and Missions: their steps, sacrifices and ends (DUN-26 to DUN-36).

Progress lies on the card as clue tokens of the supply. That a Mission's place was visited is a flag until the
start of its owner's next Upkeep.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.content.cards import Item, Step
from arkham_desktop.arkham.context import Context
from arkham_desktop.arkham.effects import run_world
from arkham_desktop.arkham.effects.cards import PutToken
from arkham_desktop.arkham.effects.flow import May
from arkham_desktop.arkham.effects.running import run_effects
from arkham_desktop.arkham.rules import cards, investigators
from arkham_desktop.arkham.state import LOST, Card, Investigator, row_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from arkham_desktop.arkham.table import Table
    from arkham_desktop.engine import Steps

DONE = "tasks_done"
"""The count in ``state.tracks`` of Tasks and Missions completed, for the score (WIN-12)."""
VISITED = "visited:"
_TOKEN = PutToken.model_validate({"op": "token", "what": "clue", "on": "this", "n": 1})


def held(table: Table, who: Investigator) -> Iterator[tuple[Card, Item]]:
    """The Tasks and Missions of ``who``."""
    for card in list(who.cards):
        row = table.library.cards[row_of(card.id)]
        if isinstance(row, Item) and row.steps:
            yield card, row


def next_step(card: Card, row: Item) -> Step | None:
    """The step that comes next, in printed order (DUN-26); None when all are done."""
    steps = row.steps or ()
    done = card.tokens.get("clue", 0)
    return steps[done] if done < len(steps) else None


def _flag(who: Investigator, card: Card) -> str:
    return f"{VISITED}{who.id}:{card.id}"


def spent_encounters_at(table: Table, who: Investigator, place: str) -> Steps[None]:
    """A Task's step is done by this (DUN-27); a Mission's place has been visited (DUN-28)."""
    for card, row in held(table, who):
        step = next_step(card, row)
        if step is None or step.place != place:
            continue
        if row.type == "task":
            yield from _advance(table, who, card, row)
        elif _flag(who, card) not in table.state.flags:
            table.state.flags.append(_flag(who, card))


def upkeep_begins(table: Table, who: Investigator) -> Steps[None]:
    """The sacrifice of a Mission whose place was visited in the turn before and not left since (DUN-28)."""
    flags = table.state.flags
    for card, row in held(table, who):
        flag, step = _flag(who, card), next_step(card, row)
        visited = flag in flags
        if visited:
            flags.remove(flag)
        if row.type != "mission" or step is None or who.place != step.place:
            continue
        if visited or _is_due_back(who):
            yield from _sacrifice(table, who, card, row, step)


def _is_due_back(who: Investigator) -> bool:
    """Lost in time and space, a step is done when one may leave it (DUN-34): no phase is spent there."""
    return who.place == LOST and investigators.is_due_back(who)


def _sacrifice(table: Table, who: Investigator, card: Card, row: Item, step: Step) -> Steps[None]:
    """Offer the sacrifice, if it can be paid in full; paid, the step is done."""
    before = card.tokens.get("clue", 0)
    offer = May(cost=step.sacrifice, do=(_TOKEN,))
    yield from run_effects(table, (offer,), Context(row.id, who, card, who.place))
    if card.tokens.get("clue", 0) > before:
        yield from _finish_if_done(table, who, card, row)


def _advance(table: Table, who: Investigator, card: Card, row: Item) -> Steps[None]:
    yield from run_effects(table, (_TOKEN,), Context(row.id, who, card, who.place))
    yield from _finish_if_done(table, who, card, row)


def _finish_if_done(table: Table, who: Investigator, card: Card, row: Item) -> Steps[None]:
    """After the last step the card goes to the box and gives what it promised (DUN-30)."""
    if next_step(card, row) is not None or not any(one is card for one in who.cards):
        return
    card.tokens.clear()
    cards.lose_card(table, who, card, "box")
    run_world.move(table, DONE, None, 1)
    yield from run_effects(table, row.reward or (), Context(row.id, who, place=who.place))


def forget_others(table: Table) -> None:
    """Forget the visits of those who no longer have the card (DUN-29)."""
    kept = {_flag(who, card) for who in table.investigators for card, _ in held(table, who)}
    flags = table.state.flags
    flags[:] = [flag for flag in flags if not flag.startswith(VISITED) or flag in kept]


def problems(table: Table) -> Iterator[str]:
    """No Task or Mission bears more tokens than it has steps left to do."""
    for who in table.investigators:
        for card, row in held(table, who):
            steps = len(row.steps or ())
            if card.tokens.get("clue", 0) > steps:
                yield f"{card.id} of {who.id} bears {card.tokens['clue']} tokens for {steps} steps"
