"""Everybody who has a portrait, by the investigator's id."""

from __future__ import annotations

from . import arkham_people, dunwich_people, innsmouth_crew, innsmouth_people, university_people
from .register import PEOPLE, Person

__all__ = ["PEOPLE", "Person"]

_CHAPTERS = (arkham_people, university_people, dunwich_people, innsmouth_people, innsmouth_crew)
