"""Parts that several figures share: eyes, teeth, claws, hands, faces, robes."""

from __future__ import annotations

import math
from typing import Literal

from .sculpture import Points, Sculpture, spline, straight

Mouth = Literal["shut", "snarl", "fangs", "grin", "scream", "none"]
Look = Literal["slit", "hollow", "wide", "none"]


def eye(s: Sculpture, x: float, y: float, size: float, turn: float = 0.0, *, slit: bool = True) -> None:
    """An open eye in a dark socket; its pupil upright or round."""
    with s.placed(x, y, turn=turn, scale=size):
        s.ink([(-2.3, 0), (0, -1.5), (2.3, 0), (0, 1.4)], round_=True)
        s.shine([(-1.7, 0), (0, -0.95), (1.7, 0), (0, 0.9)], round_=True)
        wide = 0.3 if slit else 0.55
        s.ink([(0, -0.9), (wide, 0), (0, 0.9), (-wide, 0)], round_=True)


def glint(s: Sculpture, x: float, y: float, size: float, turn: float = 0.0) -> None:
    """A deep socket from which something looks: narrow, cut off by the brow."""
    with s.placed(x, y, turn=turn, scale=size):
        s.ink([(-2.6, -0.6), (0, -1.7), (2.6, -0.4), (1.2, 1.6), (-1.4, 1.5)], round_=True)
        s.shine([(-1.5, -0.2), (0, -0.25), (1.6, -0.1), (0.1, 0.75)])
        s.dot(0.1, 0.1, 0.26)


def fish_eye(s: Sculpture, x: float, y: float, size: float, turn: float = 0.0) -> None:
    """A round, lidless, wet eye: black, with the shine of one edge and one spot of light."""
    s.dot(x, y, size)
    with s.placed(x, y, turn=turn, scale=size):
        outer = [(math.cos(a / 10) * 0.84, math.sin(a / 10) * 0.84) for a in range(-4, 22)]
        inner = [(math.cos(a / 10) * 0.84 - 0.13, math.sin(a / 10) * 0.84 - 0.15) for a in range(21, -5, -1)]
        s.shine([*outer, *inner], strength=0.6)
        s.dot(-0.34, -0.42, 0.17, white=True)


def teeth(
    s: Sculpture, line: Points, count: int, length: float, *, wide: float = 0.42, lean: float = 0.0
) -> None:
    """Pointed teeth along a line, to the right of its direction; every second one is shorter."""
    dense = spline(line) if len(line) > 2 else straight(line)
    for index in range(count):
        at = (index + 0.5) / count * (len(dense) - 1)
        low = int(at)
        high = min(low + 1, len(dense) - 1)
        x, y = dense[low] + (dense[high] - dense[low]) * (at - low)
        ahead, behind = dense[min(low + 2, len(dense) - 1)], dense[max(low - 2, 0)]
        angle = math.atan2(ahead[1] - behind[1], ahead[0] - behind[0])
        step = math.hypot(*(dense[-1] - dense[0])) / count * wide
        long = length * (0.62 if index % 2 else 1.0)
        along, down = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
        tip = (x + along[0] * lean + down[0] * long, y + along[1] * lean + down[1] * long)
        s.shine(
            [
                (x - along[0] * step - down[0] * 0.4, y - along[1] * step - down[1] * 0.4),
                (x + along[0] * step - down[0] * 0.4, y + along[1] * step - down[1] * 0.4),
                tip,
            ]
        )


def maw(s: Sculpture, upper: Points, lower: Points, count: int, length: float) -> None:
    """An open mouth: its upper line and its lower one, both from left to right, with teeth at both."""
    rim = [
        *[(float(x), float(y)) for x, y in spline(upper)],
        *reversed([(float(x), float(y)) for x, y in spline(lower)]),
    ]
    s.ink(rim)
    teeth(s, upper, count, length)
    teeth(s, list(reversed(lower)), max(2, count - 1), length * 0.8)


def claw(
    s: Sculpture,
    x: float,
    y: float,
    turn: float,
    length: float,
    radius: float = 1.3,
    z: float = 0.0,
    *,
    count: int = 3,
    spread: float = 24.0,
) -> None:
    """A bundle of hooked claws."""
    for index in range(count):
        angle = math.radians(turn + (index - (count - 1) / 2) * spread)
        bend = 0.3 if index * 2 < count else -0.1
        middle = (x + length * 0.55 * math.cos(angle), y + length * 0.55 * math.sin(angle))
        tip = (x + length * math.cos(angle + bend), y + length * math.sin(angle + bend))
        s.limb([(x, y), middle, tip], [radius, radius * 0.85, 0.15], z)


