"""Where the program's own files lie: the one place that resolves the path of an asset or of packaged data.

The folder ``assets`` stands in three places, depending on how the program was started: beside the package
(a clone of the repository), inside the package (an installed wheel) or in the folder into which a frozen
executable unpacks itself.
"""

import sys
from pathlib import Path, PurePosixPath

_FOLDER = "assets"
_PACKAGE = Path(__file__).resolve().parent


class MissingAssetError(FileNotFoundError):
    """An asset that the program asked for isn't there; the message names it and where it was looked for."""


def asset(name: str) -> Path:
    """Return the path of an asset.

    Args:
        name: the path inside ``assets`` with forward slashes, for example ``"icons/gate.svg"``.

    Raises:
        MissingAssetError: no such file or folder among the assets, or no assets at all.
        ValueError: ``name`` is absolute or leads out of the assets.
    """
    inside = PurePosixPath(name)
    if inside.is_absolute() or ".." in inside.parts or "\\" in name or ":" in name:
        raise ValueError(f"{name!r} is no path inside the assets: write it like 'icons/gate.svg'")
    path = assets_folder() / inside
    if not path.exists():
        raise MissingAssetError(f"The asset {name!r} isn't in {path.parent}: install the program again")
    return path


def packaged(name: str) -> Path:
    """Return the path of a data file or folder inside the package: cards, words, boards, demos.

    They lie beside the modules in a clone and in an installed wheel, and a frozen executable unpacks them
    to the same places.

    Args:
        name: the path inside ``arkham_desktop`` with forward slashes, for example ``"demos"``.
    """
    return _PACKAGE / PurePosixPath(name)


def assets_folder() -> Path:
    """Return the folder that holds all assets.

    Raises:
        MissingAssetError: it stands in none of the places where it can be.
    """
    places = _places()
    for place in places:
        if place.is_dir():
            return place
    looked = ", ".join(str(place) for place in places)
    raise MissingAssetError(f"The assets are missing (looked for {looked}): install the program again")


def _places() -> list[Path]:
    """Return where the assets can stand, the most particular place first."""
    places = [_PACKAGE / _FOLDER, _PACKAGE.parent / _FOLDER]
    unpacked = getattr(sys, "_MEIPASS", None)  # set by the frozen executable only
    if unpacked is not None:
        places.insert(0, Path(unpacked) / _FOLDER)
    return places
