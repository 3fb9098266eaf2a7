"""What cards do: every kind of effect of the vocabulary is declared here, and run by the modules `run_*`."""

from arkham_desktop.arkham.effects import (
    cards,
    dice,
    flow,
    gates,
    lasting,
    monsters,
    people,
    resources,
    specials,
    world,
)
from arkham_desktop.arkham.effects.ability import Abilities, Ability, Limit
from arkham_desktop.arkham.effects.amounts import Amount
from arkham_desktop.arkham.effects.base import OPS, RUNNERS, Effects, Fact, Mods, Op
from arkham_desktop.arkham.effects.condition_base import CONDITIONS, HOLDS, Cond, Condition, holds_now
from arkham_desktop.arkham.effects.running import can_pay, pay, pay_and_run, run_effects, would_change

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
    "can_pay",
    "cards",
    "dice",
    "flow",
    "gates",
    "holds_now",
    "lasting",
    "monsters",
    "pay",
    "pay_and_run",
    "people",
    "resources",
    "run_effects",
    "specials",
    "world",
    "would_change",
]
