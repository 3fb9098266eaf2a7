"""Makes the fonts of cards from the families they come from.

``python -m packaging.art.faces_of_type FOLDER`` needs in the folder, unpacked, the npm packages
``@fontsource/playfair-display`` and ``@fontsource/source-serif-4``, without the part before the slash. Their
files by alphabet are joined and renamed, as their license asks; they get the arrows of Arkham Sans, and the
display face lining figures and heavier signs. It writes into ``assets/fonts``.
"""

from __future__ import annotations

import sys
import tempfile
from io import BytesIO
from pathlib import Path

from fontTools.merge import Merger
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

FONTS = Path(__file__).parents[2] / "assets" / "fonts"
_ALPHABETS = ("latin", "latin-ext", "cyrillic")
_SIGNS = (0x2190, 0x2191, 0x2192, 0x2193, 0x2264, 0x2265, 0x2713, 0x25CF)
"""Arrows and signs that the families' files lack."""
_KEPT_NAMES = {0, 11, 12, 13, 14}
"""Records of the name table that stay: copyright, addresses, license."""
_MADE = 3_500_000_000
"""Seconds since 1904 that stand in the files, so that they are the same each time."""
_JOINED = "Latin, extended Latin and Cyrillic joined into one file and renamed"
_PLUS, _MINUS = 0x2B, 0x2212


def joined(folder: Path, family: str, style: str) -> TTFont:
    """The files of one style of a family as one font."""
    with tempfile.TemporaryDirectory() as home:
        paths = []
        for alphabet in _ALPHABETS:
            font = TTFont(folder / family / "files" / f"{family}-{alphabet}-{style}.woff")
            font.flavor = None
            paths.append(str(Path(home) / f"{alphabet}.ttf"))
            font.save(paths[-1])
        whole = BytesIO()
        Merger().merge(paths).save(whole)
    whole.seek(0)
    return TTFont(whole)


def rename(font: TTFont, family: str, style: str, origin: str) -> None:
    """Give a font a name of its own and say where it comes from."""
    table = font["name"]
    table.names = [record for record in table.names if record.nameID in _KEPT_NAMES]
    plain = style in {"Regular", "Italic"}
    names = {
        1: family if plain else f"{family} {style}",
        2: style if plain else "Regular",
        3: f"{family} {style}; Arkham Desktop",
        4: f"{family} {style}",
        5: "Version 1.000",
        6: f"{family.replace(' ', '')}-{style}",
        10: f"{origin}.",
        16: family,
        17: style,
    }
    for number, text in names.items():
        table.setName(text, number, 3, 1, 0x409)
    font["head"].created = font["head"].modified = _MADE
    font.recalcTimestamp = False


def set_lining_figures(font: TTFont) -> None:
    """Let the digits be the lining ones: numbers stand on one line."""
    table = font["GSUB"].table
    lining: dict[str, str] = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "lnum":
            for index in record.Feature.LookupListIndex:
                for part in table.LookupList.Lookup[index].SubTable:
                    lining |= getattr(getattr(part, "ExtSubTable", part), "mapping", {})
    for cmap in font["cmap"].tables:
        for code, name in list(cmap.cmap.items()):
            if 0x30 <= code <= 0x39 and name in lining:
                cmap.cmap[code] = lining[name]


def set_heavy_signs(font: TTFont) -> None:
    """Draw plus and minus as heavy as the digits: the family's are hairlines."""
    middle, arm, half, width = 345, 215, 52, 560
    center = width // 2
    bar = (center - arm, middle - half, center + arm, middle + half)
    below = (center - half, middle - arm, center + half, middle - half)
    above = (center - half, middle + half, center + half, middle + arm)
    for code, boxes in ((_PLUS, (bar, below, above)), (_MINUS, (bar,))):
        pen = TTGlyphPen(None)
        for left, bottom, right, top in boxes:
            pen.moveTo((left, bottom))
            for corner in ((left, top), (right, top), (right, bottom)):
                pen.lineTo(corner)
            pen.closePath()
        _put(font, font.getBestCmap()[code], pen, width)


def take_signs(font: TTFont, other: TTFont) -> None:
    """Take arrows and signs over from another font of the same grid."""
    glyphs, names = other.getGlyphSet(), other.getBestCmap()
    for code in _SIGNS:
        if code in font.getBestCmap() or code not in names:
            continue
        drawing = DecomposingRecordingPen(glyphs)
        glyphs[names[code]].draw(drawing)
        pen = TTGlyphPen(None)
        drawing.replay(pen)
        name = f"uni{code:04X}"
        _put(font, name, pen, glyphs[names[code]].width)
        for cmap in font["cmap"].tables:
            if cmap.isUnicode():
                cmap.cmap[code] = name


def _put(font: TTFont, name: str, pen: TTGlyphPen, width: int) -> None:
    glyph = pen.glyph()
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (width, glyph.xMin)


def main(folder: Path) -> int:
    """Make all of them."""
    display = joined(folder, "playfair-display", "900-normal")
    rename(display, "Arkham Display", "Black", f"Playfair Display Black: {_JOINED}")
    set_lining_figures(display)
    set_heavy_signs(display)
    take_signs(display, TTFont(FONTS / "ArkhamSans-Bold.ttf"))
    display.save(FONTS / "ArkhamDisplay-Black.ttf")
    for style, name, sans in (
        ("400-normal", "Regular", "Regular"),
        ("600-normal", "Semibold", "Semibold"),
        ("400-italic", "Italic", "Regular"),
    ):
        font = joined(folder, "source-serif-4", style)
        rename(font, "Arkham Serif", name, f"Source Serif 4 {name}: {_JOINED}")
        take_signs(font, TTFont(FONTS / f"ArkhamSans-{sans}.ttf"))
        font.save(FONTS / f"ArkhamSerif-{name}.ttf")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
