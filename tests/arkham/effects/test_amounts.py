"""What amounts come to."""

import pytest

from arkham_desktop.arkham.context import Context
from arkham_desktop.arkham.effects.amounts import Amount, value
from tests.arkham.scenes import Scene, scene


def position() -> Scene:
    return scene(
        investigators=[
            {
                "id": "joe-diamond",
                "cards": ["knife", "old-journal", "wither", "duke"],
                "clues": 3,
                "sanity": 4,
                "stamina": 2,
                "trophies": {"gates": ["abyss"], "monsters": ["ghoul", "cultist"]},
            },
            {"id": "jenny-barnes"},
        ],
        board={"gates": {"woods": "rlyeh", "graveyard": "abyss"}},
        tracks={"terror": 5},
        start="movement",
        dice=[4, 3],
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (3, 3),
        ("clues", 3),
        ("sanity", 4),
        ("stamina", 2),
        ("items", 3),
        ("allies", 1),
        ("tomes", 1),
        ("gate_trophies", 1),
        ("monster_trophies", 2),
        ("players", 2),
        ("gates", 2),
        ("terror", 5),
        ("seal_cost", 5),
        ("seal_cost+2", 7),
        ("3-successes", 1),
        ("-2*failures", -6),
        ("1d6", 4),
        ("2d6", 7),
        ("all", 9),
        ("-all", -9),
        ("half_up", 5),
        ("half_down", 4),
    ],
)
def test_it_comes_to(text: int | str, expected: int) -> None:
    here = position()
    ctx = Context("test", here.who(), amounts={"successes": 2, "failures": 3})
    assert value(here.table, Amount.parse(text), ctx, of=9) == expected


def test_a_judgment_beforehand_rolls_no_die() -> None:
    here = position()
    assert value(here.table, Amount.parse("1d6"), Context("test", here.who()), roll=False) == 1
    assert list(here.table.chance.queue) == [4, 3]


def test_toughness_is_that_of_the_monster_at_hand() -> None:
    here = position()
    ctx = Context("test", here.who(), monster="shoggoth#1")
    assert value(here.table, Amount.parse("toughness"), ctx) == 3
