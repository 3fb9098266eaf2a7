"""What Innsmouth's places, people and Ancient Ones do in positions where several rules meet."""

import pytest

from arkham_desktop.arkham.context import Context
from arkham_desktop.arkham.effects import run_effects
from arkham_desktop.arkham.phases import movement, upkeep
from arkham_desktop.arkham.rules import doom, investigators, monster_movement, mythos_cards
from arkham_desktop.arkham.sets.innsmouth import specials
from arkham_desktop.arkham.setup import Setup, new_table
from arkham_desktop.arkham.state import row_of
from arkham_desktop.arkham.table import Table
from arkham_desktop.arkham.turn import ArkhamRules
from arkham_desktop.engine import Game
from tests.arkham.board import person
from tests.arkham.sets.innsmouth.town import law, town

FIND_WEATHER = {"op": "special", "name": "find-weather", "note": "a Weather card comes"}


@pytest.mark.rule("AOX-04")
@pytest.mark.parametrize("ancient_one", ["ithaqua", "cthugha"])
def test_weather_that_an_encounter_finds_is_ignored_like_any_other(ancient_one: str) -> None:
    here = town(ancient_one=ancient_one, environment="curfew-enforced")
    cards = len(here.state.mythos)
    here.effects(FIND_WEATHER)
    assert here.state.environment is not None
    assert row_of(here.state.environment.id) == "curfew-enforced"
    assert len(here.state.mythos) == cards
    here.sound()


def test_weather_that_an_encounter_finds_comes_into_play_else() -> None:
    here = town(ancient_one="azathoth", environment="curfew-enforced").effects(FIND_WEATHER)
    assert here.state.environment is not None
    assert here.table.library.mythos[row_of(here.state.environment.id)].trait == "weather"


@pytest.mark.rule("MOV-20")
@pytest.mark.parametrize(("status", "offered"), [([], True), (["delayed"], False)])
def test_whoever_gets_up_at_falcon_point_charters_no_boat(status: list[str], offered: bool) -> None:
    here = town(person(space="falcon-point", money=5, status=status), start="movement")
    assert ("use:falcon-point" in here.options) is offered


@pytest.mark.rule("AOX-28")
def test_the_tendril_takes_the_place_of_a_monster_that_an_encounter_names_too() -> None:
    here = town(person(space="graveyard"), ancient_one="nyogtha", board={})
    here.effects({"op": "monster", "n": 1, "kind": "hound-of-tindalos"})
    assert [row_of(one) for one in here.state.transit.monsters] == ["tendril-of-nyogtha"]
    assert sum(row_of(one) == "hound-of-tindalos" for one in here.state.cup) == 2


# --- the first Mythos card -----------------------------------------------------------------------------
def _first_cards(table: Table, *wanted: str) -> None:
    deck = table.state.mythos
    for name in reversed(wanted):
        card = next(card for card in deck if row_of(card) == name)
        deck.remove(card)
        deck.append(card)


def _set_up(table: Table, *, redraw: bool = False) -> Table:
    game = Game(ArkhamRules(table))
    game.start()
    while game.pending is not None and table.state.phase == "setup":
        options = [option.id for option in game.options]
        if redraw and "use:jacqueline-fine" in options:
            redraw = False
            game.choose("use:jacqueline-fine")
        else:
            game.choose("done" if "done" in options else options[-1])
    return table


@pytest.mark.rule("SET-14")
def test_a_rumor_behind_weather_that_cthugha_ignores_is_not_the_first_card() -> None:
    table = new_table(
        Setup(sets=("base", "innsmouth"), ancient_one="cthugha", investigators=("amanda-sharpe",), seed=3)
    )
    _first_cards(table, "heat-wave", "the-terrible-experiment", "strange-sightings")
    _set_up(table)
    assert table.state.rumor is None
    assert table.state.gates


@pytest.mark.rule("SET-14")
def test_a_rumor_that_jacqueline_has_drawn_instead_of_the_first_card_is_redrawn() -> None:
    table = new_table(Setup(sets=("base", "dunwich"), investigators=("jacqueline-fine",), seed=3))
    _first_cards(table, "alien-technology", "the-terrible-experiment")
    _set_up(table, redraw=True)
    assert table.state.investigators[0].clues == 0, "she has paid for it"
    assert table.state.rumor is None
    assert table.state.gates


@pytest.mark.rule("SET-14")
def test_weather_drawn_instead_of_another_card_is_ignored_by_cthugha_too() -> None:
    table = new_table(
        Setup(
            sets=("base", "dunwich", "innsmouth"),
            ancient_one="cthugha",
            investigators=("jacqueline-fine",),
            seed=3,
        )
    )
    _first_cards(table, "alien-technology", "heat-wave")
    _set_up(table, redraw=True)
    environment = table.state.environment
    assert environment is None or table.library.mythos[row_of(environment.id)].trait != "weather"


