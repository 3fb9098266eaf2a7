"""Choosers that need no person: at random, or with sense; and games played by them in bulk."""

from arkham_desktop.players.player import Player
from arkham_desktop.players.random_player import RandomPlayer

__all__ = ["Player", "RandomPlayer"]
