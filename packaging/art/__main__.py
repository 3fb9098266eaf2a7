"""``python -m packaging.art PART [ids] [--to FOLDER]``: bake the pictures of a part of the game."""

from __future__ import annotations

import argparse
import importlib
import sys
from pathlib import Path

try:
    from . import icons
    from .bake import IMAGES
except ModuleNotFoundError as error:
    sys.exit(
        f"python -m packaging.art: the module {error.name} is missing: "
        "make an environment from requirements-art.lock and use its Python"
    )

PARTS = (
    "boards",
    "monsters",
    "tokens",
    "portraits",
    "ancient_ones",
    "worlds",
    "gates",
    "cards",
    "textures",
    "title",
    "icon",
    "desk",
    "check",
)
"""Each is a module of this package with ``bake(ids, to)``; no ids: all of them."""


def main() -> int:
    """Read the command line and bake."""
    parser = argparse.ArgumentParser(prog="python -m packaging.art", description=__doc__)
    parser.add_argument(
        "part", choices=[*PARTS, "take"], help="what to draw; 'take' FOLDER NAME… takes icons over"
    )
    parser.add_argument("ids", nargs="*", help="ids of the content; none: all of the part")
    parser.add_argument(
        "--to", type=Path, default=IMAGES, help="the folder of pictures (default: assets/images)"
    )
    wanted = parser.parse_args()
    if wanted.part == "take":
        if not wanted.ids:
            parser.error("take needs the folder of the unpacked package and names of icons")
        icons.take(Path(wanted.ids[0]), wanted.ids[1:])
        return 0
    try:
        module = importlib.import_module(f".{wanted.part}", __package__)
    except ModuleNotFoundError as error:
        if error.name != f"{__package__}.{wanted.part}":
            raise
        print(f"packaging/art/{wanted.part}.py: this part is not drawn yet", file=sys.stderr)
        return 1
    try:
        module.bake(wanted.ids, wanted.to)
    except ValueError as error:
        print(f"python -m packaging.art {wanted.part}: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
