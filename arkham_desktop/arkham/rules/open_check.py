"""A check that is being made: what it is about, and how it stands (SKL)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Literal

    from arkham_desktop.arkham.rules.combat import Combat
    from arkham_desktop.arkham.state import Card, Investigator
    from arkham_desktop.arkham.table import Modifier


class Check:
    """A check that is being made. Never saved.

    Attributes:
        who: whose check.
        kind: what is checked: a skill, or evade, horror, combat, spell.
        skill: the skill it rests on.
        words: everything it is called by: kind, skill, ``any``, ``all``, ``close_gate`` at a gate.
        modifier: that of the check (the monster's rating, the card's).
        need: the successes needed, its difficulty.
        monster: the monster it is made against.
        gate: the space whose gate it is to close.
        combat: the combat it belongs to.
        source: row id of what asks for it.
        dice: how many were rolled, clue dice included.
        faces: what they show.
        added: successes that no die shows.
        successes: the successes so far.
        clues_spent: clue tokens spent on it.
        rolled: whether the dice have been rolled.
        outcome: None while open, else ``passed`` or ``failed``.
        mods: modifiers of this check only.
        used: uses, by key, of the abilities that are limited per check.
    """

    __slots__ = (
        "added",
        "clues_spent",
        "combat",
        "dice",
        "faces",
        "gate",
        "kind",
        "modifier",
        "mods",
        "monster",
        "need",
        "outcome",
        "rolled",
        "skill",
        "source",
        "successes",
        "used",
        "who",
        "words",
    )

    def __init__(  # noqa: PLR0913 - what a check is about
        self,
        who: Investigator,
        kind: str,
        skill: str,
        modifier: int = 0,
        need: int = 1,
        *,
        monster: str | None = None,
        gate: str | None = None,
        combat: Combat | None = None,
        source: str = "",
    ) -> None:
        self.who = who
        self.kind = kind
        self.skill = skill
        self.modifier = modifier
        self.need = need
        self.monster = monster
        self.gate = gate
        self.combat = combat
        self.source = source
        self.words = (
            (kind, skill, "any", "all") if gate is None else (kind, skill, "any", "all", "close_gate")
        )
        self.dice = 0
        self.faces: list[int] = []
        self.added = 0
        self.successes = 0
        self.clues_spent = 0
        self.rolled = False
        self.outcome: Literal["passed", "failed"] | None = None
        self.mods: list[Modifier] = []
        self.used: dict[str, int] = {}

    @property
    def passed(self) -> bool:
        """Whether it was passed; False while it is open."""
        return self.outcome == "passed"

    def is_open(self) -> bool:
        """Whether it is still undecided."""
        return self.outcome is None

    @property
    def wielded(self) -> list[Card]:
        """The weapons in hand, in a combat."""
        return self.combat.wielded if self.combat is not None else []

    @property
    def moments(self) -> tuple[str, ...]:
        """The moments whose abilities may be used while it is open.

        ``check`` and its kind (``evade``, ``combat``); ``check_failed`` once the roll fell short.
        """
        if self.rolled and self.successes < self.need:
            return ("check", self.kind, "check_failed")
        return ("check", self.kind)

    def decide(self, outcome: Literal["passed", "failed"]) -> None:
        """End it without (further) dice. Passed, it counts at least the successes it needed."""
        self.outcome = outcome
        if outcome == "passed":
            self.successes = max(self.successes, self.need)
