"""The pictures on cards: a thing before a ground, three by two, in three levels of detail."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from ..bake import write
from ..noise import Array, generator
from ..palette import INK, array
from ..surfaces import averaged, drop_shadow, over
from . import engravings, gifts, grounds, happenings, omens, own, rumors, scenes
from .carving import STUFFS, carved, disc, silhouette

_FILE = Path(__file__).with_name("pictures.json")
_SETS = Path(__file__).parents[3] / "arkham_desktop" / "arkham" / "sets"
LEVELS: dict[int, tuple[float, float, int]] = {512: (4.0, 0.8, 72), 96: (3.2, 0.94, 82)}
"""Pixels of the longer side: pixels from line to line, how much of the height the thing may take, quality."""
_WIDEST = 0.72
"""How much of the width it may take."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How the pictures of a kind of card are drawn.

    Attributes:
        ground: the manner of the ground.
        base: its color.
        ink: of its lines.
        stuff: what things are made of, where the card does not say.
        front: what stands before the thing; empty for nothing.
    """

    ground: str
    base: str
    ink: str
    stuff: str
    front: str = ""


MANNERS: dict[str, Manner] = {
    "common": Manner("level", "#e3c48d", "#7c4a20", "iron"),
    "unique": Manner("rays", "#c9a37e", "#5a1c16", "gold"),
    "spell": Manner("sigil", "#221d40", "#3f7d6c", "bone"),
    "skill": Manner("level", "#c3d0c6", "#234a52", "bone"),
    "ally": Manner("rays", "#cdc79a", "#3d4c22", "cloth"),
    "special": Manner("guilloche", "#d6cdd2", "#4d3c5c", "bone"),
    "injury": Manner("chart", "#e6c4b0", "#8e1f17", "bone"),
    "madness": Manner("spiral", "#bccbd8", "#24406e", "moon"),
    "condition": Manner("guilloche", "#c4d4c6", "#2c5547", "paper"),
    "task": Manner("contours", "#e2cf9e", "#5c4423", "paper"),
    "mission": Manner("contours", "#d9b79a", "#701f18", "brass"),
    "headline": Manner("sky", "#d8d4c4", "#2c2a28", "stone", "roofs"),
    "environment": Manner("sky", "#b9bccb", "#2b2550", "moon", "roofs"),
    "mystic": Manner("sky", "#aaa7b6", "#2a2448", "moon", "roofs"),
    "urban": Manner("sky", "#e0c08a", "#5a3412", "clay", "roofs"),
    "weather": Manner("sky", "#a8c4c4", "#1f4350", "moon", "roofs"),
    "rumor": Manner("sky", "#cf8f78", "#4c0f12", "bone", "roofs"),
    "mythos": Manner("sky", "#d9c188", "#4a3812", "gold", "roofs"),
    "horror": Manner("sky", "#8fa08c", "#14231c", "moss", "hills"),
    "herald": Manner("deep", "#5f9490", "#0f2b34", "sea"),
    "extra": Manner("level", "#cdbf9c", "#4b3c25", "bone"),
}
HOURS: tuple[Manner, ...] = (
    Manner("sky", "#d8d4c4", "#2c2a28", "stone", "roofs"),
    Manner("sky", "#e6cda0", "#4f3416", "clay", "roofs"),
    Manner("sky", "#c6d2cf", "#1f3c44", "bone", "roofs"),
    Manner("sky", "#ddb9a2", "#4d2226", "paper", "roofs"),
    Manner("sky", "#b9bfa0", "#2c3518", "brass", "roofs"),
)
"""The hours of the day at which headlines happen, so that they do not all look alike."""
_SCENES = {**rumors.SCENES, **happenings.SCENES, **gifts.SCENES, **omens.SCENES}
"""The cards on which a whole scene is engraved: what draws it, and its paper."""
_FRONTS = {"dunwich": "hills", "innsmouth": "harbor"}


@cache
def plan() -> dict[str, dict[str, object]]:
    """For each card: ``icon``, and maybe ``stuff``, ``turn``, ``mirrored``, ``round``, ``manner``.

    Nothing stands there for cards with a model (`own.OWN`) or a scene (`_SCENES`) of their own.
    """
    rows: dict[str, dict[str, object]] = json.loads(_FILE.read_text(encoding="utf-8"))
    return rows


@cache
def _rows() -> dict[str, tuple[str, dict[str, object]]]:
    """The file and the record of every row of the content."""
    found = {}
    for path in sorted(_SETS.glob("*/*.json")):
        for row in json.loads(path.read_text(encoding="utf-8")):
            found[row["id"]] = (path.stem, row)
    return found


def manner_of(name: str) -> tuple[str, str]:
    """The manner of a card's picture and its set.

    Raises:
        KeyError: the content has no such row.
    """
    file, row = _rows()[name]
    kind = {
        "items": row.get("deck"),
        "spells": "spell",
        "skills": "skill",
        "allies": "ally",
        "mythos": row.get("trait") or row["type"] if file == "mythos" else "",
        "dunwich_horror_cards": "horror",
        "heralds": "herald",
        "extras": "extra",
    }.get(file) or "special"
    if file == "items" and row.get("type") in {"task", "mission"}:
        kind = row["type"]
    if file == "special_cards":
        kind = row["kind"] if row["kind"] in MANNERS else "special"
    if kind == "special" and file == "mythos":
        kind = "mythos"
    return str(kind), str(row["set"])


def _hour(name: str) -> Manner:
    """The hour of a headline."""
    return HOURS[int(generator("hour", name).integers(0, len(HOURS)))]


def picture(name: str, pixels: int) -> Array:
    """The picture of a card, ``pixels`` wide."""
    row = plan()[name]
    pitch, share, _ = LEVELS[pixels]
    kind, home = manner_of(name)
    manner = (
        _hour(name) if kind == "headline" and "manner" not in row else MANNERS[str(row.get("manner", kind))]
    )
    width, height = pixels, round(pixels / 1.5)
    if name in _SCENES:
        scene, stock = _SCENES[name]
        return _printed(engravings.drawn(scene, width, height, pitch, name, stock))
    result = grounds.drawn(manner.ground, width, height, pitch, (name, "ground"), manner.base, manner.ink)
    if name in own.OWN:
        thing = own.thing(name, round(height * own.OWN[name].side), pitch)
    else:
        thing = _thing(name, manner, (round(width * _WIDEST), round(height * share)), pitch)
    left, top = (width - thing.shape[1]) / 2, (height - thing.shape[0]) / 2
    if name in own.OWN:
        top += (own.OWN[name].middle - 0.5) * height
    if manner.front:
        top -= height * 0.035
    unit = height / 100
    drop_shadow(
        result,
        thing[..., 3],
        left,
        top,
        blur=3.2 * unit,
        shift=(2.2 * unit, 3.4 * unit),
        strength=0.5,
        color=INK,
    )
    over(result, thing, left, top)
    if manner.front and pixels > 128:
        over(result, scenes.drawn(_FRONTS.get(home, manner.front), width, height, name))
    return _printed(result)


def _thing(name: str, manner: Manner, room: tuple[int, int], pitch: float) -> Array:
    """What stands on the card, drawn twice as large and averaged."""
    row = plan()[name]
    body = silhouette(
        str(row["icon"]),
        room[0] * 2,
        room[1] * 2,
        turn=float(str(row.get("turn", 0))),
        mirrored=bool(row.get("mirrored")),
    )
    if row.get("round"):
        body = body * disc(room[0] * 2, room[1] * 2)
    stuff = STUFFS[str(row.get("stuff", manner.stuff))]
    heavy = 1.5 if room[0] < 96 else 1.0
    return averaged(carved(body, stuff, pitch=pitch * 1.7, key=name, line=heavy), 2)


def _printed(picture: Array) -> Array:
    """The colors as the inks of one press on one paper give them: less bright, a little warm."""
    gray = picture.mean(axis=2, keepdims=True)
    muted: Array = (gray + (picture - gray) * 0.86) * array("#fdf3dd")
    return np.clip(muted, 0, 1)


def bake(ids: Sequence[str], to: Path, *, everything: bool) -> None:
    """Bake the pictures of the named cards, or of all.

    Raises:
        KeyError: a card has no picture planned.
    """
    for name in plan() if everything else ids:
        for pixels in LEVELS:
            write("cards", name, picture(name, pixels), to=to, quality=LEVELS[pixels][2])