def hand(
    s: Sculpture,
    x: float,
    y: float,
    turn: float,
    *,
    size: float = 1.0,
    z: float = 0.0,
    curl: float = 0.4,
    nails: float = 1.0,
    mirror: bool = False,
    webbed: bool = False,
) -> None:
    """A bony hand that reaches to ``turn`` (degrees), with long fingers; about 17 units long at size 1."""
    with s.placed(x, y, turn=turn, scale=size, mirror=mirror, lift=z):
        s.limb([(-2, 0), (2, 0), (5, 0)], [2.6, 3.6, 3.2], 0)
        tips = []
        for index, (side, long) in enumerate(((-3.2, 10.0), (-1.1, 12.0), (1.1, 11.6), (3.2, 9.4))):
            angle = math.radians(side * 7)
            knuckle = (5.4 + long * 0.36, side * 1.25)
            bent = (
                knuckle[0] + long * 0.34 * math.cos(angle),
                knuckle[1] + long * 0.34 * math.sin(angle) + curl,
            )
            tip = (
                bent[0] + long * 0.34 * math.cos(angle + curl),
                bent[1] + long * 0.34 * math.sin(angle + curl),
            )
            end = (tip[0] + 2.6 * nails, tip[1] + curl * 2 * nails)
            tips.append(tip)
            s.limb([(4.6, side), knuckle, bent, tip], [1.5, 1.5, 1.2, 0.9], [1, 3, 2.4, 1], sharp=True)
            s.limb([tip, end], [0.9, 0.1], 1 - 0.1 * index, dark=-0.25)
        if webbed:
            s.sheet([(4, -4), *tips, (4, 4)], 0.6, dark=0.15)
        s.limb([(0, 2.6), (4, 6.6), (7.5, 7.2)], [1.7, 1.4, 0.9], [1, 3, 3], sharp=True)
        s.limb([(7.5, 7.2), (7.5 + 2.4 * nails, 7.0)], [0.9, 0.1], 3)


def face(
    s: Sculpture,
    *,
    look: Look = "slit",
    mouth: Mouth = "shut",
    gaunt: float = 0.5,
    nose: float = 1.0,
    jaw: float = 1.0,
    brow: float = 1.0,
) -> None:
    """A head around (0, 0), about 30 wide and 42 high, facing the viewer.

    Args:
        s: to model it on.
        look: the eyes.
        mouth: the mouth.
        gaunt: how sunken the cheeks are, 0 to 1.
        nose: how long it is; 0 for a hole.
        jaw: how heavy it is.
        brow: how far it stands out.
    """
    s.ball(0, -7, 14.5, 15.5, 4)
    s.limb(
        [(-10.5, 3), (-7.5 * jaw, 13), (0, 18), (7.5 * jaw, 13), (10.5, 3)],
        [4, 4.2, 5 * jaw, 4.2, 4],
        [5, 7, 9, 7, 5],
    )
    s.ball(0, 6, 9.5, 11, 6, flat=1.0)
    for _ in s.both(0):
        s.limb([(12.5, -1), (9, 4), (4.5, 6.5)], [2.2, 3 - gaunt * 0.8, 1.6], [9, 12, 11])
        if gaunt > 0.2:
            s.ink([(10, 8), (7.5, 8.5), (6.5, 14 * gaunt + 4), (8, 13 * gaunt + 3)], round_=True)
        s.limb([(1.5, -3.4), (6, -6), (12, -4.4)], [1.8, 2.3 * brow, 1.8], [15, 15 + brow, 11])
    _nose(s, nose)
    _mouth(s, mouth)
    for side in (-1, 1):
        if look == "slit":
            glint(s, side * 6, -0.8, 1.7, side * 14)
        elif look == "wide":
            s.ink(
                [(side * 6 - 4.2, -1), (side * 6, -4.4), (side * 6 + 4.2, -1), (side * 6, 3.2)], round_=True
            )
            s.shine(
                [(side * 6 - 3.1, -0.8), (side * 6, -3.2), (side * 6 + 3.1, -0.8), (side * 6, 2)], round_=True
            )
            s.dot(side * 6, -0.6, 0.85)
        elif look == "hollow":
            s.ink(
                [
                    (side * 6 - 4, -2),
                    (side * 6, -4),
                    (side * 6 + 4, -2),
                    (side * 6 + 2, 3),
                    (side * 6 - 2, 3),
                ],
                round_=True,
            )
            s.dot(side * 6.2, -0.6, 0.9, white=True)


