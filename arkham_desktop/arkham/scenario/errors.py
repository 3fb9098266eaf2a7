"""Mistakes in scenarios, told as a sentence: where, what, and what to do."""

from __future__ import annotations

from collections.abc import Iterable

from arkham_desktop.arkham.effects.base import nearest


class ScenarioError(ValueError):
    """A scenario that cannot be built or read. ``field`` is the path of the field, empty for the whole."""

    def __init__(self, field: str, message: str) -> None:
        self.field = field
        self.message = message
        super().__init__(f"{field}: {message}" if field else message)


def unknown(field: str, what: str, name: str, known: Iterable[str]) -> ScenarioError:
    """The mistake of naming something that does not exist."""
    names = list(known)
    return ScenarioError(field, f'there is no {what} "{name}" in the chosen sets{nearest(name, names)}')