# --- cards that wait for something -----------------------------------------------------------------------
@pytest.mark.rule("INN-23")
def test_the_raid_passes_the_rumor_that_waits_for_a_full_track() -> None:
    here = town(
        person(space="factory-district", clues=1),
        rumor={"id": "plans-in-motion", "fresh": False},
        tracks={"feds_raid": {"church-green": 2, "innsmouth-shore": 2, "factory-district": 1}},
    )
    here.run(upkeep.phase_for(here.table, here.who())).choose("raid:factory-district")
    assert here.state.tracks["feds_raid"] == 0
    assert here.state.rumor is None
    here.sound()


@pytest.mark.rule("INN-27")
@pytest.mark.parametrize(
    ("card", "stays"), [("innsmouth-look-marked", False), ("innsmouth-look-clear", True)]
)
def test_the_rumor_of_the_plague_ends_when_the_look_has_devoured_somebody(card: str, stays: bool) -> None:
    here = town(rumor={"id": "the-innsmouth-plague", "fresh": False}, decks={"innsmouth_look": [card]})
    here.effects({"op": "innsmouth_look", "n": 1})
    assert (here.state.rumor is not None) is stays


@pytest.mark.parametrize(("doom", "terror", "awakens"), [(2, 8, True), (12, 0, True), (11, 7, False)])
def test_an_unpleasant_surprise_fills_the_doom_track(doom: int, terror: int, awakens: bool) -> None:
    here = town(ancient_one="cthulhu", tracks={"doom": doom, "terror": terror})
    surprise = here.table.library.mythos["unpleasant-surprise"]
    here.run(run_effects(here.table, surprise.do, Context(surprise.id)))
    assert (here.state.battle is not None) is awakens
    assert here.state.doom == (13 if awakens else doom)


def test_spending_any_number_of_clues_may_be_none_where_it_is_no_price() -> None:
    here = town(person(clues=2), decks={"spell": ["wither"]})
    here.effects(
        {"op": "spend", "what": "clue", "n": "any"},
        {"op": "draw", "deck": "spell", "n": "spent+3", "keep": 1, "pick": "you"},
    )
    assert here.options == ["n:0", "n:1", "n:2"]


@pytest.mark.rule("INN-07")
def test_finn_goes_with_the_moon_to_no_place_that_he_cannot_enter() -> None:
    here = town(person("finn-edwards", "uptown"))
    end = monster_movement.arrow(here.table, "uptown", "white")
    assert end is not None
    here.run(specials.move_with_the_moon(here.table, here.who(), "white"))
    assert here.decision.kind == "may"
    shut = {"op": "prevent", "what": "investigator_enter", "at": end, "until": "end_of_turn"}
    here.effects(shut).run(specials.move_with_the_moon(here.table, here.who(), "white"))
    assert here.ended


# --- when what held the end back has gone -----------------------------------------------------------------
SIX = ["woods", "black-cave", "the-witch-house", "graveyard", "independence-square", "the-unnamable"]
FIRST = dict(
    zip(SIX, ("abyss", "abyss", "yuggoth", "rlyeh", "plateau-of-leng", "plateau-of-leng"), strict=True)
)
LAST = {"unvisited-isle": "yuggoth", "hibbs-roadhouse": "rlyeh"}


@pytest.mark.rule("WIN-04")
def test_six_elder_signs_win_as_soon_as_no_card_asks_for_a_seventh() -> None:
    here = town(environment="the-veil-is-weak", board={"seals": SIX})
    here.until(phase="movement")
    mythos_cards.discard_environment(here.table)
    here.choose("done")
    assert here.game.outcome is not None
    assert here.game.outcome.reason == "sealed"


@pytest.mark.rule("AO-02")
def test_eight_open_gates_awaken_as_soon_as_no_card_allows_for_them() -> None:
    here = town(environment="the-veil-is-strong", board={"gates": FIRST | LAST})
    here.until(phase="movement")
    mythos_cards.discard_environment(here.table)
    here.choose("done")
    assert here.state.battle is not None


@pytest.mark.rule("MOV-23")
def test_the_patrol_wagon_takes_nobody_who_has_swum_this_turn() -> None:
    silas = person("silas-marsh", "river-docks", cards=["patrol-wagon"], skills={"speed": 4})
    here = town(silas, start="movement")
    assert "use:patrol-wagon#1" in here.options
    here.choose("use:silas-marsh", "place:unvisited-isle")
    assert here.who().movement_left == 2
    assert "use:patrol-wagon#1" not in here.options


