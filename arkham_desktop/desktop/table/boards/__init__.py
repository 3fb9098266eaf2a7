"""Where the spaces of each board lie: one JSON file a board, checked when it is read."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from arkham_desktop.resources import packaged

Part = Annotated[float, Field(ge=-0.1, le=1.1)]
"""A distance as a part of the board's width (or height)."""
PartPoint = tuple[Part, Part]


class BoardError(ValueError):
    """A board's file cannot be used; the message names file and field."""


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class SpaceLayout(_Model):
    """One space: its middle, the middle of its name, and the icon that stands for it."""

    kind: Literal["street", "location", "sub_location", "vortex"]
    at: PartPoint
    label: PartPoint
    icon: str | None = None


class DoomDial(_Model):
    """The circle on which the doom track lies."""

    at: PartPoint
    radius: Part


class River(_Model):
    """Water that crosses the board along a line."""

    line: tuple[PartPoint, ...]
    width: Part


class BoardLayout(_Model):
    """A board. All positions are parts (0 to 1) of its width and height; radii and widths of its width.

    Attributes:
        size: table units.
        roads: the line of each connection between streets, from its first end to its second.
        lanes: points on the way from a location to its street, where it is not straight.
        terror: the middles of the terror track's spaces, from 0 to 10.
        tracks: the middles of the spaces of the town's own tracks, by name.
        title: the middle of the town's name.
    """

    board: str
    size: tuple[int, int]
    location_radius: Part
    sub_location_radius: Part
    street_size: PartPoint
    spaces: dict[str, SpaceLayout]
    roads: dict[str, tuple[PartPoint, ...]]
    lanes: dict[str, tuple[PartPoint, ...]]
    terror: tuple[PartPoint, ...] = ()
    doom: DoomDial | None = None
    river: River | None = None
    tracks: dict[str, tuple[PartPoint, ...]] = {}
    title: PartPoint


def read_board(path: Path) -> BoardLayout:
    """The board described by a file.

    Raises:
        BoardError: the file is missing, no JSON, or a field is wrong; the message names them.
    """
    try:
        return BoardLayout.model_validate(json.loads(path.read_text(encoding="utf-8")))
    except OSError as error:
        raise BoardError(f"{path}: {error.strerror}") from error
    except json.JSONDecodeError as error:
        raise BoardError(f"{path}, line {error.lineno}: {error.msg}") from error
    except ValidationError as error:
        first = error.errors()[0]
        field = ".".join(str(part) for part in first["loc"])
        raise BoardError(f"{path}, {field}: {first['msg']}") from error


@cache
def board(name: str) -> BoardLayout:
    """The layout of a shipped board, read once.

    Raises:
        BoardError: there is no such board, or its file is damaged.
    """
    return read_board(packaged(f"desktop/table/boards/{name}.json"))
