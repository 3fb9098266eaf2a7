"""A kernel for turn-based games: one conversation between a game and whoever plays it."""

from arkham_desktop.engine.chance import Chance
from arkham_desktop.engine.decision import VOID, Decision, Option, Steps
from arkham_desktop.engine.errors import EngineError, GameOver, IllegalChoice, Unwind
from arkham_desktop.engine.game import Game, Rules, Watcher

__all__ = [
    "VOID",
    "Chance",
    "Decision",
    "EngineError",
    "Game",
    "GameOver",
    "IllegalChoice",
    "Option",
    "Rules",
    "Steps",
    "Unwind",
    "Watcher",
]
