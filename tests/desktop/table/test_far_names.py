"""The table of three towns seen from so far that a street is smaller than its name."""

from __future__ import annotations

from itertools import combinations

import pytest

from arkham_desktop.arkham.content.library import Library
from arkham_desktop.arkham.state import State
from arkham_desktop.arkham.table import Table
from arkham_desktop.desktop.fonts import Fonts
from arkham_desktop.desktop.panels.texts import Texts
from arkham_desktop.desktop.table.geometry import TableGeometry
from arkham_desktop.desktop.table.labels import Names, Placement, Placer
from arkham_desktop.engine import Chance

SETS = ("base", "dunwich", "innsmouth")
WHOLE_TABLE = (0.185, 0.21, 0.26)
"""Zooms at which windows of 1280 pixels and more show all three towns."""
LETTERS = 12.0


@pytest.fixture(scope="module")
def library() -> Library:
    return Library.load(SETS)


@pytest.fixture(scope="module")
def geometry(library: Library) -> TableGeometry:
    return TableGeometry(library)


def placed(library: Library, geometry: TableGeometry, zoom: float) -> Placement:
    """The names and arrows at a zoom, in English."""
    state = State(seed=1, sets=list(SETS), ancient_one="yig", players=1)
    texts = Texts(Table(library, state, Chance(1)), "en")
    placer = Placer(library, geometry, Names(texts.name, texts.short), Fonts())
    return placer.placement(zoom, zoom, LETTERS)


@pytest.mark.parametrize("zoom", WHOLE_TABLE)
def test_every_street_and_nothing_else_has_a_name(
    library: Library, geometry: TableGeometry, zoom: float
) -> None:
    streets = {key for key, spot in geometry.spots.items() if spot.kind == "street"}
    assert set(placed(library, geometry, zoom).tags) == streets


@pytest.mark.parametrize("zoom", WHOLE_TABLE)
def test_no_name_covers_another(library: Library, geometry: TableGeometry, zoom: float) -> None:
    for one, other in combinations(placed(library, geometry, zoom).tags.values(), 2):
        width = min(one.box.right, other.box.right) - max(one.box.left, other.box.left)
        height = min(one.box.bottom, other.box.bottom) - max(one.box.top, other.box.top)
        # The pointed ends of plates may touch.
        assert min(width, height) * zoom <= 2, (one.key, other.key)


@pytest.mark.parametrize("zoom", WHOLE_TABLE)
def test_a_name_stays_at_its_square(library: Library, geometry: TableGeometry, zoom: float) -> None:
    for tag in placed(library, geometry, zoom).tags.values():
        spot = geometry.spots[tag.key]
        assert abs(tag.at[0] - spot.at[0]) <= tag.box.width / 2, tag.key
        assert abs(tag.at[1] - spot.at[1]) <= tag.box.height / 2 + 34 + 2 / zoom, tag.key


def test_only_streets_have_arrows(library: Library, geometry: TableGeometry) -> None:
    far = placed(library, geometry, WHOLE_TABLE[0]).arrows
    near = placed(library, geometry, 0.35).arrows
    marked = [line for line in geometry.lines if line.a_to_b or line.b_to_a]
    between = [
        line for line in marked if {geometry.spots[line.a].kind, geometry.spots[line.b].kind} == {"street"}
    ]
    both_ways = [line for line in between if line.a_to_b and line.b_to_a]
    assert len(far) == len(between) + len(both_ways)
    assert len(near) > len(far)


@pytest.mark.parametrize("zoom", [0.08, 0.11, *WHOLE_TABLE])
def test_a_name_stays_on_the_sheet_of_its_town(
    library: Library, geometry: TableGeometry, zoom: float
) -> None:
    for key, tag in placed(library, geometry, zoom).tags.items():
        sheet = geometry.boards[geometry.spots[key].town].box
        assert sheet.inflate(13 / zoom, 13 / zoom).contains(tag.box), key  # its ends may reach over the edge


@pytest.mark.parametrize("zoom", [0.08, 0.1, 0.11, 0.12, 0.14, 0.16, 0.17])
def test_from_where_the_names_have_no_room_there_is_none(
    library: Library, geometry: TableGeometry, zoom: float
) -> None:
    tags = placed(library, geometry, zoom).tags
    for one, other in combinations(tags.values(), 2):
        width = min(one.box.right, other.box.right) - max(one.box.left, other.box.left)
        height = min(one.box.bottom, other.box.bottom) - max(one.box.top, other.box.top)
        assert min(width, height) * zoom <= 2, (one.key, other.key)
    assert len(tags) in (0, len(library.streets)), "all have names, or none"


def test_in_half_a_small_window_the_three_towns_have_no_names(
    library: Library, geometry: TableGeometry
) -> None:
    view_width = 504.0
    assert not placed(library, geometry, view_width / geometry.bounds.width).tags
