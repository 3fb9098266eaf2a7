"""Recounting the position: every kind of break is found, and sound positions have none."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from arkham_desktop.arkham.problems import seam_problems
from arkham_desktop.arkham.state import Card, State

from .scenes import Scene, scene


def sound() -> Scene:
    """A position with some of everything."""
    here = scene(
        investigators=[
            {"id": "joe-diamond", "space": "downtown", "cards": ["lantern", "38-revolver"], "clues": 2},
            {
                "id": "mandy-thompson",
                "other_world": "abyss",
                "trophies": {"gates": ["rlyeh"], "monsters": ["ghoul"]},
            },
        ],
        ancient_one="yig",
        board={
            "gates": {"woods": "abyss"},
            "seals": ["graveyard"],
            "monsters": [{"kind": "cultist", "space": "woods"}],
            "outskirts": ["zombie"],
        },
        start="movement",
    )
    assert here.table.listeners("upkeep") is not None  # the indexes are there to go stale
    return here.sound()


def break_it(change: Callable[[State], object]) -> str:
    here = sound()
    change(here.state)
    return "; ".join(here.rules.problems())


BREAKS: dict[str, tuple[Callable[[State], object], str]] = {
    "a card is gone": (lambda s: s.decks["common"].pop(), "is nowhere"),
    "a card is there twice": (lambda s: s.decks["spell"].append(s.decks["spell"][0]), "is in 2 places"),
    "a card of no set": (lambda s: s.decks["skill"].append("wisdom#1"), "none of the chosen sets"),
    "an owned card in a deck": (
        lambda s: s.decks["common"].append("lantern#1"),
        "lantern#1 is in 2 places",
    ),
    "a Mythos card is gone": (lambda s: s.mythos.pop(), "Mythos card .* is nowhere"),
    "a gate card is gone": (lambda s: s.gate_cards.pop(), "gate card .* is nowhere"),
    "a marker is gone": (lambda s: s.gates.clear(), "gate marker abyss#. is nowhere"),
    "a monster is gone": (lambda s: s.cup.pop(), "monster .* is nowhere"),
    "a monster in cup and town": (lambda s: s.cup.append(next(iter(s.monsters))), "cultist#. is in 2 places"),
    "rubbish in the box": (lambda s: s.box.append("sandwich#1"), "sandwich#1 in the box"),
    "too much Sanity": (lambda s: setattr(s.investigators[0], "sanity", 9), "9 sanity, of at most 4"),
    "negative Stamina": (lambda s: setattr(s.investigators[0], "stamina", -1), "-1 stamina"),
    "negative money": (lambda s: setattr(s.investigators[0], "money", -2), "-2 money"),
    "a slider off its stops": (lambda s: s.investigators[0].sliders.update(fight=4), "slider fight .* at 4"),
    "nowhere": (lambda s: setattr(s.investigators[0], "place", "moon"), "at moon, where nobody can stand"),
    "in a third area": (lambda s: setattr(s.investigators[1], "area", 3), "area 3 of abyss"),
    "in a closed place": (lambda s: s.closed.update(downtown="permanent"), "at downtown, which is closed"),
    "explored without a gate": (lambda s: setattr(s.investigators[0], "explored", True), "no gate is open"),
    "twice at the table": (lambda s: setattr(s.investigators[0], "id", "mandy-thompson"), "at two seats"),
    "used and unused": (lambda s: s.unused_investigators.append("joe-diamond"), "in play and unused"),
    "a gate under a seal": (lambda s: s.seals.append("woods"), "gate is open at woods under an elder sign"),
    "a seal on stable ground": (
        lambda s: s.seals.append("library"),
        "library, which is no unstable location",
    ),
    "clues at a gate": (lambda s: s.clues.update(woods=1), "clue tokens lie at the open gate of woods"),
    "a monster in limbo": (
        lambda s: s.monsters.update({"cultist#1": "lost-in-time-and-space"}),
        "where no monster can be",
    ),
    "too many monsters": (
        lambda s: [s.monsters.update({s.cup.pop(): "downtown"}) for _ in range(7)],
        "8 monsters are in Arkham, and the limit is 5",
    ),
    "too many in the Outskirts": (
        lambda s: s.outskirts.extend(s.cup.pop() for _ in range(7)),
        "8 monsters are in the Outskirts, which hold 6",
    ),
    "terror 11": (lambda s: setattr(s, "terror", 11), "the terror level is 11"),
    "too much doom": (lambda s: setattr(s, "doom", 11), "the doom track holds 11"),
    "a card came unnoticed": (
        lambda s: s.investigators[0].cards.append(Card(s.decks["blessing"].pop())),
        "the indexes are stale",
    ),
}


@pytest.mark.parametrize("name", BREAKS)
def test_a_broken_position_is_told(name: str) -> None:
    change, told = BREAKS[name]
    assert_that_matches(break_it(change), told)


def assert_that_matches(text: str, pattern: str) -> None:
    assert re.search(pattern, text), f"{pattern!r} is not told in: {text or 'nothing'}"


def test_nothing_may_lie_in_transit_at_a_seam() -> None:
    here = sound()
    here.state.transit.cards.append(here.state.decks["unique"].pop())
    here.sound()
    assert "lies in transit" in seam_problems(here.table)[0]


def test_at_a_seam_everybody_is_settled() -> None:
    here = sound()
    here.who().sanity = 0
    here.sound()
    assert "was not settled" in seam_problems(here.table)[0]
