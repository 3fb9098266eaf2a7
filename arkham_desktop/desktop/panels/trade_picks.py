"""A trade as one choice: what lies ready on both sides, handed over together when it is confirmed.

The engine hands over thing by thing and asks for an amount where money changes hands. Here all of it is
marked first; `TradePicks.answer` then answers decision after decision until everything has changed hands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.rules.trading import COUNTED
from arkham_desktop.desktop.panels.numbering import END_VERB
from arkham_desktop.desktop.panels.picks import Picks

if TYPE_CHECKING:
    from collections.abc import Iterable

    from arkham_desktop.arkham.table import Table
    from arkham_desktop.engine import Decision

KIND = "trade"
CLEAR = "clear"
"""The name of the button that takes back what lies ready."""
OTHER_WAY = {"give": "take", "take": "give"}
"""The two ways in which things change hands, each with the way back."""


class TradePicks(Picks):
    """What lies ready in a trade; money is marked dollar by dollar, and only one way.

    Attributes:
        one: who decides; other: the id of whom the trade is with.
    """

    def __init__(self, decision: Decision, table: Table, ready: Iterable[str] = ()) -> None:
        """``ready`` lay ready before; what is no longer possible of it is left out."""
        super().__init__(decision)
        self.one, self.other = decision.who, str(decision.about)
        for option in decision.options:
            if option.target in COUNTED:
                giver = table.investigator(self.one if option.verb == "give" else self.other)
                self._most[option.id] = getattr(giver, COUNTED[option.target])
        self._amount: int | None = None
        for option_id in ready:
            self.add(option_id)

    @property
    def complete(self) -> bool:
        """Anything lies ready."""
        return bool(self.marked)

    def ready(self, verb: str) -> dict[str, int]:
        """What lies ready to ``give`` or to ``take``, and how much of it."""
        found: dict[str, int] = {}
        for option_id in self.marked:
            way, _, thing = option_id.partition(":")
            if way == verb:
                found[thing] = found.get(thing, 0) + 1
        return found

    def add(self, option_id: str) -> None:
        """Mark once more; of money, first what would go the other way is taken back."""
        verb, _, thing = option_id.partition(":")
        back = f"{OTHER_WAY.get(verb, '')}:{thing}"
        if thing in COUNTED and self.count(back):
            self.remove(back)
        elif self.can_add(option_id):
            self.marked.append(option_id)

    def clear(self) -> None:
        """Nothing lies ready any more."""
        self.marked.clear()

    def answer(self, decision: Decision) -> str | None:
        """The next option to take; None where something else is asked. What is taken lies ready no more."""
        if decision.kind == "number" and self._amount is not None:
            option_id = f"n:{self._amount}"
            self._amount = None
            return option_id if decision.option(option_id) is not None else None
        self._amount = None
        if decision.kind != KIND or (decision.who, str(decision.about)) != (self.one, self.other):
            return None
        for option_id in sorted(self.marked, key=_counted):  # money last: an amount may be asked for
            amount = self.count(option_id)
            self.marked = [one for one in self.marked if one != option_id]
            if decision.option(option_id) is not None:
                self._amount = amount if _counted(option_id) else None
                return option_id
        return END_VERB


def _counted(option_id: str) -> bool:
    return option_id.partition(":")[2] in COUNTED


def picks_of(decision: Decision | None, table: Table, before: Picks | None) -> Picks | None:
    """What is marked where several picks are one choice; None where one pick is all that is asked for.

    Args:
        decision: the open one.
        table: for how much money there is.
        before: of the last trade; what still lies ready in it does so again.
    """
    if decision is None:
        return None
    if decision.kind == KIND:
        same = isinstance(before, TradePicks) and (before.one, before.other) == (
            decision.who,
            str(decision.about),
        )
        return TradePicks(decision, table, before.marked if same and before is not None else ())
    return Picks(decision) if decision.picks > 1 else None
