"""Drawing: text, shapes and marks; see `Canvas`."""

from arkham_desktop.desktop.draw.canvas import Canvas, Position
from arkham_desktop.desktop.draw.text import Align, Setter, TextBlock

__all__ = ["Align", "Canvas", "Position", "Setter", "TextBlock"]
