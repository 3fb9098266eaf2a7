"""Cuts fonts down to the alphabets that the game writes.

``python -m packaging.art.alphabets FOLDER`` takes the families from a folder, as their makers give them out,
and writes them into ``assets/fonts`` with Latin, Cyrillic, punctuation, signs, and the hints for small sizes.
The face of the window, in which people type their names, keeps Greek and Vietnamese too; it bears another
name, as its license asks of changed fonts.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from .faces_of_type import FONTS, rename

FAMILIES = (
    "CMUTypewriter-Bold",
    "CMUTypewriter-Regular",
    "OldStandard-Bold",
    "OldStandard-Italic",
    "OldStandard-Regular",
)
"""Files whose licenses reserve no name."""
SANS = ("Bold", "Italic", "Regular", "Semibold")
"""Styles of Source Sans 3, which is renamed."""
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
TYPED = (range(0x180, 0x250), range(0x370, 0x400), range(0x1E00, 0x1F00))
"""Those that stay besides in the face in which people type."""
_FEATURES = ["ccmp", "locl", "rlig", "liga", "clig", "calt", "curs", "kern", "mark", "mkmk"]
"""What is applied to every text; stylistic alternatives, which nobody asks for, go."""


def trimmed(path: Path, kept: Sequence[range] = KEPT) -> TTFont:
    """A font with the kept letters alone."""
    options = Options()
    options.layout_features = _FEATURES
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.legacy_kern = True
    options.drop_tables += ["FFTM", "PfEd", "TeX ", "BDF "]
    font = TTFont(path, recalcTimestamp=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[number for part in kept for number in part])
    subsetter.subset(font)
    return font


def main(folder: Path) -> int:
    """Cut all of them."""
    for name in FAMILIES:
        trimmed(folder / f"{name}.ttf").save(FONTS / f"{name}.ttf")
    for style in SANS:
        font = trimmed(folder / f"SourceSans3-{style}.ttf", (*KEPT, *TYPED))
        rename(
            font, "Arkham Sans", style, f"Source Sans 3 {style}, cut down to the alphabets that are written"
        )
        font.save(FONTS / f"ArkhamSans-{style}.ttf")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
