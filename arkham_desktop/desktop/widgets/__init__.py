"""Widgets: what can be pointed at, focused and pressed. Boxes are in units.

A `Widget` has a name (the focus survives a new arrangement by it), a box, keys that press it and a reason
when it is off. A `Group` of them handles pointer, focus (Tab, arrows, Home, End), Enter and keys, and draws
tips. Ready-made: `Button`, `Choice`, `Toggle`, `Slider`, `Stepper`, `TextField`, `ListView`, `ScrollText`.
"""

from arkham_desktop.desktop.widgets.base import Look, Widget
from arkham_desktop.desktop.widgets.button import Button
from arkham_desktop.desktop.widgets.controls import Choice, Slider, Stepper, Toggle
from arkham_desktop.desktop.widgets.field import TextField
from arkham_desktop.desktop.widgets.group import Group
from arkham_desktop.desktop.widgets.listing import ListView, ScrollText

__all__ = [
    "Button",
    "Choice",
    "Group",
    "ListView",
    "Look",
    "ScrollText",
    "Slider",
    "Stepper",
    "TextField",
    "Toggle",
    "Widget",
]
