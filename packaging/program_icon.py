"""Puts the drawn icons into the file that Windows or macOS wants; both formats hold PNG files as they are."""

from __future__ import annotations

import struct
from pathlib import Path

ICONS = Path(__file__).resolve().parents[1] / "assets" / "images" / "icon"
"""Where ``arkham-desktop-<pixels>.png`` lie."""
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {"ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256, "ic14": 512, "ic09": 512}
"""What macOS calls each picture, and its pixels; some sizes serve twice, for fine screens too."""


def ico() -> bytes:
    """All sizes as an icon of Windows: a head, a line for each picture, the pictures."""
    pictures = [_png(pixels) for pixels in ICO_SIZES]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    lines = b""
    for pixels, picture in zip(ICO_SIZES, pictures, strict=True):
        side = pixels % 256  # 0 stands for 256
        lines += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return head + lines + b"".join(pictures)


def icns() -> bytes:
    """All sizes as an icon of macOS: each picture after its kind and length."""
    parts = b""
    for kind, pixels in ICNS_KINDS.items():
        picture = _png(pixels)
        parts += kind.encode("ascii") + struct.pack(">I", len(picture) + 8) + picture
    return b"icns" + struct.pack(">I", len(parts) + 8) + parts


def write(system: str, folder: Path) -> Path | None:
    """Write the icon that a system (a value of ``sys.platform``) wants for the program into a folder.

    Returns:
        The file, or None where the program carries no icon: on Linux the desktop entry names it.

    Raises:
        OSError: a drawn icon is missing, or the folder cannot be written to.
    """
    make = {"win32": ico, "darwin": icns}.get(system)
    if make is None:
        return None
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"arkham-desktop.{make.__name__}"
    path.write_bytes(make())
    return path


def _png(pixels: int) -> bytes:
    return (ICONS / f"arkham-desktop-{pixels}.png").read_bytes()
