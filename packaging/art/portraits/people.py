"""Everybody who has a portrait, by the investigator's id."""

from __future__ import annotations

from . import (
    dunwich_hands,
    dunwich_mystics,
    innsmouth_hands,
    innsmouth_law,
    innsmouth_people,
    night_people,
    professions,
    scholars,
    townspeople,
)
from .register import PEOPLE, Person

__all__ = ["PEOPLE", "Person"]

_CHAPTERS = (
    dunwich_hands,
    dunwich_mystics,
    innsmouth_hands,
    innsmouth_law,
    innsmouth_people,
    night_people,
    professions,
    scholars,
    townspeople,
)
