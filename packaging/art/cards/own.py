"""Things of which we model our own relief instead of taking a sign: the memorable ones.

Each model works on a field of 100 × 100 units; what is a little dark is of the second stuff.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from scipy import ndimage

from ..engraver import engraved, pressed
from ..light import shaded
from ..monsters.sculpture import NOTHING, Sculpture, View
from ..noise import Array
from ..palette import INK, array
from ..surfaces import averaged, blurred, lay, smoothstep
from . import things
from .things import SECOND

Model = Callable[[Sculpture], None]


@dataclass(frozen=True, slots=True)
class Own:
    """A model and its colors.

    Attributes:
        model: shapes it.
        first: color of its parts.
        second: of those that are a little dark: wood on a gun, sinew on a hand.
        side: of the square it is drawn in, as a part of the picture's height.
        middle: how high in the picture its middle lies, 0 above to 1 below.
        lines: direction of the engraved lines, degrees from level.
    """

    model: Model
    first: str
    second: str
    side: float = 1.3
    middle: float = 0.5
    lines: float = 0.0


def tommy_gun(s: Sculpture) -> None:
    """A Thompson with its drum: stock, receiver, finned barrel, grips."""
    with s.placed(50, 50, turn=-20, scale=0.95):

        def at(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
            return [(x - 50, y - 48) for x, y in points]

        stock = [(33, 37.4), (25, 38.4), (16, 42.6), (5, 47.4), (2.6, 50.6), (3.6, 63.4), (6.6, 64.8)]
        s.sheet(at([*stock, (15, 58.4), (24, 51), (32, 48)]), 1, dome=1.5, round_=True, dark=SECOND)
        s.sheet(at([(4.8, 48), (2, 50.8), (3.2, 64), (6, 65), (6.6, 49)]), 3.5, dome=0.5)
        s.limb(at([(57, 40.4), (95, 40.4)]), [1.75, 1.6], 2, sharp=True)
        for fin in range(13):
            x = 61.4 + fin * 1.28
            s.limb(at([(x, 37.5), (x, 43.3)]), 0.55, 4, sharp=True)
        s.limb(at([(60.2, 40.4), (78.4, 40.4)]), [2.4, 2.0], 2, sharp=True)
        s.limb(at([(91, 40.4), (98.4, 40.4)]), [2.3, 2.5], 2.6, sharp=True)
        s.sheet(at([(95.6, 38.6), (97.6, 35), (98.2, 38.6)]), 5, dome=0.3)
        s.limb(at([(58, 44.2), (84, 44.2)]), 0.8, 1, sharp=True)
        s.limb(at([(73.6, 45.4), (71.2, 57.4)]), [3.1, 3.5], 4, sharp=True, dark=SECOND)
        s.sheet(
            at([(31, 36.2), (59.6, 36.2), (61, 38), (61, 44.6), (56, 46), (32, 46), (31, 44)]), 5, dome=0.9
        )
        s.sheet(at([(33, 45.6), (57, 45.6), (57, 49.4), (50, 50.6), (36, 50)]), 4, dome=0.8)
        s.limb(at([(33, 37), (59, 37)]), 1.5, 7.5, sharp=True)
        s.limb(at([(46, 35.6), (46, 33.6)]), [1.2, 1.6], 8, sharp=True)
        s.sheet(at([(34.4, 36), (34.4, 32), (38, 31.6), (38.6, 36)]), 7, dome=0.3)
        s.ball(1.4, 7.6, 11.6, z=3, flat=0.42)
        s.ball(1.4, 7.6, 4.2, z=9, flat=0.35)
        s.ball(1.4, 7.6, 1.3, z=11, flat=0.6)
        for radius in (9.6, 6.9):
            ring = [
                (1.4 + radius * math.cos(angle), 7.6 + radius * math.sin(angle))
                for angle in np.linspace(0, 2 * math.pi, 40)
            ]
            for start, end in itertools.pairwise(ring):
                s.stroke([start, end], 0.7)
        for bolt in range(10):
            angle = bolt * 0.628 + 0.3
            s.dot(1.4 + 8.3 * math.cos(angle), 7.6 + 8.3 * math.sin(angle), 0.6)
        s.limb(at([(38.4, 48), (36, 54), (33.4, 63)]), [3.2, 3.3, 3.7], 4, dark=SECOND)
        s.limb(at([(43, 49.8), (42.4, 53)]), [0.9, 0.5], 5, sharp=True)
        s.stroke(at([(40, 49.6), (40.4, 54.6), (43.4, 56), (46.4, 53.6), (46, 49.8)]), 1.1)
        for y in (47.6, 50.3, 53.0, 55.7):
            s.stroke(at([(70.4 - (y - 47.6) * 0.18, y), (76.6 - (y - 47.6) * 0.18, y + 0.6)]), 0.7)
        for y in (54.6, 57.4, 60.2):
            s.stroke(at([(33.6, y), (37.4 - (y - 54.6) * 0.2, y + 1.2)]), 0.6)
        s.sheet(at([(48, 38.4), (56, 38.4), (56, 41), (48, 41)]), 9, dome=0.2)
        for x, y in ((35.0, 40.0), (42.0, 42.0), (36.0, 47.6), (54.0, 47.6)):
            s.dot(x - 50, y - 48, 0.6)


def withered_hand(s: Sculpture) -> None:
    """A hand of bone and sinew that opens, with an eye in its palm."""
    s.limb([(50, 112), (51, 92), (50, 78)], [9, 7.6, 9], 0)
    s.limb([(46.6, 110), (47.6, 94), (45.6, 80)], [2.4, 2.2, 2.6], 8, dark=SECOND)
    s.limb([(54.6, 110), (54.6, 94), (54.6, 80)], [2.2, 2, 2.4], 8, dark=SECOND)
    s.ball(50, 68, 14.6, 14, z=0, flat=0.6)
    for side, (x, y, facing, length, thick) in enumerate(
        (
            (39.4, 62, -113, 33, 2.9),
            (46.4, 57, -98, 39, 3.1),
            (53.6, 57, -83, 37, 3.0),
            (60.4, 62, -67, 30, 2.7),
        )
    ):
        s.limb([(50 + (x - 50) * 0.4, 80), (x, y)], [2.3, 2.6], 7, dark=SECOND)
        _finger(s, (x, y), math.radians(facing), length, thick, 1 if side > 1 else -1)
    joint, thick = (37.0, 76.0), 3.2
    for end in ((27.6, 67.6), (21.6, 58.0), (20.6, 49.0)):
        middle = ((joint[0] + end[0]) / 2, (joint[1] + end[1]) / 2)
        s.limb([joint, middle, end], [thick, thick * 0.66, thick * 0.8 if end[1] > 50 else 0.4], 7)
        s.ball(*joint, thick * 1.15, z=8, flat=0.8)
        joint, thick = end, thick * 0.85
    for line in (
        [(41, 60), (44, 72), (42, 82)],
        [(58.6, 60), (56.6, 72), (58, 80)],
        [(36, 72), (42, 78), (44, 86)],
    ):
        s.stroke(line, 0.9)
    s.ink([(39.4, 69), (50, 61.4), (60.6, 69), (50, 76)], round_=True)
    s.shine([(42.2, 69), (50, 64.2), (57.8, 69), (50, 73.4)], round_=True)
    s.ink([(49, 65), (51, 65), (51, 73), (49, 73)])


def _finger(
    s: Sculpture, at: tuple[float, float], facing: float, length: float, thick: float, side: int
) -> None:
    x, y = at
    for joint, share in enumerate((0.40, 0.32, 0.28)):
        bent = facing + (-0.18 + 0.22 * joint) * side * 0.6
        end_x, end_y = x + length * share * math.cos(bent), y + length * share * math.sin(bent)
        last = joint == 2
        radii = [thick * 0.9, thick * 0.6, 0.3] if last else [thick * 0.98, thick * 0.62, thick * 0.86]
        s.limb([(x, y), ((x + end_x) / 2, (y + end_y) / 2), (end_x, end_y)], radii, 6)
        s.ball(x, y, thick * 1.18, z=7, flat=0.8)
        x, y, thick = end_x, end_y, thick * 0.86


def elder_sign(s: Sculpture) -> None:
    """A star of five rays, a little crooked as if cut in haste, with an eye in its middle."""
    rays = [(50, 3), (95, 36), (79, 92), (20, 90), (5, 37)]
    for number, (x, y) in enumerate(rays):
        hollows = []
        for other in (number - 1, number):
            left, right = rays[other % 5], rays[(other + 1) % 5]
            toward = ((left[0] + right[0]) / 2, (left[1] + right[1]) / 2)
            hollows.append((50 + (toward[0] - 50) * 0.47, 52 + (toward[1] - 52) * 0.47))
        before, after = hollows
        # Each ray is a roof: two faces that meet in a ridge from its tip to the middle.
        s.sheet([(x, y), after, (50, 52)], 2 + number * 0.1, dome=2.6)
        s.sheet([(x, y), before, (50, 52)], 2 + number * 0.1, dome=2.6)
        s.stroke([(x + (50 - x) * 0.06, y + (52 - y) * 0.06), (50, 52)], 0.8)
    s.ball(50, 52, 20, 15, z=7, flat=0.5)
    s.ink([(31.6, 52), (50, 38.4), (68.4, 52), (50, 65.6)], round_=True)
    s.shine([(34.6, 52), (50, 41.6), (65.4, 52), (50, 62.4)], round_=True)
    s.ink([(50, 41.8), (54.6, 52), (50, 62.2), (45.4, 52)], round_=True)
    s.dot(48.6, 47, 1.5, white=True)


def bent_tree(s: Sculpture) -> None:
    """A bare tree that the wind lays over, and the last leaves on their way."""
    s.limb([(24, 108), (25, 90), (29, 72), (38, 56), (50, 45)], [6.4, 5.2, 4.4, 3.2, 2.0], 2, bump=0.4)
    for root in ([(24, 98), (16, 104), (10, 110)], [(26, 98), (34, 103), (40, 109)]):
        s.limb(root, [3.6, 2.4, 0.8], 1)
    boughs = (
        ([(27, 78), (40, 70), (58, 70), (74, 75)], 2.6),
        ([(30, 69), (44, 58), (64, 56), (84, 60)], 2.6),
        ([(28, 74), (20, 60), (26, 46), (44, 38)], 2.6),
        ([(38, 56), (52, 50), (72, 46), (92, 47)], 2.4),
        ([(24, 54), (30, 38), (46, 27), (66, 25)], 2.0),
        ([(46, 48), (58, 38), (76, 33), (95, 34)], 2.0),
        ([(40, 40), (54, 34), (70, 28), (84, 20)], 1.7),
    )
    for number, (way, thick) in enumerate(boughs):
        s.limb(way, [thick, thick * 0.8, thick * 0.5, 0.3], 3 + number * 0.4)
        x, y = way[2]
        s.limb([(x, y), (x + 9, y - 5), (x + 18, y - 5)], [thick * 0.45, thick * 0.3, 0.2], 3)
        s.limb([(x - 6, y + 1), (x + 5, y + 6), (x + 14, y + 8)], [thick * 0.45, thick * 0.3, 0.2], 3)
    for number, (x, y) in enumerate(
        ((84, 84), (70, 90), (96, 70), (58, 82), (90, 92), (92, 14), (74, 12), (92, 58), (60, 10), (50, 92))
    ):
        turn = math.radians(-24 + number * 37 % 60)
        along, across = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))
        leaf = [(-4.2, 0), (-1, -2.2), (4.4, 0), (-1, 2.2)]
        s.sheet(
            [(x + a * along[0] + b * across[0], y + a * along[1] + b * across[1]) for a, b in leaf],
            6,
            dome=0.8,
            round_=True,
            dark=SECOND,
        )


OWN: dict[str, Own] = {
    "windy": Own(bent_tree, "#a59a82", "#c9833f", side=1.0, middle=0.48, lines=50),
    "elder-sign": Own(elder_sign, "#d8b04a", "#b8913f", side=1.0, lines=12),
    "tommy-gun": Own(tommy_gun, "#a2a9aa", "#c98f52", side=1.42, lines=-20),
    "cabala-of-saboth": Own(things.cabala, "#8a4a38", "#e2b850", side=0.98, lines=-9),
    "dhol-chants": Own(things.dhol_chants, "#5f7a4c", "#e0d6b4", side=0.98, lines=-9),
    "true-magick": Own(things.true_magick, "#6a5a9c", "#dcc27a", side=0.98, lines=-9),
    "mi-go-brain-case": Own(things.brain_case, "#a7b3b4", "#e0a08c", side=0.98),
    "enchanted-blade": Own(things.enchanted_blade, "#b9c6c8", "#c99a48", side=1.12, lines=48),
    "whiskey": Own(things.whiskey, "#b9742e", "#ecdcb0", side=0.98),
    "molotov-cocktail": Own(things.molotov, "#6f9a74", "#ffa83c", side=1.0, lines=26),
    "38-revolver": Own(things.revolver, "#a4adb0", "#a8683c", side=1.06, lines=-12),
    "deputys-revolver": Own(things.revolver, "#b4bcc0", "#d8c49a", side=1.06, lines=-12),
    "alien-device": Own(things.alien_device, "#a898c8", "#7fc0a0", side=1.0),
    "shrivelling": Own(withered_hand, "#b4c09c", "#c9cf9e", side=1.02, middle=0.53),
}
"""Every card whose thing we model ourselves."""


def thing(name: str, side: int, pitch: float) -> Array:
    """The thing on a card, premultiplied, in a square of ``side`` pixels."""
    own = OWN[name]
    size = side * 2
    sculpture = Sculpture(size, View(50, 50, 50))
    own.model(sculpture)
    body = (sculpture.height > NOTHING / 2).astype(np.float32)
    height = np.where(body > 0, sculpture.height, 0).astype(np.float32) * sculpture.k
    soft = blurred(height, 1.2) / np.maximum(blurred(body, 1.2), 1e-3) * body
    light, _ = shaded(soft.astype(np.float32), (-0.5, -0.65, 0.58))
    tone = np.clip(1 - (0.16 + light * 0.84) * 1.06, 0, 1)
    tone += np.clip((blurred(height, sculpture.k * 1.1) - height) / (sculpture.k * 5), 0, 0.5)
    tone = (np.clip(tone, 0, 1) * body).astype(np.float32)
    lines = engraved(
        tone,
        math.pi / 2 + math.radians(own.lines),
        pitch * 1.5,
        key=("own", name),
        height=soft.astype(np.float32),
        follow=0.5,
        gain=0.92,
        cross=(0.52, 0.78),
        wobble=0.25,
    )
    low = ndimage.minimum_filter(np.where(body > 0, height, -60), 3)
    edges = blurred(((height - low > sculpture.k * 1.5) * body).astype(np.float32), 0.8) * 1.2
    rim = body - ndimage.binary_erosion(body > 0, iterations=max(2, round(size / 420)))
    ink = np.clip(np.maximum(lines * body, np.maximum(edges, rim)), 0, 1) * (1 - sculpture.light)
    ink = pressed(np.maximum(ink, sculpture.black * body).astype(np.float32), key=name, amount=0.1, blur=0.7)
    second = (sculpture.dark > SECOND / 2)[..., None]
    picture = np.where(second, array(own.second), array(own.first)) * (1.04 - 0.4 * tone)[..., None]
    other, _ = shaded(soft.astype(np.float32), (0.86, -0.05, 0.30))
    lay(picture, smoothstep(0.62, 0.95, other) * body * 0.4, "#f0f2cc")
    lay(picture, sculpture.light * body, "#ffe28a")
    lay(picture, ink * 0.96, INK)
    cover = np.clip(body, 0, 1)
    made = np.dstack([np.clip(picture, 0, 1) * cover[..., None], cover]).astype(np.float32)
    return averaged(made, 2)
