"""Draws every picture of the game from sources in the repository; the same input gives the same pixels.

``python -m packaging.art boards|monsters|portraits|worlds|cards|textures [ids] [--to FOLDER]`` bakes a part.
The libraries it needs (skia, numpy, scipy, pillow) are those of ``requirements-art.lock``; the game itself
imports none of them.

The kit: `palette` (colors), `noise` (seeded chance), `surfaces` (arrays and skia canvases), `light`,
`paper` (paper, washes, wood), `engraver` (line engraving and the press), `pens` (paths and strokes),
`lettering` (fonts), `icons`, `bake` (files).
"""