@pytest.mark.rule("MOV-22", "INN-07")
def test_ursula_begins_in_no_place_that_cannot_be_entered() -> None:
    here = town(person("joe-diamond", "uptown"), board={"closed": ["general-store"]})
    here.run(investigators.replace(here.table, here.who(), "ursula-downs")).until(kind="home")
    assert "place:curiositie-shoppe" in here.options
    assert "place:general-store" not in here.options
    assert "place:yha-nthlei" not in here.options


# --- drawing from the cup beside Rhan-Tegoth ---------------------------------------------------------
@pytest.mark.parametrize(
    "effect",
    [
        {"op": "claim_trophy", "what": "monster_from_cup", "n": 1, "endless_too": True},
        {"op": "special", "name": "purge-symbol", "note": "monsters of a symbol leave"},
    ],
)
def test_a_cultist_drawn_for_whatever_reason_comes_to_rhan_tegoth(effect: dict[str, object]) -> None:
    here = town(ancient_one="rhan-tegoth", decks={"cup": ["cultist", "ghoul", "ghoul"]})
    here.effects(effect)
    assert [row_of(one) for one in here.state.sheet_monsters] == ["cultist"]
    assert (here.state.terror, here.state.doom) == (1, 1)
    assert [row_of(one) for one in here.who().monster_trophies] in ([], ["ghoul"])
    here.sound()


def test_sailors_are_warned_of_water_however_they_come_there() -> None:
    here = town(person(space="uptown", stamina=5), environment="sailor-take-warning", dice=[1] * 6)
    here.effects({"op": "move", "to": "river-docks"})
    assert here.who().place == "river-docks"
    assert here.who().stamina == 3


def test_nobody_is_carried_out_of_streets_that_nobody_may_leave() -> None:
    here = town(person(space="merchant-district", cards=["patrol-wagon"]), start="movement")
    assert "use:patrol-wagon#1" in here.options
    here.effects(
        {
            "op": "prevent",
            "what": "investigator_leave",
            "until": "end_of_next_turn",
            "at": "merchant-district",
        }
    )
    here.run(movement.phase_for(here.table, here.who()))
    assert "use:patrol-wagon#1" not in here.options


@pytest.mark.rule("AOX-27")
def test_clues_gathered_at_once_in_several_places_turn_up_a_visage() -> None:
    here = town(
        person(space="northside", cards=["vision-quest"]),
        sets=["base", "dunwich", "innsmouth"],
        ancient_one="ghatanothoa",
        board={"clues": {"newspaper": 1, "train-station": 1}},
        decks={"visage": ["visage-blank"]},
    )
    here.effects({"op": "gain", "what": "clue", "n": "all", "from": "own_neighborhood"})
    assert here.who().clues == 2
    assert here.state.sheet_tokens["visage"] == 1


@pytest.mark.rule("AOX-26")
@pytest.mark.parametrize(("face", "place"), [(1, "innsmouth-jail-cell"), (5, "marsh-refinery")])
def test_cthughas_heat_is_paid_for_points_spent_though_one_is_arrested(face: int, place: str) -> None:
    runner = person(space="sawbone-alley", stamina=5, skills={"speed": 5, "sneak": 5})
    here = law(runner, ancient_one="cthugha", start="movement", dice=[face] * 9)
    here.run(movement.phase_for(here.table, here.who()))
    way = ("church-green", "factory-district", "church-green", "factory-district", "marsh-refinery")
    here.choose(*(f"go:{space}" for space in way))
    while not here.ended:
        here.choose(here.options[0])
    assert here.who().place == place
    assert here.who().stamina == 3


@pytest.mark.rule("MOV-25")
@pytest.mark.parametrize("space", ["train-station", "joe-sargents-bus-service"])
def test_no_train_goes_while_the_rails_are_washed_out(space: str) -> None:
    rails = "the-rails-are-washed-out"
    assert any(
        one.startswith("train:") for one in town(person(space=space, money=2), start="movement").options
    )
    here = town(person(space=space, money=2), start="movement", environment=rails)
    assert not any(one.startswith("train:") for one in here.options)


@pytest.mark.rule("DUN-15")
def test_the_tendril_is_on_its_sheet_again_when_nyogtha_awakens_in_mid_encounter() -> None:
    here = town(person(space="graveyard"), ancient_one="nyogtha", tracks={"doom": 11})
    here.effects({"op": "monster", "n": 1, "kind": "cup"})
    assert [row_of(one) for one in here.state.transit.monsters] == ["tendril-of-nyogtha"]
    here.run(doom.add_doom(here.table, 1))
    assert here.state.battle is not None
    assert [row_of(one) for one in here.state.sheet_monsters] == ["tendril-of-nyogtha"]
    assert "tendril-of-nyogtha" not in [row_of(one) for one in here.state.cup]
