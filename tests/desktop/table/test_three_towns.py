"""The table with the boards of Dunwich and Innsmouth beside Arkham's."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from arkham_desktop.arkham import events
from arkham_desktop.arkham.content.library import Library
from arkham_desktop.arkham.content.models import Item
from arkham_desktop.arkham.rules import doom
from arkham_desktop.arkham.sets.innsmouth.martial_law import proclaimed_at
from arkham_desktop.arkham.state import SKY, Card, Investigator, State
from arkham_desktop.arkham.table import Table
from arkham_desktop.arkham.text import Words
from arkham_desktop.arkham.text.log import log_line
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.fonts import Fonts
from arkham_desktop.desktop.icons import Icons
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.overlays.faces import draw_face, has_face
from arkham_desktop.desktop.panels.possessions import possessions
from arkham_desktop.desktop.panels.texts import Texts
from arkham_desktop.desktop.panels.tracks import tracks
from arkham_desktop.desktop.table.camera import FULL_NAMES, SHORT_NAMES, STEPS, WHOLE, Camera
from arkham_desktop.desktop.table.geometry import TableGeometry
from arkham_desktop.desktop.table.labels import (
    Names,
    Placer,
    arrow_boxes,
    circle_boxes,
    square_box,
    track_boxes,
)
from arkham_desktop.desktop.table.motion import Motion, Playback, plan
from arkham_desktop.desktop.table.moving import reason_key
from arkham_desktop.desktop.table.tokens import lay_tokens
from arkham_desktop.desktop.table.town_tracks import filled_places
from arkham_desktop.desktop.table.view import Marks, TableView
from arkham_desktop.desktop.words import has
from arkham_desktop.engine import Chance

SETS = ("base", "dunwich", "innsmouth")
_TOUCH = {True: 3.0, False: 9.0}
"""Pixels by which corners may touch, by whether whole names are shown."""


@pytest.fixture(scope="module")
def library() -> Library:
    return Library.load(SETS)


@pytest.fixture(scope="module")
def geometry(library: Library) -> TableGeometry:
    return TableGeometry(library)


@pytest.fixture
def table(library: Library) -> Table:
    state = State(seed=1, sets=list(SETS), ancient_one="yig", players=2)
    for seat, (name, place) in enumerate((("joe-diamond", "river-docks"), ("jenny-barnes", "downtown"))):
        state.investigators.append(Investigator(name, seat, "", place, 5, 5))
    return Table(library, state, Chance(1))


def motions_of(table: Table, geometry: TableGeometry, *happened: events.MonsterMoved) -> list[Motion]:
    """What is seen of monsters that move so."""
    for event in happened:
        table.state.monsters.setdefault(event.monster, event.path[0])
    before = lay_tokens(table, geometry)
    for event in happened:
        table.state.monsters[event.monster] = event.path[-1]
    return plan(happened, geometry, before, lay_tokens(table, geometry))


# --- the camera --------------------------------------------------------------------------------------


@pytest.mark.parametrize("view", [Box(96, 96, 1448, 824), Box(72, 76, 920, 516), Box(44, 36, 596, 220)])
def test_the_whole_table_fits_every_view_and_stands_in_its_middle(geometry: TableGeometry, view: Box) -> None:
    camera = Camera(geometry.bounds, view)
    camera.fit_all(0)
    assert camera.shows(geometry.bounds.inflate(-2, -2))
    assert camera.to_window(geometry.bounds.center) == pytest.approx(view.center)
    wide, high = geometry.bounds.width * camera.zoom, geometry.bounds.height * camera.zoom
    assert camera.step == WHOLE
    assert wide == pytest.approx(view.width) or high == pytest.approx(view.height)


def test_one_zooms_from_the_whole_table_to_the_steps_and_back(geometry: TableGeometry) -> None:
    view = Box(72, 76, 920, 516)
    camera = Camera(geometry.bounds, view)
    camera.fit_all(0)
    assert not camera.zoom_at(view.center, -1)
    assert camera.zoom_at(view.center, 1)
    assert camera.zoom == STEPS[0]
    assert camera.zoom_at(view.center, -1)
    assert camera.step == WHOLE


def test_a_view_that_shows_everything_at_a_step_has_no_smaller_one(geometry: TableGeometry) -> None:
    view = Box(0, 0, 1800, 1000)
    camera = Camera(geometry.bounds, view)
    camera.fit_all(0)
    assert camera.zoom == STEPS[0]
    assert not camera.zoom_at(view.center, -1)


# --- names -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("zoom", STEPS)
def test_names_squares_pictures_arrows_and_tracks_keep_clear_of_one_another(
    library: Library, geometry: TableGeometry, table: Table, zoom: float
) -> None:
    texts = Texts(table, "en")
    placer = Placer(library, geometry, Names(texts.name, texts.short), Fonts())
    placement = placer.placement(zoom, zoom, max(16.5 * zoom, 12.0))
    spots = list(geometry.spots.values())
    things: list[tuple[str, Box]] = [(tag.key, tag.box) for tag in placement.tags.values()]
    things += [(spot.key, square_box(spot)) for spot in spots if spot.kind == "street"]
    for spot in spots:
        if spot.kind in ("location", "sub_location", "vortex"):
            things += [(spot.key, box) for box in circle_boxes(spot)]
    for number, arrow in enumerate(placement.arrows):
        things += [(f"arrow {number} at {arrow.at}", box) for box in arrow_boxes(arrow, zoom)]
    things += [("track", box) for box in track_boxes(geometry)]
    for (one, first), (other, second) in combinations(things, 2):
        width = min(first.right, second.right) - max(first.left, second.left)
        height = min(first.bottom, second.bottom) - max(first.top, second.top)
        # Rectangles hold round and slanted shapes: their corners may touch.
        assert one == other or min(width, height) * zoom <= _TOUCH[zoom >= FULL_NAMES], (one, other)


@pytest.mark.parametrize("zoom", STEPS)
def test_every_street_has_its_name_and_every_location_its_own_from_the_middle_zooms_on(
    library: Library, geometry: TableGeometry, table: Table, zoom: float
) -> None:
    texts = Texts(table, "en")
    placer = Placer(library, geometry, Names(texts.name, texts.short), Fonts())
    tags = placer.placement(zoom, zoom, max(16.5 * zoom, 12.0)).tags
    assert set(library.streets) <= set(tags) or zoom < SHORT_NAMES
    locations = {spot.key for spot in geometry.spots.values() if spot.kind == "location"}
    assert locations <= set(tags) or zoom < SHORT_NAMES


# --- movement ----------------------------------------------------------------------------------------


def test_a_fast_monster_is_seen_to_go_in_two(table: Table, geometry: TableGeometry) -> None:
    path = ("northside", "downtown", "easttown")
    motions = motions_of(table, geometry, events.MonsterMoved("dimensional-shambler#1", path, "fast"))
    assert [motion.kind for motion in motions] == ["travel", "travel"]
    assert motions[1].points[0] == motions[0].points[-1]


def test_a_stalker_turns_to_whom_it_hunts_before_it_goes(table: Table, geometry: TableGeometry) -> None:
    moved = events.MonsterMoved("cultist#1", ("northside", "downtown"), "stalker")
    turn, travel = motions_of(table, geometry, moved)
    assert (turn.kind, travel.kind) == ("turn", "travel")
    assert turn.points[-1] == geometry.spots["downtown"].at
    assert turn.token.place == "northside"


def test_a_stalker_that_follows_the_arrows_does_not_turn(table: Table, geometry: TableGeometry) -> None:
    moved = events.MonsterMoved("cultist#1", ("downtown", "northside"), "stalker")
    (motion,) = motions_of(table, geometry, moved)
    assert motion.kind == "travel"


def test_an_aquatic_monster_dives_where_it_is_and_comes_up_at_its_prey(
    table: Table, geometry: TableGeometry
) -> None:
    moved = events.MonsterMoved("cultist#1", ("devil-reef", "river-docks"), "aquatic")
    (motion,) = motions_of(table, geometry, moved)
    assert motion.kind == "dive"
    playback = Playback()
    playback.begin([motion], lay_tokens(table, geometry), 1.0)
    playback.update(motion.seconds * 0.25)
    assert playback.place_of(motion) == motion.points[0]
    playback.update(motion.seconds * 0.5)
    assert playback.place_of(motion) == motion.points[-1]


def test_a_vortex_swallows_what_reaches_it(table: Table, geometry: TableGeometry) -> None:
    vortex = "vortex-blasted-heath"
    table.state.monsters["cultist#1"] = "blasted-heath"
    before = lay_tokens(table, geometry)
    del table.state.monsters["cultist#1"]
    happened = [
        events.MonsterMoved("cultist#1", ("blasted-heath", vortex), "normal"),
        events.MonsterRemoved("cultist#1", vortex, "cup"),
    ]
    travel, swallow = plan(happened, geometry, before, lay_tokens(table, geometry))
    assert (travel.kind, swallow.kind) == ("travel", "swallow")
    playback = Playback()
    playback.begin([travel, swallow], before, 1.0)
    playback.finish()
    assert not playback.playing


@pytest.mark.parametrize(
    ("path", "how"),
    [
        (("downtown", SKY), "flying"),
        ((SKY, "downtown"), "flying"),
        (("northside", "downtown"), "stalker"),
        (("devil-reef", "river-docks"), "aquatic"),
        (("northside", "downtown"), "special"),
        (("black-cave", "rivertown"), "closed"),
        (("northside", "downtown"), "fast"),
    ],
)
def test_each_kind_of_movement_has_its_words_on_the_table_and_in_the_log(
    table: Table, geometry: TableGeometry, path: tuple[str, ...], how: str
) -> None:
    moved = events.MonsterMoved("cultist#1", path, how)
    keys = {reason_key(motion) for motion in motions_of(table, geometry, moved)} - {""}
    assert keys
    assert all(has(key) for key in keys)
    words = Words("en", table.library)
    plain = log_line(events.MonsterMoved("cultist#1", path, "normal"), table, words)
    assert log_line(moved, table, words) != plain


def test_every_motion_can_be_drawn(table: Table, library: Library) -> None:
    texts = Texts(table, "en")
    canvas = Canvas(pygame.Surface((900, 600)), 1.0, Fonts(), Icons())
    view = TableView(table, texts, Fonts(), Icons(), Box(0, 0, 900, 600))
    moved = (
        events.MonsterMoved("cultist#1", ("downtown", SKY), "flying"),
        events.MonsterMoved("ghost#1", ("northside", "downtown"), "stalker"),
        events.MonsterMoved("ghoul#1", ("devil-reef", "river-docks"), "aquatic"),
    )
    motions = motions_of(table, view.geometry, *moved)
    table.state.monsters["zombie#1"] = "vortex-blasted-heath"
    before = lay_tokens(table, view.geometry)
    del table.state.monsters["zombie#1"]
    gone = events.MonsterRemoved("zombie#1", "vortex-blasted-heath", "cup")
    motions += plan([gone], view.geometry, before, lay_tokens(table, view.geometry))
    assert {motion.kind for motion in motions} == {"travel", "turn", "dive", "swallow"}
    view.camera.fit_all(0)
    view.refresh()
    while view.moves:  # until the ground is drawn
        view.draw(canvas, Box(0, 0, 900, 600), Marks())
    for motion in motions:
        view.playback = Playback()
        view.playback.begin([motion], before, 1.0)
        pictures = []
        for _ in range(3):
            view.draw(canvas, Box(0, 0, 900, 600), Marks())
            pictures.append(pygame.image.tobytes(canvas.surface, "RGB"))
            view.playback.update(motion.seconds * 0.45)
        assert pictures[0] != pictures[-1], motion.kind


# --- tracks, martial law, cards ----------------------------------------------------------------------


def test_the_doom_track_warns_of_martial_law_at_its_half(table: Table) -> None:
    length = doom.track_length(table)
    half = proclaimed_at(table)
    assert half is not None
    assert 2 * half >= length > 2 * (half - 1)
    (track,) = (one for one in tracks(table) if one.name == "doom")
    assert track.marks == (half,)
    assert "martial law" in track.what


def test_without_innsmouth_no_martial_law_is_marked(table: Table) -> None:
    state = State(seed=1, sets=["base"], ancient_one="yig", players=1)
    base = Table(Library.load(("base",)), state, Chance(1))
    assert proclaimed_at(base) is None


def test_the_places_of_the_raid_are_filled_by_neighborhood(geometry: TableGeometry) -> None:
    places = geometry.tracks["feds_raid"]
    levels = {"feds_raid": 2, "feds_raid:church-green": 1, "feds_raid:innsmouth-shore": 1}
    assert filled_places(levels, "feds_raid", places) == [places[0], places[4]]
    assert filled_places({"dunwich_horror": 2}, "dunwich_horror", places) == list(places[:2])


def test_a_task_says_how_far_it_is_and_where_it_goes_on(table: Table) -> None:
    items = (row for row in table.library.cards.values() if isinstance(row, Item))
    task = next(row for row in items if len(row.steps or ()) > 1)
    card = Card(f"{task.id}#1", tokens={"clue": 1})
    table.investigators[0].cards.append(card)
    texts = Texts(table, "en")
    (row,) = possessions(table, table.investigators[0], texts)
    steps = task.steps or ()
    assert row.note == f"1/{len(steps)} → {texts.short(steps[1].place)}"


def test_a_personal_story_lies_among_the_possessions(table: Table) -> None:
    story = next(one for one in table.library.stories.values() if one.investigator == "joe-diamond")
    who = table.investigators[0]
    who.kept = [Card(f"{story.id}#1")]
    (row,) = possessions(table, who, Texts(table, "en"))
    assert (row.icon, row.note) == ("scroll", "")
    who.kept = [Card(f"{story.id}-pass#1")]
    (row,) = possessions(table, who, Texts(table, "en"))
    assert (row.icon, row.note) == ("scroll", "passed")


def test_heralds_stories_tokens_and_cards_of_the_towns_have_faces(table: Table) -> None:
    library, texts = table.library, Texts(table, "en")
    canvas = Canvas(pygame.Surface((260, 360)), 1.0, Fonts(), Icons())
    blank = pygame.image.tobytes(canvas.surface, "RGB")
    cards = [row.id for row in library.cards.values() if row.set != "base"]
    for thing in [*library.heralds, *library.stories, *library.extras, *cards]:
        assert has_face(library, thing), thing
        canvas.surface.fill((0, 0, 0))
        draw_face(canvas, Box(0, 0, 260, 360), thing, texts)
        assert pygame.image.tobytes(canvas.surface, "RGB") != blank, thing
