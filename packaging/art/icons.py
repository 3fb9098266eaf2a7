"""Signs from Game-icons.net (CC BY 3.0) as paths.

The drawings lie in ``packaging/art/game_icons/<name>.svg``, one file each, so that a bake needs no network. A
new one comes from the package ``@iconify-json/game-icons``: unpack it (``npm pack``) and run
``python -m packaging.art take FOLDER NAME …``; then name its author in ``assets/CREDITS.md``.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import skia
from fontTools.svgLib.path.parser import parse_path

_FOLDER = Path(__file__).parent / "game_icons"
_GRID = 512
_SHAPE = re.compile(r'\sd="([^"]+)"')


class MissingIconError(FileNotFoundError):
    """No drawing of that name lies in the folder; the message says how to take it over."""


class _Pen:
    """Writes the commands of an SVG path into a skia path."""

    def __init__(self) -> None:
        self.path = skia.Path()

    def moveTo(self, at: tuple[float, float]) -> None:  # noqa: N802 - the protocol's name
        self.path.moveTo(*at)

    def lineTo(self, to: tuple[float, float]) -> None:  # noqa: N802 - the protocol's name
        self.path.lineTo(*to)

    def curveTo(self, *points: tuple[float, float]) -> None:  # noqa: N802 - the protocol's name
        self.path.cubicTo(*(part for point in points for part in point))

    def qCurveTo(self, *points: tuple[float, float]) -> None:  # noqa: N802 - the protocol's name
        self.path.quadTo(*(part for point in points for part in point))

    def closePath(self) -> None:  # noqa: N802 - the protocol's name
        self.path.close()

    def endPath(self) -> None:  # noqa: N802 - the protocol's name
        """Leave the line open."""


@cache
def _drawing(name: str) -> str:
    path = _FOLDER / f"{name}.svg"
    if not path.is_file():
        raise MissingIconError(
            f"{path}: no such icon; `python -m packaging.art take FOLDER {name}` brings it"
        )
    return path.read_text(encoding="utf-8")


def icon(
    name: str, x: float = 0, y: float = 0, size: float = 100, *, turn: float = 0, mirrored: bool = False
) -> skia.Path:
    """A sign with its middle at a point, ``size`` units wide, turned by degrees.

    Raises:
        MissingIconError: it was not taken over yet.
    """
    pen = _Pen()
    for shape in _SHAPE.findall(_drawing(name)):
        parse_path(shape, pen)
    matrix = skia.Matrix()
    matrix.setTranslate(-_GRID / 2, -_GRID / 2)
    matrix.postScale((-1 if mirrored else 1) * size / _GRID, size / _GRID)
    matrix.postRotate(turn)
    matrix.postTranslate(x, y)
    pen.path.transform(matrix)
    return pen.path


def take(package: Path, names: list[str]) -> None:
    """Take drawings over from an unpacked ``@iconify-json/game-icons``.

    Raises:
        KeyError: the package has no icon of a name.
    """
    icons = json.loads((package / "icons.json").read_text(encoding="utf-8"))["icons"]
    _FOLDER.mkdir(exist_ok=True)
    for name in names:
        body = icons[name]["body"]
        text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{body}</svg>\n'
        (_FOLDER / f"{name}.svg").write_text(text, encoding="utf-8")
