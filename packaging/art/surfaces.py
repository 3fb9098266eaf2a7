"""Arrays and canvases: pictures are float arrays from 0 to 1, height × width × (3 or 4, premultiplied)."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import skia
from numpy.typing import NDArray
from PIL import Image
from scipy import ndimage

from .noise import Array, noise
from .palette import Color, array

WHITE = skia.Paint(AntiAlias=True, Color=skia.ColorWHITE)
Draw = Callable[[skia.Canvas], None]


def gray_surface(width: int, height: int, value: int = 0) -> tuple[NDArray[np.uint8], skia.Surface]:
    """An array of bytes and a canvas that draws into it; keep the surface while you draw."""
    pixels = np.full((height, width), value, np.uint8)
    info = skia.ImageInfo.Make(width, height, skia.kGray_8_ColorType, skia.kOpaque_AlphaType)
    return pixels, skia.Surface.MakeRasterDirect(info, pixels)


def color_surface(width: int, height: int) -> tuple[NDArray[np.uint8], skia.Surface]:
    """An array of premultiplied red, green, blue, alpha and a canvas that draws into it."""
    pixels = np.zeros((height, width, 4), np.uint8)
    info = skia.ImageInfo.Make(width, height, skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType)
    return pixels, skia.Surface.MakeRasterDirect(info, pixels)


def drawn_gray(width: int, height: int, draw: Draw, *, fine: int = 1, scale: float = 1.0) -> Array:
    """What ``draw`` draws in white on black.

    Args:
        width: pixels.
        height: pixels.
        draw: draws on a canvas.
        fine: it is drawn so many times larger and averaged.
        scale: pixels per unit of the drawing.
    """
    pixels, surface = gray_surface(width * fine, height * fine)
    canvas = surface.getCanvas()
    canvas.scale(fine * scale, fine * scale)
    draw(canvas)
    return averaged(pixels.astype(np.float32) / 255, fine)


def drawn_color(width: int, height: int, draw: Draw, *, fine: int = 1, scale: float = 1.0) -> Array:
    """What ``draw`` draws in colors on nothing, premultiplied; arguments as in `drawn_gray`."""
    pixels, surface = color_surface(width * fine, height * fine)
    canvas = surface.getCanvas()
    canvas.scale(fine * scale, fine * scale)
    draw(canvas)
    return averaged(pixels.astype(np.float32) / 255, fine)


def averaged(picture: Array, times: int) -> Array:
    """The picture made ``times`` smaller: each pixel the mean of a square."""
    if times == 1:
        return picture
    height, width = picture.shape[0] // times, picture.shape[1] // times
    cut = picture[: height * times, : width * times]
    mean: Array = cut.reshape(height, times, width, times, *picture.shape[2:]).mean((1, 3), dtype=np.float32)
    return mean


def resized(picture: Array, width: int, height: int, *, smooth: bool = True) -> Array:
    """The picture in another size."""
    how = Image.Resampling.LANCZOS if smooth else Image.Resampling.BILINEAR
    if picture.ndim == 2:
        return np.asarray(
            Image.fromarray(np.ascontiguousarray(picture, np.float32)).resize((width, height), how)
        )
    layers = [resized(picture[..., one], width, height, smooth=smooth) for one in range(picture.shape[2])]
    return np.dstack(layers)


def blurred(picture: Array, sigma: float) -> Array:
    """The picture softened by ``sigma`` pixels."""
    if sigma <= 0:
        return picture
    if sigma > 12:
        height, width = picture.shape[:2]
        times = int(sigma / 5)
        if min(height, width) > times * 8:
            small = resized(picture, width // times, height // times, smooth=False)
            return resized(blurred(small, sigma / times), width, height, smooth=False)
    spread = sigma if picture.ndim == 2 else (sigma, sigma, 0)
    soft: Array = ndimage.gaussian_filter(picture, spread, mode="nearest", truncate=3)
    return soft


def smoothstep(low: float, high: float, value: Array) -> Array:
    """0 below ``low``, 1 above ``high``, an S between them."""
    part = np.clip((value - low) / (high - low), 0, 1)
    step: Array = part * part * (3 - 2 * part)
    return step


def warped(picture: Array, across: Array, down: Array) -> Array:
    """The picture taken from where each pixel is moved by ``across`` and ``down`` pixels."""
    height, width = picture.shape[:2]
    rows = np.arange(height, dtype=np.float32)[:, None] + down
    columns = np.arange(width, dtype=np.float32)[None, :] + across
    if picture.ndim == 2:
        moved: Array = ndimage.map_coordinates(picture, [rows, columns], order=1, mode="nearest")
        return moved
    return np.dstack([warped(picture[..., one], across, down) for one in range(picture.shape[2])])


def roughened(mask: Array, amount: float, scale: float, key: object, octaves: int = 3) -> Array:
    """The mask with an edge that wanders by ``amount`` pixels."""
    if amount <= 0:
        return mask
    height, width = mask.shape
    across = amount * noise(width, height, scale, octaves, (key, "across"))
    down = amount * noise(width, height, scale, octaves, (key, "down"))
    return warped(mask, across, down)


def distance_inside(mask: Array) -> Array:
    """How many pixels each pixel of a mask lies from its edge."""
    distance: Array = ndimage.distance_transform_edt(mask > 0.5).astype(np.float32)
    return distance


def distance_outside(mask: Array) -> Array:
    """How many pixels each pixel outside a mask lies from it."""
    distance: Array = ndimage.distance_transform_edt(mask <= 0.5).astype(np.float32)
    return distance


def lay(picture: Array, cover: Array, color: Color) -> None:
    """Cover a picture with a color, in place."""
    picture[..., :3] += cover[..., None] * (array(color) - picture[..., :3])


def multiply(picture: Array, cover: Array, color: Color) -> None:
    """Print a transparent ink on a picture, in place."""
    picture[..., :3] *= 1 - cover[..., None] * (1 - array(color))


def over(picture: Array, source: Array, left: float = 0, top: float = 0, alpha: float = 1.0) -> None:
    """Put a premultiplied picture on another at a pixel, in place."""
    height, width = source.shape[:2]
    x, y = round(left), round(top)
    x0, y0 = max(0, x), max(0, y)
    x1, y1 = min(picture.shape[1], x + width), min(picture.shape[0], y + height)
    if x1 <= x0 or y1 <= y0:
        return
    part = source[y0 - y : y1 - y, x0 - x : x1 - x] * alpha
    target = picture[y0:y1, x0:x1]
    left_over = 1 - part[..., 3:4]
    target[...] = part[..., : target.shape[2]] + target * left_over


def drop_shadow(
    picture: Array,
    mask: Array,
    left: float,
    top: float,
    *,
    blur: float = 8,
    shift: tuple[float, float] = (5, 8),
    strength: float = 0.55,
    color: Color = (0.10, 0.06, 0.03),
) -> None:
    """Let a shape at a pixel throw a soft shadow on a picture, in place; the light is at the upper left."""
    margin = int(blur * 3) + 1
    soft = blurred(np.pad(mask, margin), blur) * strength
    shadow = np.dstack([soft * part for part in array(color)] + [soft]).astype(np.float32)
    over(picture, shadow, left - margin + shift[0], top - margin + shift[1])


def grid(width: int, height: int) -> tuple[Array, Array]:
    """The column and the row of each pixel, for arithmetic (they broadcast)."""
    return np.arange(width, dtype=np.float32)[None, :], np.arange(height, dtype=np.float32)[:, None]
