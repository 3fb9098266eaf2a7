"""Cuts fonts down to the alphabets that the game writes.

``python -m packaging.art.alphabets [FOLDER]`` takes the families whose licenses reserve no name, as their
makers give them out, and writes them into ``assets/fonts`` with Latin, Cyrillic, punctuation and signs, and
with the hints for small sizes. Without a folder it takes those that lie there: cutting twice changes nothing.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from .faces_of_type import FONTS

FAMILIES = (
    "CMUTypewriter-Bold",
    "CMUTypewriter-Regular",
    "OldStandard-Bold",
    "OldStandard-Italic",
    "OldStandard-Regular",
)
KEPT = (
    range(0x20, 0x180),  # Latin of all of Europe
    range(0x218, 0x21C),
    range(0x2C6, 0x2DE),
    range(0x300, 0x340),  # accents that stand alone
    range(0x400, 0x460),  # Cyrillic
    range(0x490, 0x492),
    range(0x2010, 0x2070),  # dashes, quotes, dots
    range(0x2070, 0x20C0),
    range(0x2100, 0x2800),  # signs, arrows, marks
    range(0xFB00, 0xFB07),  # ligatures
)
"""Numbers of the letters that stay."""
_FEATURES = ["ccmp", "locl", "rlig", "liga", "clig", "calt", "curs", "kern", "mark", "mkmk"]
"""What is applied to every text; stylistic alternatives, which nobody asks for, go."""


def trimmed(path: Path) -> TTFont:
    """A font with the letters in `KEPT` alone."""
    options = Options()
    options.layout_features = _FEATURES
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.legacy_kern = True
    options.drop_tables += ["FFTM", "PfEd", "TeX ", "BDF "]
    font = TTFont(path, recalcTimestamp=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[number for part in KEPT for number in part])
    subsetter.subset(font)
    return font


def main(folder: Path) -> int:
    """Cut all of them."""
    for name in FAMILIES:
        trimmed(folder / f"{name}.ttf").save(FONTS / f"{name}.ttf")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else FONTS))
