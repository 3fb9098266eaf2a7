"""Widgets: focus, keys, reasons, values."""

import pygame
import pytest

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.layout import Box, grid
from arkham_desktop.desktop.scene import Scene
from arkham_desktop.desktop.testing import Driver
from arkham_desktop.desktop.theme import TIMES, Grade
from arkham_desktop.desktop.widgets import (
    Button,
    Choice,
    ListView,
    Look,
    ScrollText,
    Slider,
    Stepper,
    TextField,
    Toggle,
    Widget,
)

FOREVER = float("inf")


def sleeps(driver: Driver) -> float:
    """How long the program may sleep."""
    wait = driver.stage.wait
    return FOREVER if wait is None else wait


class Board(Scene):
    """A scene of given widgets."""

    def __init__(self, *widgets: Widget) -> None:
        super().__init__()
        self.widgets = widgets

    def arrange(self) -> None:
        self.group.replace(self.widgets)

    def draw(self, canvas: Canvas) -> None:
        canvas.fill((0, 0, 0))
        self.group.draw(canvas)

    @property
    def focus(self) -> str:
        return self.group.focus.name if self.group.focus is not None else ""

    @property
    def tip(self) -> str:
        tip = self.group._tip
        return tip.message if tip is not None else ""


def buttons(done: list[str], off: tuple[str, ...] = ()) -> list[Button]:
    boxes = grid(Box(20, 20, 600, 200), 6, 3, 10)
    return [
        Button(
            name,
            box,
            name,
            lambda name=name: done.append(name),  # type: ignore[misc]
            number=str(index),
            grade=Grade.OFF if name in off else Grade.PLAIN,
            reason="because" if name in off else "",
        )
        for index, (name, box) in enumerate(zip("abcdef", boxes, strict=True), start=1)
    ]


def test_a_click_presses_a_button_and_takes_the_focus(driver: Driver) -> None:
    done: list[str] = []
    board = Board(*buttons(done))
    driver.show(board)
    driver.click("c")
    assert done == ["c"]
    assert board.focus == "c"


def test_a_number_presses_its_button_whatever_has_the_focus(driver: Driver) -> None:
    done: list[str] = []
    driver.show(Board(*buttons(done)))
    driver.key("4")
    driver.key("2")
    assert done == ["d", "b"]


def test_the_focus_goes_with_arrows_tab_home_and_end_and_enter_presses(driver: Driver) -> None:
    done: list[str] = []
    board = Board(*buttons(done))
    driver.show(board)
    assert board.focus == "a"
    seen = []
    for key in ("right", "down", "left", "up", "tab", "shift+tab", "shift+tab", "home", "end"):
        driver.key(key)
        seen.append(board.focus)
    assert seen == ["b", "e", "d", "a", "b", "a", "f", "a", "f"]
    driver.key("enter")
    assert done == ["f"]


def test_a_button_that_is_off_is_never_pressed_and_says_why(driver: Driver) -> None:
    done: list[str] = []
    board = Board(*buttons(done, off=("b",)))
    driver.show(board)
    driver.click("b")
    assert board.tip == "because"
    driver.click("a")
    assert board.tip == ""
    driver.key("2")
    assert board.tip == "because"
    driver.key("right")
    assert board.focus == "b"
    driver.key("enter")
    assert done == ["a"]


def test_the_reason_comes_up_when_the_pointer_rests_and_goes_when_it_moves_on(driver: Driver) -> None:
    board = Board(*buttons([], off=("b",)))
    driver.show(board)
    driver.hover("b")
    assert 0 < sleeps(driver) <= TIMES.tooltip
    driver.tick(TIMES.tooltip + 0.01)
    assert board.tip == "because"
    assert sleeps(driver) == FOREVER
    driver.hover("a")
    assert board.tip == ""


def test_a_press_that_slides_off_does_not_click(driver: Driver) -> None:
    done: list[str] = []
    board = Board(*buttons(done))
    driver.show(board)
    driver.drag("a", (500, 400))
    assert done == []


