"""The explorer: goes where something has not taken effect yet, and takes what shows something new."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from arkham_desktop.arkham.phases import arkham_encounters, movement
from arkham_desktop.arkham.rules import combat
from arkham_desktop.players.coverage import Coverage, Thing
from arkham_desktop.players.curiosity import Curiosity
from arkham_desktop.players.explorer import ExplorerPlayer
from arkham_desktop.players.sensible import SensiblePlayer
from tests.arkham.board import person
from tests.arkham.scenes import Scene
from tests.arkham.sets.dunwich.town import town

CITIES = ["base", "dunwich", "innsmouth"]
QUICK = {"sliders": {"speed": 3, "fight": 2, "lore": 1}}


class Only(Coverage):
    """A run in which everything but these things has taken effect."""

    def __init__(self, things: Iterable[Thing]) -> None:
        super().__init__()
        self._wanted = set(things)


def explorer(here: Scene, *things: Thing, seed: int = 1) -> ExplorerPlayer:
    return ExplorerPlayer(here.table, seed, SensiblePlayer(here.table), Only(things))


def standing(space: str, **fields: Any) -> Scene:
    """Somebody quick and well at a place with five dollars, in a world without clue tokens."""
    seat = person("amanda-sharpe", space, **{"money": 5, **QUICK, **fields.pop("seat", {})})
    return town(seat, **{"sets": CITIES, "ancient_one": "yig", "board": {"clues": {}}, **fields})


def walks(here: Scene, player: ExplorerPlayer) -> str:
    """Where the first investigator's Movement ends."""
    here.state.phase = "movement"
    here.run(movement.phase_for(here.table, here.who()))
    while not here.ended:
        here.choose(player.choose(here.decision).id)
    return here.who().place


def test_it_walks_to_a_place_with_an_unseen_encounter() -> None:
    here = standing("northside")
    assert walks(here, explorer(here, ("encounter", "base-95-newspaper"))) == "newspaper"


def test_it_takes_the_train_to_another_town_and_pays_for_it() -> None:
    here = standing("train-station")
    assert walks(here, explorer(here, ("encounter", "dunwich-123-darkes-carnival"))) == "darkes-carnival"
    assert here.who().money == 4


def test_it_stays_in_town_without_the_fare() -> None:
    here = standing("train-station", seat={"money": 0})
    player = explorer(here, ("encounter", "dunwich-123-darkes-carnival"))
    walks(here, player)
    assert here.table.library.spaces[here.who().place].board == "arkham"


def test_it_charters_the_boat_to_where_no_street_leads() -> None:
    here = standing("falcon-point")
    assert walks(here, explorer(here, ("encounter", "innsmouth-285-devil-reef"))) == "devil-reef"


def test_it_walks_with_the_price_to_whoever_offers_a_card_of_which_something_was_never_seen() -> None:
    wanted = ("ability", "sheldon-gang-membership/0")
    ends = []
    for gates in ([], ["abyss"]):
        here = standing("uptown", seat={"trophies": {"gates": gates}})
        ends.append(walks(here, explorer(here, wanted)) == "woods")
    assert ends == [False, True]


def test_it_walks_with_a_spell_to_where_one_finds_an_ally_that_was_never_used() -> None:
    ends = []
    for cards in ([], ["wither"]):
        here = standing("blasted-heath", seat={"cards": cards})
        ends.append(walks(here, explorer(here, ("ability", "zebulon-whateley/0"))) == "devils-hopyard")
    assert ends == [False, True]


def test_it_looks_after_itself_first() -> None:
    ends = set()
    for seed in range(6):
        here = standing("uptown", seat={"stamina": 1})
        ends.add(walks(here, explorer(here, ("encounter", "base-69-woods"), seed=seed)))
    assert "st-marys-hospital" in ends


def test_it_has_the_encounter_that_is_wanted_rather_than_the_shop() -> None:
    here = standing("general-store")
    here.state.phase = "arkham_encounters"
    here.run(arkham_encounters.phase_for(here.table, here.who()))
    player = explorer(here, ("encounter", "base-46-general-store"))
    assert player.choose(here.decision).id == "encounter"


def test_it_uses_an_ability_that_was_never_used() -> None:
    here = standing("general-store")
    here.state.phase = "arkham_encounters"
    here.run(arkham_encounters.phase_for(here.table, here.who()))
    player = explorer(here, ("ability", "general-store/0"))
    assert player.choose(here.decision).id == "ability:general-store"


def test_it_fights_a_monster_that_was_never_met() -> None:
    monsters = [{"kind": "ghoul", "space": "northside"}]
    here = standing("northside", board={"clues": {}, "monsters": monsters})
    (ghoul,) = here.table.monsters_at("northside")
    here.run(combat.meet_monsters(here.table, here.who(), [ghoul]))
    assert explorer(here, ("monster", "ghoul")).choose(here.decision).id == f"fight:{ghoul}"


def test_it_lets_a_monster_win_whose_victory_was_never_seen() -> None:
    monsters = [{"kind": "shugoran", "space": "northside"}]
    here = standing("northside", seat={"cards": ["tommy-gun"]}, board={"clues": {}, "monsters": monsters})
    player = explorer(here, ("ability", "shugoran/0"))
    here.run(combat.fight(here.table, here.who(), "shugoran#1"))
    while here.decision.kind != "combat":
        here.choose(player.choose(here.decision).id)
    assert player.choose(here.decision).id == "fight"


def test_the_next_step_of_a_mission_and_a_price_that_can_be_paid_draw_it() -> None:
    here = standing("northside", seat={"cards": ["walking-the-ley-lines", "necronomicon"]})
    curiosity = Curiosity(here.table, Only([("card", "rare-book-collection")]))
    who = here.who()
    assert curiosity.of_place(who, "woods") > 0
    assert curiosity.of_place(who, "the-unnamable") == 0
    assert curiosity.of_place(who, "library") > 0
    who.cards.pop()
    assert curiosity.of_place(who, "library") == 0


def test_where_nothing_is_missing_it_is_as_sensible_as_its_guide_or_tries_something_else() -> None:
    here = standing("northside")
    here.state.phase = "movement"
    here.run(movement.phase_for(here.table, here.who()))
    options = set(here.decision.options)
    assert all(explorer(here, seed=seed).choose(here.decision) in options for seed in range(10))
