"""The window: everything that knows pygame.

How the parts hang together, for whoever adds a scene:

* ``theme`` names colors and text styles, ``layout`` says where the regions stand; both in *units*.
  One unit is one pixel at a scale of 100 %.
* ``input`` turns what pygame reports into small records (`Click`, `Key`, `Wheel`, …) with positions in units.
* ``scene`` has `Scene` (what fills or overlays the window) and `Stage` (the stack of them with the services
  they share). Nothing is drawn unless a scene asked for it with `Scene.redraw` or says that it `moves`.
* ``draw.Canvas`` draws in units on pixels: text at its final size, panels, badges, icons, shields.
* ``widgets`` are buttons, lists, sliders and fields; a `widgets.Group` gives them focus, hover and keys.
* ``words.say`` gives every word that a person reads.
* ``testing.Driver`` plays a stage without a screen and takes pictures.

Only ``app`` opens a window and only ``app`` reads pygame's event queue.
"""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # before anything here imports pygame
