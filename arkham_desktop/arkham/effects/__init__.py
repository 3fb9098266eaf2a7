"""What cards do: every kind of effect of the vocabulary, declared here and run beside its declaration."""

from arkham_desktop.arkham.effects import (
    cards,
    dice,
    flow,
    gates,
    lasting,
    monsters,
    people,
    resources,
    world,
)
from arkham_desktop.arkham.effects.ability import Abilities, Ability, Limit
from arkham_desktop.arkham.effects.amounts import Amount
from arkham_desktop.arkham.effects.base import OPS, RUNNERS, Effects, Fact, Mods, Op
from arkham_desktop.arkham.effects.conditions import CONDITIONS, HOLDS, Cond, Condition

__all__ = [
    "CONDITIONS",
    "HOLDS",
    "OPS",
    "RUNNERS",
    "Abilities",
    "Ability",
    "Amount",
    "Cond",
    "Condition",
    "Effects",
    "Fact",
    "Limit",
    "Mods",
    "Op",
    "cards",
    "dice",
    "flow",
    "gates",
    "lasting",
    "monsters",
    "people",
    "resources",
    "world",
]
