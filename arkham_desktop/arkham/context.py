"""For whom, by what and about what an effect runs."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arkham_desktop.arkham.rules.checks import Check
    from arkham_desktop.arkham.rules.combat import Combat
    from arkham_desktop.arkham.rules.encounters import Drawn
    from arkham_desktop.arkham.rules.losses import Loss
    from arkham_desktop.arkham.state import Card, Investigator


@dataclass(slots=True)
class Context:
    """The surroundings of an effect. Never saved: it lives only while its procedure runs.

    Attributes:
        source: row id of what the effect stands on (card, encounter, space, monster, Ancient One).
        who: "you"; None for effects that touch the game alone.
        card: the card in play it stands on, for ``exhaust``, ``discard_self``, tokens on ``this``.
        place: the space (or world) at hand, for ``here`` and ``this``.
        monster: the monster instance at hand.
        gate: the space of the gate at hand (for_each over open gates, a surge).
        check, combat, loss: what is going on, where one of them is.
        amounts: the numbers that amounts may name: successes, failures, roll, spent, price.
        happened: what befell the investigator in this encounter or combat (insane, horror_check_failed…).
        taken: the card just taken or bought.
        gained: all cards that draws of this effect have brought.
        drawn: the encounter card just drawn, while it may still be exchanged.
        chosen: the symbol chosen, or that of the trophy paid.
        entered: the space of the gate one had come by when the encounter in an Other World began.
    """

    source: str
    who: Investigator | None = None
    card: Card | None = None
    place: str | None = None
    monster: str | None = None
    gate: str | None = None
    check: Check | None = None
    combat: Combat | None = None
    loss: Loss | None = None
    amounts: dict[str, int] = field(default_factory=dict)
    happened: set[str] = field(default_factory=set)
    taken: Card | None = None
    drawn: Drawn | None = None
    chosen: str | None = None
    entered: str = ""
    gained: list[Card] = field(default_factory=list)

    def about(self, who: Investigator) -> Context:
        """The same for another person, where he is; what befell one did not befall the other."""
        return Context(
            self.source,
            who,
            self.card,
            who.place,
            self.monster,
            self.gate,
            self.check,
            self.combat,
            self.loss,
            dict(self.amounts),
            set(),
            self.taken,
            self.drawn,
            self.chosen,
            who.entered,
        )

    @property
    def you(self) -> Investigator:
        """The investigator whose effect it is; AssertionError when there is none (wrong data)."""
        assert self.who is not None, f"{self.source} speaks of an investigator where there is none"
        return self.who
