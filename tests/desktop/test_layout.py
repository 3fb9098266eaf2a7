"""Layout classes, scales and regions as the page on the window says."""

import pytest

from arkham_desktop.desktop.layout import (
    Box,
    Screen,
    default_scale,
    fitting_scale,
    grid,
    layout_class,
    seat_boxes,
    table_regions,
)


@pytest.mark.parametrize(
    ("pixels", "scale", "name"),
    [
        ((1920, 1080), 1.0, "wide"),
        ((3840, 2160), 2.0, "wide"),
        ((1280, 720), 1.0, "compact"),
        ((3840, 2160), 3.0, "compact"),
        ((1920, 1080), 2.0, "narrow"),
        ((1920, 1080), 3.0, "tiny"),
        ((1024, 640), 1.0, "narrow"),
    ],
)
def test_the_layout_class_follows_from_units_not_pixels(
    pixels: tuple[int, int], scale: float, name: str
) -> None:
    assert Screen.of(pixels, scale).layout.name == name


@pytest.mark.parametrize(
    ("height", "scale"), [(640, 1.0), (1080, 1.0), (1349, 1.0), (1350, 1.25), (2160, 2.0), (9000, 3.0)]
)
def test_the_default_scale_goes_in_quarters_and_never_under_one(height: int, scale: float) -> None:
    assert default_scale(height) == scale


def test_a_window_too_small_for_the_scale_uses_the_largest_that_leaves_the_least_layout() -> None:
    assert fitting_scale((1024, 640), 3.0) == 1.6
    screen = Screen.of((1024, 640), 3.0)
    assert screen.too_small
    assert screen.wanted == 3.0
    assert screen.width >= 640
    assert screen.height >= 360


def test_a_window_large_enough_keeps_the_scale() -> None:
    assert fitting_scale((1920, 1080), 3.0) == 3.0


@pytest.mark.parametrize(
    "size", [(1920, 1080), (1600, 860), (1280, 720), (1024, 640), (960, 540), (640, 360)]
)
@pytest.mark.parametrize("dialog", [False, True])
@pytest.mark.parametrize("panels", [False, True])
def test_regions_of_the_table_lie_inside_the_window_and_do_not_overlap(
    size: tuple[int, int], dialog: bool, panels: bool
) -> None:
    regions = table_regions(*size, dialog=dialog, panels=panels)
    window = Box(0, 0, *size)
    parts = [regions.top, regions.rail, regions.undo, regions.bar, regions.table]
    parts += [regions.dialog] if dialog else [regions.strip, regions.dock]
    for part in parts:
        assert window.contains(part) or part.width == 0 or part.height == 0
    apart = [part for part in parts if part.width and part.height and part is not regions.table]
    for index, one in enumerate(apart):
        for other in apart[index + 1 :]:
            shared = one.clip(other)
            narrow_dialog = dialog and not regions.layout.has_dock
            assert shared.width * shared.height == 0 or narrow_dialog
    assert regions.bar.contains(regions.end)


def test_a_docked_dialog_leaves_the_rest_of_the_table_free() -> None:
    regions = table_regions(1920, 1080, dialog=True)
    assert regions.dialog.width == 912
    assert regions.free.right == regions.dialog.left
    assert regions.free.left == regions.rail.right == 96


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (960, 540), (640, 360)])
def test_eight_seats_always_fit_the_rail(size: tuple[int, int]) -> None:
    rail = table_regions(*size).rail
    boxes = seat_boxes(rail, 8)
    assert len(boxes) == 8
    assert all(rail.contains(box) for box in boxes)
    assert all(box.height <= 148 for box in seat_boxes(rail, 1))


def test_layout_sizes_are_those_of_the_table() -> None:
    wide, compact = layout_class(1600, 860), layout_class(1599, 860)
    assert (wide.top, wide.strip, wide.rail, wide.bar, wide.dock, wide.dialog) == (56, 40, 96, 160, 376, 912)
    assert (compact.name, compact.top, compact.rail, compact.dialog) == ("compact", 44, 72, 704)


def test_a_grid_fills_rows_from_the_left() -> None:
    boxes = grid(Box(0, 0, 100, 100), 5, 3, 5)
    assert [round(box.top) for box in boxes] == [0, 0, 0, 52, 52]
    assert boxes[2].right == pytest.approx(100)
