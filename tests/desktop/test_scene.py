"""The stage: nothing is drawn that nobody asked for, overlays keep what lies below."""

import pygame

from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.input import Click, Input, Key
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.scene import Scene
from arkham_desktop.desktop.testing import Driver


class Plain(Scene):
    """Counts what happens to it."""

    def __init__(self, *, opaque: bool = True) -> None:
        super().__init__()
        self.opaque = opaque
        self.drawn = 0
        self.arranged = 0
        self.heard: list[Input] = []
        self.left = False
        self.moving = False

    def arrange(self) -> None:
        self.arranged += 1

    def handle(self, report: Input) -> bool:
        self.heard.append(report)
        return True

    def leave(self) -> None:
        self.left = True

    @property
    def moves(self) -> bool:
        return self.moving

    def draw(self, canvas: Canvas) -> None:
        self.drawn += 1
        if self.opaque:
            canvas.fill((200, 0, 0))
        else:
            canvas.fill((0, 200, 0), Box(0, 0, 10, 10))


def test_nothing_is_drawn_when_nothing_changed(driver: Driver) -> None:
    scene = Plain()
    driver.show(scene)
    drawn = scene.drawn
    for _ in range(100):
        driver.tick()
    assert scene.drawn == drawn
    assert driver.stage.wait is None
    scene.redraw()
    driver.tick()
    assert scene.drawn == drawn + 1


def test_a_moving_scene_keeps_the_program_awake(driver: Driver) -> None:
    scene = Plain()
    driver.show(scene)
    scene.moving = True
    assert driver.stage.wait == 0


def test_an_overlay_shades_what_lies_below_and_draws_that_once(driver: Driver) -> None:
    below, above = Plain(), Plain(opaque=False)
    driver.show(below)
    driver.stage.push(above)
    driver.tick()
    drawn = below.drawn
    above.redraw()
    driver.tick()
    assert below.drawn == drawn
    red = driver.surface.get_at((600, 300))[0]
    assert 0 < red < 100
    assert driver.surface.get_at((2, 2))[1] == 200


def test_only_the_top_scene_hears_the_keys(driver: Driver) -> None:
    below, above = Plain(), Plain(opaque=False)
    driver.show(below)
    driver.stage.push(above)
    below.heard.clear()
    driver.key("a")
    assert any(isinstance(report, Key) for report in above.heard)
    assert below.heard == []


def test_a_scene_taken_away_uncovers_the_one_below_and_the_last_one_ends_the_program(driver: Driver) -> None:
    below, above = Plain(), Plain()
    driver.show(below)
    driver.stage.push(above)
    driver.stage.pop()
    assert above.left
    assert driver.top is below
    driver.stage.pop()
    assert below.left
    assert not driver.stage.running


def test_every_scene_is_arranged_anew_when_the_size_changes(driver: Driver) -> None:
    below, above = Plain(), Plain(opaque=False)
    driver.show(below)
    driver.stage.push(above)
    counts = (below.arranged, above.arranged)
    driver.resize((1600, 900))
    assert (below.arranged, above.arranged) == (counts[0] + 1, counts[1] + 1)
    assert driver.surface.get_size() == (1600, 900)


def test_a_scene_can_keep_the_window_open(driver: Driver) -> None:
    class Stubborn(Plain):
        def wants_to_quit(self) -> bool:
            return False

    driver.show(Stubborn())
    driver.event(pygame.QUIT)
    assert driver.stage.running
    driver.show(Plain())
    driver.event(pygame.QUIT)
    assert not driver.stage.running


class Asking(Scene):
    """Asks one question after the other; each is answered by a click."""

    def __init__(self, *, answered: bool = True) -> None:
        super().__init__()
        self.answers = 0
        self._answered = answered

    def handle(self, report: Input) -> bool:
        self.answers += isinstance(report, Click)
        return True

    @property
    def asked(self) -> object:
        return self.answers if self._answered else None


def test_the_second_half_of_a_double_click_does_not_answer_the_next_question(driver: Driver) -> None:
    scene = Asking()
    driver.show(scene)
    driver.double_click((300, 300))
    assert scene.answers == 1
    driver.tick(0.26)
    driver.click((300, 300))
    assert scene.answers == 2


def test_two_quick_clicks_in_two_places_are_two_answers(driver: Driver) -> None:
    scene = Asking()
    driver.show(scene)
    driver.click((300, 300))
    driver.click_at_once((340, 300))
    assert scene.answers == 2


def test_while_nothing_else_is_asked_every_quick_click_counts(driver: Driver) -> None:
    scene = Asking(answered=False)
    driver.show(scene)
    driver.double_click((300, 300))
    assert scene.answers == 2


def test_a_double_click_presses_nothing_of_the_scene_that_the_first_half_has_opened(driver: Driver) -> None:
    class Opens(Asking):
        def handle(self, report: Input) -> bool:
            if isinstance(report, Click):
                self.stage.push(opened)
            return True

    opened = Asking()
    driver.show(Opens())
    driver.double_click((300, 300))
    assert driver.top is opened
    assert opened.answers == 0


def test_what_is_clicked_while_the_program_is_busy_counts_as_clicked_before_the_picture_came(
    driver: Driver,
) -> None:
    scene = Asking()
    driver.show(scene)
    driver.click((300, 300))
    driver.stage.double_click.hold(3)
    driver.stage.update(3.1)
    driver.click_at_once((300, 300))
    assert scene.answers == 1
    driver.stage.update(0.2)
    driver.click_at_once((300, 300))
    assert scene.answers == 2


def test_slow_pictures_of_what_moves_keep_nothing_out_for_longer(driver: Driver) -> None:
    scene = Asking()
    driver.show(scene)
    driver.click((300, 300))
    for _ in range(10):  # each picture takes as long as the time between two of them
        driver.stage.update(0.05)
        driver.stage.double_click.hold(0.05)
    driver.click_at_once((300, 300))
    assert scene.answers == 2
    double_click = driver.stage.double_click
    assert not double_click.keeps_out_key("enter", 1)
    for _ in range(10):
        double_click.update(0.05)
        double_click.hold(0.05)
    assert not double_click.keeps_out_key("enter", 2)
