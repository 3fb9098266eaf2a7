from __future__ import annotations

from collections import defaultdict

from arkham_desktop.arkham.content.library import Library
from arkham_desktop.desktop.table.route import Route, reachable, routes


def test_the_shortest_way_comes_first(library: Library) -> None:
    found = routes("library", "woods", library.neighbors, 5, first=library.neighbors["library"])
    assert found[0].places == ("library", "miskatonic-u", "uptown", "woods")
    assert [len(route.places) for route in found] == sorted(len(route.places) for route in found)


def test_of_two_ways_as_long_the_one_past_fewer_monsters_comes_first(library: Library) -> None:
    start, goal = "northside", "rivertown"
    first = library.neighbors[start]
    for monster in ("merchant-district", "easttown", "downtown"):
        cost = defaultdict(float, {monster: 1.0})
        found = routes(start, goal, library.neighbors, 3, first=first, cost=cost.__getitem__)
        shortest = [route for route in found if len(route.places) == len(found[0].places)]
        passed = [sum(cost[place] for place in route.steps[:-1]) for route in shortest]
        assert passed == sorted(passed)


def test_no_way_is_longer_than_the_movement_points(library: Library) -> None:
    first = library.neighbors["library"]
    assert routes("library", "woods", library.neighbors, 2, first=first) == []
    assert all(len(one.steps) <= 4 for one in routes("library", "woods", library.neighbors, 4, first=first))


def test_the_first_step_is_one_of_the_open_options(library: Library) -> None:
    first = [place for place in library.neighbors["downtown"] if place != "easttown"]
    found = routes("downtown", "rivertown", library.neighbors, 4, first=first)
    assert found
    assert all(route.steps[0] != "easttown" for route in found)


def test_places_within_reach_are_known_with_their_distance(library: Library) -> None:
    near = reachable("library", library.neighbors, 2, library.neighbors["library"])
    assert near["miskatonic-u"] == 1
    assert near["science-building"] == near["uptown"] == near["french-hill"] == 2
    assert "library" not in near
    assert "woods" not in near


def test_nothing_is_within_reach_without_movement_points(library: Library) -> None:
    assert reachable("library", library.neighbors, 0, library.neighbors["library"]) == {}


def test_what_is_left_of_a_way_begins_where_one_stands() -> None:
    route = Route(("library", "miskatonic-u", "uptown", "woods"))
    rest = route.rest_from("miskatonic-u")
    assert rest is not None
    assert rest.steps == ("uptown", "woods")
    assert route.rest_from("woods") is None
    assert route.rest_from("downtown") is None