def test_the_focus_survives_a_new_arrangement_by_name(driver: Driver) -> None:
    board = Board(*buttons([]))
    driver.show(board)
    driver.key("down")
    driver.resize((1600, 900))
    assert board.focus == "d"


def test_two_widgets_of_one_name_are_refused(driver: Driver) -> None:
    one, two = buttons([])[:2]
    two.name = one.name
    with pytest.raises(ValueError, match="same name"):
        driver.show(Board(one, two))


def test_an_unknown_widget_is_named_in_the_error(driver: Driver) -> None:
    driver.show(Board(*buttons([])))
    with pytest.raises(KeyError, match="'nothing'"):
        driver.click("nothing")


def test_a_choice_changes_by_click_and_arrows(driver: Driver) -> None:
    seen: list[str] = []
    choice = Choice(
        "speed", Box(0, 0, 300, 40), [("off", "Off"), ("fast", "Fast"), ("normal", "N")], "fast", seen.append
    )
    driver.show(Board(choice))
    driver.click((290, 20))
    driver.key("left")
    driver.key("left")
    driver.key("left")
    assert seen == ["normal", "fast", "off"]


def test_a_toggle_turns_over(driver: Driver) -> None:
    seen: list[bool] = []
    driver.show(Board(Toggle("card", Box(0, 0, 300, 44), "Card", False, seen.append)))
    driver.click("card")
    driver.key("enter")
    assert seen == [True, False]


def test_a_slider_is_dragged_to_the_nearest_stop(driver: Driver) -> None:
    seen: list[int] = []
    slider = Slider("scale", Box(0, 0, 428, 50), [str(stop) for stop in range(5)], 0, seen.append)
    driver.show(Board(slider))
    driver.drag((14, 16), (14 + 310, 16))
    assert seen[-1] == 3
    driver.key("right")
    driver.key("right")
    driver.key("home")
    assert seen[-2:] == [4, 0]


def test_a_stepper_stays_within_its_limits(driver: Driver) -> None:
    seen: list[int] = []
    driver.show(Board(Stepper("players", Box(0, 0, 140, 44), 7, 1, 8, seen.append)))
    driver.click((130, 20))
    driver.click((130, 20))
    driver.key("minus")
    driver.wheel("players", 1)
    assert seen == [8, 7, 8]


def test_a_field_takes_letters_and_keeps_the_keys_of_buttons_from_being_pressed(driver: Driver) -> None:
    done: list[str] = []
    seen: list[str] = []
    field = TextField("name", Box(20, 300, 200, 44), "", seen.append, most=6)
    driver.show(Board(field, *buttons(done)))
    driver.click("name")
    driver.type("Ana 1")
    assert field.text == "Ana 1"
    assert done == []
    driver.type("234")
    assert field.text == "Ana 12"
    driver.key("backspace")
    driver.key("home")
    driver.key("delete")
    assert field.text == "na 1"
    assert seen[-1] == "na 1"


def test_a_field_that_began_with_more_letters_than_it_takes_takes_none(driver: Driver) -> None:
    field = TextField("name", Box(20, 300, 200, 44), "A long name", lambda _: None, most=6)
    driver.show(Board(field))
    driver.click("name")
    driver.type("xyz")
    assert field.text == "A long name"


def test_a_field_can_refuse_letters_and_sets_the_caret_where_it_is_clicked(driver: Driver) -> None:
    field = TextField("seed", Box(20, 20, 200, 44), "", lambda _: None, allowed=str.isdigit)
    driver.show(Board(field))
    driver.click("seed")
    driver.type("1a2b3")
    assert field.text == "123"
    driver.click((34, 42))
    assert field.caret == 0
    driver.type("9")
    assert field.text == "9123"


