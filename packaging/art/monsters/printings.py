"""Further printings of a kind: the same creature in another light, or looking the other way."""

from __future__ import annotations

from dataclasses import replace

from . import beasts, dead, flyers, masses, outsiders, people, robed, sea
from .figure import FIGURES

_KINDS = (beasts, dead, flyers, masses, outsiders, people, robed, sea)
"""The modules whose figures these are: imported before."""


def _again(
    kind: str, printing: str, *, tint: str, night: str, halo: str, lines: float, mirrored: bool = False
) -> None:
    FIGURES[printing] = replace(
        FIGURES[kind], tint=tint, night=night, halo=halo, lines=lines, mirrored=mirrored
    )


_again("cultist", "cultist-dunwich", tint="#9aa078", night="#1e2a20", halo="#a8b878", lines=-8, mirrored=True)
_again("cultist", "cultist-innsmouth", tint="#7f9fa8", night="#162838", halo="#86b0b8", lines=14)
_again(
    "dark-young",
    "dark-young-dunwich",
    tint="#9a8578",
    night="#2c2022",
    halo="#c09a80",
    lines=-12,
    mirrored=True,
)
_again(
    "formless-spawn",
    "formless-spawn-dunwich",
    tint="#565066",
    night="#241f34",
    halo="#9a90c0",
    lines=8,
    mirrored=True,
)
_again(
    "elder-thing",
    "elder-thing-innsmouth",
    tint="#a59a78",
    night="#2c2a1e",
    halo="#c0b080",
    lines=30,
    mirrored=True,
)
_again("mi-go", "mi-go-innsmouth", tint="#a8a078", night="#20281e", halo="#b8b878", lines=22, mirrored=True)
_again(
    "shoggoth",
    "shoggoth-innsmouth",
    tint="#8a93a8",
    night="#1c2438",
    halo="#90a0c8",
    lines=-10,
    mirrored=True,
)
_again(
    "child-of-abhoth",
    "child-of-abhoth-2",
    tint="#96a48c",
    night="#1e2a24",
    halo="#a0c0a0",
    lines=24,
    mirrored=True,
)
_again("child-of-abhoth", "child-of-abhoth-3", tint="#b09080", night="#301e1c", halo="#d09a80", lines=60)
_again(
    "servant-of-glaaki",
    "servant-of-glaaki-2",
    tint="#a8a084",
    night="#28241a",
    halo="#b8b080",
    lines=-16,
    mirrored=True,
)
_again("servant-of-glaaki", "servant-of-glaaki-3", tint="#8a9aa8", night="#18222e", halo="#90b0c8", lines=40)
_again(
    "servant-of-glaaki",
    "servant-of-glaaki-4",
    tint="#a8949a",
    night="#2a1e24",
    halo="#c8a0a8",
    lines=-40,
    mirrored=True,
)
_again("servant-of-glaaki", "servant-of-glaaki-5", tint="#9aa884", night="#20281a", halo="#b0c888", lines=4)
_again(
    "being-of-ib", "being-of-ib-2", tint="#8aa8a8", night="#122830", halo="#88b8c0", lines=12, mirrored=True
)
_again("being-of-ib", "being-of-ib-3", tint="#a8ac80", night="#26281a", halo="#b8b880", lines=-30)
_again(
    "being-of-ib", "being-of-ib-4", tint="#9a98b0", night="#20203a", halo="#a0a0d0", lines=30, mirrored=True
)
