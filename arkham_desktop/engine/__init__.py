"""A kernel for turn-based games: one conversation between a game and whoever plays it."""

from arkham_desktop.engine.chance import Chance
from arkham_desktop.engine.decision import VOID, Decision, Option, Steps
from arkham_desktop.engine.errors import EngineError, GameOver, IllegalChoiceError, Unwind
from arkham_desktop.engine.game import Game, Moment, Rules, Watcher

__all__ = [
    "VOID",
    "Chance",
    "Decision",
    "EngineError",
    "Game",
    "GameOver",
    "IllegalChoiceError",
    "Moment",
    "Option",
    "Rules",
    "Steps",
    "Unwind",
    "Watcher",
]