def test_the_caret_blinks_only_with_the_focus(driver: Driver) -> None:
    field = TextField("name", Box(20, 300, 200, 44), "", lambda _: None)
    driver.show(Board(*buttons([]), field))
    assert sleeps(driver) == FOREVER
    driver.click("name")
    assert 0 < sleeps(driver) < 1
    drawn = driver.drawn
    driver.tick(0.6)
    assert driver.drawn == drawn + 1


def test_a_list_scrolls_to_the_chosen_row_and_opens_it(driver: Driver) -> None:
    chosen: list[int] = []
    opened: list[int] = []
    rows = ListView(
        "rows",
        Box(0, 0, 300, 200),
        30,
        lambda *_: None,
        row_height=40,
        gap=0,
        chosen=0,
        on_choose=chosen.append,
        on_open=opened.append,
    )
    driver.show(Board(rows))
    driver.click((20, 60))
    driver.click((20, 60))
    assert (chosen, opened) == ([1], [1])
    driver.key("end")
    assert rows.box.contains(rows.row_box(29))
    driver.wheel("rows", 2)
    assert not rows.box.contains(rows.row_box(29))
    assert rows.row_at((20, 60)) >= 0


def test_a_long_text_scrolls_and_a_short_one_does_not(driver: Driver) -> None:
    long = ScrollText("text", Box(0, 0, 200, 100), "word " * 300)
    driver.show(Board(long))
    driver.wheel("text", -1)
    assert long.offset > 0
    driver.key("page-down")
    assert long.offset > 100
    short = ScrollText("text", Box(0, 0, 200, 100), "word")
    driver.show(Board(short))
    driver.wheel("text", -1)
    assert short.offset == 0


@pytest.mark.parametrize("grade", list(Grade))
def test_each_grade_of_a_button_looks_different_without_color(driver: Driver, grade: Grade) -> None:
    def grey(of: Grade) -> bytes:
        button = Button("b", Box(20, 20, 200, 92), "Label", lambda: None, sub="line", number="1", grade=of)
        driver.show(Board(button))
        driver.hover((600, 600))
        return pygame.image.tobytes(pygame.transform.grayscale(driver.surface), "RGB")

    others = [other for other in Grade if other is not grade]
    assert all(grey(grade) != grey(other) for other in others)


def test_tab_goes_from_region_to_region_and_arrows_stay_in_one(driver: Driver) -> None:
    done: list[str] = []
    widgets = buttons(done)
    for widget in widgets[:3]:
        widget.region = "bar"
    for widget in widgets[3:]:
        widget.region = "rail"
    board = Board(*widgets)
    driver.show(board)
    seen = []
    for key in ("right", "tab", "left", "home", "tab", "tab", "end", "shift+tab"):
        driver.key(key)
        seen.append(board.focus)
    # a b c are the bar, d e f the rail; Tab comes back to what had the focus in a region last.
    assert seen == ["b", "d", "d", "d", "b", "d", "f", "b"]


def test_a_group_can_be_without_a_focus(driver: Driver) -> None:
    done: list[str] = []
    board = Board(*buttons(done))
    driver.show(board)
    board.group.set_focus("")
    board.group.replace(buttons(done), focus="")
    assert board.group.focus is None
    driver.key("enter")
    assert done == []


def test_the_bar_of_a_list_on_paper_is_darker_than_what_it_runs_in(driver: Driver) -> None:
    """The part that is seen is what stands out, on paper as on the dark ground."""

    def lightness(surface: pygame.Surface, y: int) -> int:
        return sum(surface.get_at((95, y))[:3])

    for on_paper, ground in ((True, theme.PAPER), (False, theme.ROOM)):
        surface = pygame.Surface((100, 100))
        surface.fill(ground[:3])
        rows = ListView("rows", Box(0, 0, 100, 100), 8, lambda *_: None, row_height=20, on_paper=on_paper)
        rows.draw(driver.stage.canvas(surface), Look())
        thumb, track = lightness(surface, 20), lightness(surface, 90)
        assert (thumb < track) == on_paper
        assert abs(thumb - track) > 90
