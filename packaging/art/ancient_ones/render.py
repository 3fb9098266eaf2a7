"""From a relief before a view to a painted plate: lit, rimmed, sunk in haze, cut with lines, brushed over."""

from __future__ import annotations

import numpy as np
from scipy import ndimage

from ..engraver import engraved
from ..light import shaded
from ..monsters.sculpture import NOTHING, Sculpture, View
from ..noise import Array
from ..painting.brush import Pass, repainted
from ..painting.fields import mixed_in
from ..painting.scene import Scene
from ..palette import array
from ..surfaces import blurred, smoothstep
from .register import PLATES, Looming

_PASSES = (
    Pass(46, 0, 1.0),
    Pass(24, 0.016),
    Pass(12, 0.018, 0.88),
    Pass(6.5, 0.02, 0.88),
    Pass(4.0, 0.022, 0.88),
    Pass(2.6, 0.026, 0.9),
)


def painted(name: str, height: int = 832) -> Array:
    """The plate of one of them, 4 : 5."""
    one = PLATES[name]
    width = round(height * 0.8)
    scene = Scene(name, width, 1250)
    one.behind(scene)
    sculpture = Sculpture(height, View(50, 50, 60))
    one.model(sculpture)
    left = (height - width) // 2
    _place(scene, sculpture, one, slice(left, left + width))
    one.before(scene)
    canvas = repainted(np.clip(scene.image, 0, 1), name, passes=_PASSES, impasto=0.3)
    return np.clip(_edged(canvas), 0, 1)


def _place(scene: Scene, s: Sculpture, one: Looming, columns: slice) -> None:
    """Put the lit relief into the view."""
    there = s.height > NOTHING / 2
    mask = blurred(there.astype(np.float32), 0.7)
    floor = float(s.height[there].min())
    height = np.where(there, s.height - floor, 0).astype(np.float32) * s.k
    even = np.where(there, blurred(height, 1.6) / np.maximum(blurred(there.astype(np.float32), 1.6), 1e-3), 0)
    even = even.astype(np.float32)
    color = _skin(s, one, there.astype(np.float32), height, even)
    black = np.clip(blurred(s.black, 0.6), 0, 1)
    mixed_in(color, array(one.ramp[0]) * 0.35, black * (1 - s.light))
    picture = scene.image
    cut = (slice(0, picture.shape[0]), columns)
    mask, color, light = mask[cut], color[cut], s.light[cut]
    glow = np.clip(blurred(mask, s.pixels * 0.02) - mask, 0, 1)
    picture *= (1 - 0.55 * glow)[..., None]
    haze = array(one.haze)
    share = smoothstep(one.hazed[0], one.hazed[1], scene.y + 26 * scene.noise(150, 4, 0.5, 2))
    sunk = np.clip(one.fade + (1 - one.fade) * share, 0, 1)
    color += (haze - color) * sunk[..., None]
    mixed_in(picture, color, mask * (1 - 0.35 * share))
    spark = array(one.spark)
    shining = light * (1 - 0.7 * share)
    for reach, strength in ((0.006, 0.9), (0.022, 1.2), (0.06, 1.0)):
        lit = np.clip(blurred(shining, s.pixels * reach) * strength * one.bloom, 0, 1)
        picture += (1 - picture) * spark * lit[..., None] * 0.75
    mixed_in(picture, np.clip(spark * 1.05 + 0.05, 0, 1), np.clip(shining, 0, 1))


def _skin(s: Sculpture, one: Looming, there: Array, height: Array, even: Array) -> Array:
    """Shadow, body and light of the relief, with lines cut along its form and a rim from behind."""
    diffuse, gloss = shaded(even, (-0.5, -0.65, 0.52))
    near = np.clip((blurred(height, s.pixels / 50) - height) / (s.k * 5), 0, 0.6)
    far = np.clip((blurred(height, s.pixels / 18) - height) / (s.k * 14), 0, 0.35)
    tone = np.clip(1 - (0.1 + diffuse * 0.9) * 1.08, 0, 1)
    tone = np.clip(tone + near + far + s.dark, 0, 1) * there
    shadow, body, light = (array(code) for code in one.ramp)
    color = np.empty((*tone.shape, 3), np.float32)
    color[:] = light
    mixed_in(color, body, smoothstep(0.05, 0.5, tone))
    mixed_in(color, shadow, smoothstep(0.42, 0.92, tone))
    color += (gloss * 0.22 * there)[..., None] * light
    lines = engraved(
        tone, np.pi / 2, s.pixels / 96, key="looming", height=even, follow=0.5, gain=0.8, cross=(0.6,)
    )
    mixed_in(color, shadow * 0.5, np.clip(lines, 0, 1) * there * 0.34)
    behind, _ = shaded(even, (0.86, -0.1, 0.26))
    mixed_in(color, array(one.rim), smoothstep(0.62, 0.97, behind) * there * 0.75)
    low = ndimage.minimum_filter(np.where(there, height, -60), 5)
    jump = ((height - low > s.k * 1.6) & (there > 0)).astype(np.float32)
    mixed_in(color, shadow * 0.4, np.clip(blurred(jump, 1.1), 0, 1) * 0.75)
    return color


def _edged(picture: Array) -> Array:
    """Darker towards the edges, as plates go."""
    rows, columns = picture.shape[:2]
    x = np.abs(np.linspace(-1, 1, columns, dtype=np.float32))[None, :]
    y = np.abs(np.linspace(-1, 1, rows, dtype=np.float32))[:, None]
    far = np.sqrt(x**2 * 0.75 + y**2 * 0.75)
    shade = 1 - 0.55 * smoothstep(0.55, 1.22, far)
    return np.asarray(picture * shade[..., None], np.float32)