def _nose(s: Sculpture, length: float) -> None:
    if length <= 0:
        s.ink([(0, 1), (2.2, 6.6), (0, 5.6), (-2.2, 6.6)])
        return
    s.limb([(0, -4), (0, 2), (0, 3.5 + 3 * length)], [1.5, 2, 2.5], [14, 16, 16 + length])
    for _ in s.both(0):
        s.limb([(1.8, 5 + 2 * length), (3, 5.4 + 2 * length)], [1.4, 1], [14, 13])
        s.dot(1.5, 6 + 2.6 * length, 0.7)


def _mouth(s: Sculpture, mouth: Mouth) -> None:
    if mouth == "shut":
        s.stroke([(-5.5, 13.4), (-2, 12.4), (0, 12.8), (2, 12.4), (5.5, 13.4)], 1.5)
        s.stroke([(-3.4, 15.6), (0, 16.2), (3.4, 15.6)], 0.8)
    elif mouth == "fangs":
        s.ink([(-6, 11.6), (0, 10.8), (6, 11.6), (4, 16), (-4, 16)], round_=True)
        for x, long in ((-4, 5.4), (-1.4, 2), (1.4, 2), (4, 5.4)):
            s.shine([(x - 1.1, 11), (x + 1.1, 11), (x, 11 + long)])
    elif mouth in ("snarl", "grin"):
        wide, rise = (7.5, 2.6) if mouth == "grin" else (6.5, -1.0)
        upper = [(-wide, 11.5 - rise), (0, 11.4), (wide, 11.5 - rise)]
        lower = [(-wide, 11.8 - rise), (0, 16.6), (wide, 11.8 - rise)]
        maw(s, upper, lower, 8, 2.5)
        s.stroke([(-wide - 2, 8), (-wide - 1, 12), (-wide + 1, 15)], 0.9)
        s.stroke([(wide + 2, 8), (wide + 1, 12), (wide - 1, 15)], 0.9)
    elif mouth == "scream":
        maw(s, [(-4.6, 12), (0, 8.8), (4.6, 12)], [(-4.6, 13), (0, 21), (4.6, 13)], 5, 2.0)


def robe(s: Sculpture, *, top: float = 46.0, foot: float = 102.0, wide: float = 24.0, z: float = 0.0) -> None:
    """A long robe that falls in folds from narrow shoulders around x = 50."""
    for x, lift in ((-0.9, 0), (0.9, 0), (-0.45, 3), (0.45, 2), (0, 5)):
        end = 50 + x * wide
        s.limb(
            [(50 + x * 8, top), ((50 + end) / 2 + x * 3, (top + foot) / 2), (end, foot)],
            [8, 10, 12],
            z + lift,
        )
    for x, bend in ((-0.75, -4), (-0.4, -2), (0.05, 1), (0.38, 2), (0.8, 5)):
        at = 50 + x * wide
        s.limb(
            [(50 + x * 7, top + 6), ((50 + at) / 2 + x * 4, (top + foot) / 2), (at + bend * 0.5, foot + 2)],
            [1.6, 2.6, 3.4],
            [z + 9, z + 11, z + 10],
        )


def hood(s: Sculpture, x: float, y: float, *, size: float = 1.0, z: float = 10.0, turn: float = 0.0) -> None:
    """A pointed hood around a black opening, about 26 wide; what looks out of it is drawn afterwards."""
    with s.placed(x, y, turn=turn, scale=size, lift=z):
        s.limb([(0, -18), (0, -3), (0, 8)], [3.4, 13.4, 14], [-3, 0, 0])
        s.limb([(0, -16), (-11, -4), (-10, 10)], [2.6, 3.6, 4.2], [9, 8, 6])
        s.limb([(0, -16), (11, -4), (10, 10)], [2.6, 3.6, 4.2], [9, 8, 6])
        s.ink([(0, -13), (8.4, -3), (8, 7), (0, 12.5), (-8, 7), (-8.4, -3)], round_=True)
