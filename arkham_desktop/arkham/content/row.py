"""What every row of the content has: an id, its set, a name, and words of our own."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from arkham_desktop.arkham.effects.base import Fact

RowId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(--?[a-z0-9]+)*$")]
"""Lower-case words joined by hyphens; two hyphens join two ids."""
Text = Annotated[str, StringConstraints(min_length=1, pattern=r"\S")]
Count = Annotated[int, Field(ge=0)]


class Row(Fact):
    """One record of a file. `note` is a hint for whoever reads the data; no rule reads it.

    `origin` is `house` where the design is our own; `flavor` is at most one line of our own words.
    """

    id: RowId
    set: Text
    note: Text | None = None
    origin: Literal["house"] | None = None
    flavor: Text | None = None


class NamedRow(Row):
    """A row with a printed name."""

    name: Text
