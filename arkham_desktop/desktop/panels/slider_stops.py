"""The stops of the sliders on the sheet in the dock: where one may be moved, a press moves it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from arkham_desktop.arkham.rules import skills
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas, Position
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.panels.desk import Desk
from arkham_desktop.desktop.widgets import Look, Widget


class SliderStop(Widget):
    """A stop to which a slider may be moved. The keyboard has the same choice in the bar."""

    def __init__(self, option_id: str, box: Box, on_press: Callable[[str], object], *, tip: str) -> None:
        super().__init__(f"stop-{option_id}", box, focusable=False, tip=tip)
        self.option_id = option_id
        self.on_press = on_press

    def press(self, at: Position | None = None) -> None:
        """Move the slider here."""
        self.on_press(self.option_id)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Amber, as all that can be chosen: a line under the stop, a frame where it is pointed at."""
        box = self.box
        if look.hovered or look.pressed:
            canvas.frame(box, theme.AMBER, width=3, radius=3)
        else:
            canvas.panel(Box(box.left + 5, box.bottom - 3, box.width - 10, 3), theme.AMBER, radius=1)


def slider_stops(
    desk: Desk, stops: Sequence[tuple[str, Sequence[Box]]], on_press: Callable[[str], object]
) -> list[SliderStop]:
    """A widget for each stop that the open decision offers to whoever's sheet is shown.

    Args:
        desk: the decision and the words.
        stops: each slider's name with where its stops stand, units.
        on_press: takes the id of the option.
    """
    decision = desk.decision
    if decision is None or decision.who != desk.seen.id:
        return []
    offered = {option.id: option for option in decision.options}
    found = []
    for slider, boxes in stops:
        for stop, box in enumerate(boxes):
            option = offered.get(skills.slide(slider, stop).id)
            if option is not None:
                tip = desk.texts.option(decision, option).label
                found.append(SliderStop(option.id, box, on_press, tip=tip))
    return found
