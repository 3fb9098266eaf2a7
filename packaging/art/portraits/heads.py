"""Heads in profile: one skull whose parts differ from person to person."""

from __future__ import annotations

from dataclasses import dataclass

import skia

from .figure import Figure


@dataclass(frozen=True)
class Profile:
    """How a face differs from the plain one; lengths in units of a head 190 high.

    Attributes:
        brow: how far the brow stands out.
        nose: how far the nose stands out; less than 0 for a small one.
        tip: how far the tip of the nose hangs (more) or turns up (less than 0).
        lips: fullness of the lips.
        chin: how far the chin stands out.
        jaw: how far the jaw hangs; fat or square when large.
        throat: fullness under the chin.
        neck: half the width of the neck.
        crown: height of the skull over the plain one.
        back: how far the back of the skull stands out.
    """

    brow: float = 0
    nose: float = 0
    tip: float = 0
    lips: float = 0
    chin: float = 0
    jaw: float = 0
    throat: float = 0
    neck: float = 34
    crown: float = 0
    back: float = 0


MAN = Profile(brow=3, nose=2, jaw=3, neck=37)
STRONG = Profile(brow=7, nose=3, tip=1, chin=7, jaw=10, throat=2, neck=46)
HEAVY = Profile(brow=4, nose=2, tip=2, lips=1, chin=1, jaw=13, throat=16, neck=50, back=4)
OLD = Profile(brow=7, nose=8, tip=6, lips=-3, chin=7, jaw=-4, throat=-3, neck=31, crown=4)
GAUNT = Profile(brow=6, nose=7, tip=4, lips=-2, chin=8, jaw=-6, throat=-5, neck=29, crown=4)
BOY = Profile(nose=-4, tip=-4, jaw=-3, neck=31, crown=2)
WOMAN = Profile(brow=-3, nose=-3, tip=-3, lips=1, chin=-3, jaw=-7, throat=-6, neck=26)
LADY = Profile(brow=-3, nose=1, tip=-1, lips=1, chin=-1, jaw=-8, throat=-8, neck=24, crown=2)
GIRL = Profile(brow=-4, nose=-6, tip=-5, lips=1, chin=-5, jaw=-8, throat=-4, neck=25, crown=2)
MATRON = Profile(brow=-1, nose=1, tip=1, lips=0, chin=0, jaw=1, throat=5, neck=31)


def head(
    figure: Figure, x: float, y: float, profile: Profile, *, size: float = 0.9, tilt: float = 0
) -> skia.Path:
    """A head whose middle is at a place; tilted by degrees, more is bowed."""
    points = [
        (-profile.neck - 4, 78),
        (-52 - profile.back, 40),
        (-64 - profile.back, 4),
        (-68 - profile.back, -34),
        (-58 - profile.back / 2, -70 - profile.crown / 2),
        (-32, -96 - profile.crown),
        (4, -106 - profile.crown),
        (37, -99 - profile.crown),
        (59 + profile.brow / 3, -81 - profile.crown / 2),
        (66 + profile.brow, -57),
        (67 + profile.brow, -40),
        (63, -27),
        (68 + profile.nose / 3, -14),
        (77 + profile.nose, 5 + profile.tip / 2),
        (81 + profile.nose, 12 + profile.tip),
        (77 + profile.nose, 18 + profile.tip),
        (67, 21 + max(0, profile.tip) / 2),
        (66 + profile.lips / 2, 27),
        (72 + profile.lips, 33),
        (71 + profile.lips, 38),
        (65, 40),
        (70 + profile.lips, 45),
        (68 + profile.lips, 51),
        (62 + profile.chin / 2, 55),
        (65 + profile.chin, 63),
        (64 + profile.chin, 72),
        (55 + profile.chin, 79 + profile.jaw / 2),
        (41, 77 + profile.jaw + profile.throat / 3),
        (26, 68 + profile.jaw + profile.throat),
        (17 + profile.neck / 8 + profile.throat / 3, 82 + profile.jaw + profile.throat / 2),
        (profile.neck - 12 + profile.throat / 3, 104),
        (profile.neck - 6, 150),
        (-profile.neck - 12, 150),
        (-profile.neck - 2, 104),
    ]
    with figure.moved(x, y, tilt, size):
        return figure.black(points)


def ear(figure: Figure, x: float, y: float, size: float = 0.9) -> None:
    """An ear of two gold strokes; x, y is the middle of the head."""
    with figure.moved(x, y, 0, size):
        figure.gold([(-2, -22), (-12, -12), (-10, 6), (-1, 14), (5, 6)], 2.4)
        figure.gold([(-1, -14), (-5, -4), (1, 3)], 1.5)


def eye(
    figure: Figure, x: float, y: float, size: float = 0.9, *, lashes: bool = False, closed: bool = False
) -> None:
    """Brow and lid of the visible eye; x, y is the middle of the head."""
    with figure.moved(x, y, 0, size):
        figure.gold([(40, -40), (52, -44), (65, -39)], 2.6)
        if closed:
            figure.gold([(44, -20), (52, -16), (60, -20)], 2.2)
        else:
            figure.gold([(42, -22), (51, -28), (60, -24)], 2.4)
            figure.gold([(50, -20), (58, -20)], 1.6)
        if lashes:
            for at in (0, 1, 2):
                figure.gold([(56 + at * 2.4, -25 + at), (62 + at * 3, -30 + at * 3)], 1.5)


def mouth(figure: Figure, x: float, y: float, size: float = 0.9, *, smile: float = 0) -> None:
    """The corner of the mouth; ``smile`` lifts it."""
    with figure.moved(x, y, 0, size):
        figure.gold([(48, 42 - smile), (56, 41), (63, 40)], 2.0)


def cheek(figure: Figure, x: float, y: float, size: float = 0.9) -> None:
    """The line of age from the nose to the mouth, and one under the eye."""
    with figure.moved(x, y, 0, size):
        figure.gold([(58, 14), (48, 26), (46, 42)], 1.6)
        figure.gold([(40, -12), (48, -9), (56, -12)], 1.3)
        figure.gold([(34, -62), (48, -66), (60, -62)], 1.3)
