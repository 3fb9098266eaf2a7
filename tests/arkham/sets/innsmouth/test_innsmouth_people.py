"""What the investigators of Innsmouth can do."""

from __future__ import annotations

import pytest

from arkham_desktop.arkham import events
from arkham_desktop.arkham.phases import arkham_encounters, mythos, upkeep
from arkham_desktop.arkham.rules import (
    checks,
    combat,
    encounters,
    gates,
    investigators,
    losses,
    monster_movement,
    trophies,
    weapons,
)
from arkham_desktop.arkham.setup import Setup, new_table
from arkham_desktop.arkham.turn import ArkhamRules
from arkham_desktop.engine import Decision, Game
from tests.arkham.board import go_on, monsters, person, where
from tests.arkham.scenes import Scene
from tests.arkham.sets.innsmouth.town import its_upkeep, moves, town


# --- Agnes Baker ---------------------------------------------------------------------------------------
def test_agnes_may_pay_for_a_spell_with_stamina() -> None:
    seat = person("agnes-baker", "downtown", cards=["find-gate"], sanity=1, stamina=3)
    here = town(
        {**seat, "space": None, "other_world": "abyss"},
        board={"gates": {"woods": "abyss"}},
        start="movement",
        dice=[1] * 9,
    )
    here.choose("cast:find-gate#2")
    assert here.decision.kind == "stamina_or_sanity"
    here.choose("n:1")
    assert (here.who().stamina, here.who().sanity) == (2, 1)


# --- Finn Edwards --------------------------------------------------------------------------------------
def test_finn_may_go_with_the_moons_monsters_past_whatever_is_there() -> None:
    here = town(person("finn-edwards", "church-green"), board={"monsters": monsters("ghost@church-green")})
    here.run(monster_movement.move_monsters(here.table, ["crescent"], []))
    here.choose("yes")
    assert here.who().place == "factory-district"
    still = town(person("finn-edwards", "church-green"))
    still.run(monster_movement.move_monsters(still.table, ["plus"], []))
    assert still.ended


def test_finn_pays_no_fine_when_arrested() -> None:
    here = town(person("finn-edwards", "downtown", money=6))
    here.effects({"op": "status", "set": "arrested"})
    assert (here.who().place, here.who().money) == ("jail-cell", 6)


# --- George Barnaby ------------------------------------------------------------------------------------
def test_george_bails_anybody_out_for_two_dollars() -> None:
    here = town(person("george-barnaby", "library", money=3), person("joe-diamond", "downtown", money=5))
    here.run(investigators.arrest(here.table, here.who("joe-diamond")))
    here.choose("yes")
    assert (here.who().money, here.who("joe-diamond").place) == (1, "downtown")
    here.run(investigators.arrest(here.table, here.who("joe-diamond")))
    assert here.who("joe-diamond").place == "jail-cell"


def test_george_raises_a_die_for_a_clue() -> None:
    here = town(person("george-barnaby", "downtown", clues=1, skills={"luck": 1}), dice=[4])
    here.effects(
        {"op": "check", "skill": "luck", "mod": 0, "pass": [{"op": "gain", "what": "money", "n": 1}]}
    )
    here.choose("use:george-barnaby")
    if not here.ended:
        here.choose(here.options[0])
    assert (here.who().clues, here.who().money) == (0, 1)


# --- Hank Samson ---------------------------------------------------------------------------------------
def test_hank_is_not_frightened_until_he_fails() -> None:
    seat = person("hank-samson", "church-green", skills={"fight": 3, "will": 1})
    here = town(seat, board={"monsters": monsters("ghoul@church-green")}, dice=[1] * 9)
    here.run(combat.fight(here.table, here.who(), "ghoul#2"))
    assert [event.what for event in here.events(events.CheckMade)][:2] == ["combat", "horror"]


# --- Minh Thi Phan -------------------------------------------------------------------------------------
def test_minh_works_better_in_company_and_lends_a_hand() -> None:
    here = town(person("minh-thi-phan", "downtown", skills={"luck": 2}), person("joe-diamond", "downtown"))
    check = checks.Check(here.who(), "luck", "luck")
    assert checks.dice_count(here.table, check) == 3
    here.who("joe-diamond").place = "easttown"
    assert checks.dice_count(here.table, check) == 2


# --- Norman Withers ------------------------------------------------------------------------------------
def test_norman_names_the_symbol_of_the_monsters_that_leave() -> None:
    here = town(
        person("norman-withers", "woods", explored=True, skills={"lore": 6}),
        board={"gates": {"woods": "abyss"}, "monsters": monsters("deep-one@church-green")},
        dice=[6] * 12,
    )
    here.run(gates.close_gate(here.table, "woods", here.who()))
    here.choose("yes")
    assert "symbol:crescent" not in here.options
    here.choose("symbol:plus")
    assert where(here, "deep-one") == []


# --- Patrice Hathaway ----------------------------------------------------------------------------------
def test_others_spend_patrices_clues_with_her_leave() -> None:
    here = town(person(skills={"luck": 1}), person("patrice-hathaway", clues=2), dice=[1, 6])
    here.effects(
        {"op": "check", "skill": "luck", "mod": 0, "pass": [{"op": "gain", "what": "money", "n": 1}]}
    )
    here.choose("spend:clue")
    while not here.ended:
        here.choose("accept")
    assert (here.who("patrice-hathaway").clues, here.who().money) == (1, 1)


def test_patrice_may_keep_her_clues_and_share_them_again() -> None:
    here = its_upkeep(town(person(), person("patrice-hathaway", clues=2)), "patrice-hathaway")
    here.choose("lend:no")
    assert not losses.clues_payable(here.table, here.who(), 1)
    assert "lend:yes" not in here.options
    here.who("patrice-hathaway").used.clear()
    its_upkeep(here, "patrice-hathaway").choose("lend:yes")
    assert losses.clues_payable(here.table, here.who(), 2)


def test_patrice_dreams_when_gates_open_and_of_the_ninth_doom() -> None:
    here = town(
        person("patrice-hathaway"), tracks={"doom": 8}, ancient_one="cthulhu", decks={"cup": ["ghost"]}
    )
    here.run(gates.open_gate(here.table, "woods"))
    assert here.who().clues == 6


# --- Silas Marsh ---------------------------------------------------------------------------------------
def test_silas_swims_for_two_points_and_is_at_home_in_the_water() -> None:
    here = moves(town(person("silas-marsh", "river-docks", skills={"speed": 3, "luck": 1})))
    check = checks.Check(here.who(), "luck", "luck")
    assert checks.dice_count(here.table, check) == 3
    here.choose("use:silas-marsh")
    assert "place:yha-nthlei" not in here.options
    here.choose("place:falcon-point")
    assert (here.who().place, here.who().movement_left) == ("falcon-point", 1)
    ashore = moves(town(person("silas-marsh", "downtown", skills={"speed": 3})))
    assert "use:silas-marsh" not in ashore.options


# --- "Skids" O'Toole -----------------------------------------------------------------------------------
def test_skids_turns_ones_into_more_dice_and_gets_no_loan() -> None:
    here = town(person("skids-otoole", skills={"luck": 2}), dice=[1, 2, 6, 6])
    here.effects(
        {"op": "check", "skill": "luck", "mod": 0, "pass": [{"op": "gain", "what": "money", "n": 1}]}
    )
    here.choose("use:skids-otoole")
    while not here.ended:
        here.choose("accept")
    assert here.who().money == 1
    here.effects({"op": "status", "set": "bank_loan"})
    assert here.cards() == []


# --- Tommy Muldoon -------------------------------------------------------------------------------------
def test_tommy_becomes_deputy_at_half_price() -> None:
    here = town(person("tommy-muldoon", "police-station", trophies={"gates": ["abyss"]}))
    here.run(arkham_encounters.phase_for(here.table, here.who()))
    here.choose("ability:tommy-muldoon")
    assert "deputy-of-arkham" in here.cards()
    assert here.who().gate_trophies == []


def test_tommy_draws_monsters_nearby_to_himself_before_the_mythos_card() -> None:
    here = town(
        person("tommy-muldoon", "church-green"),
        board={"monsters": monsters("ghost@sawbone-alley")},
        decks={"mythos": ["blackest-night"]},
    )
    here.run(mythos.play(here.table))
    assert here.options == ["yes", "no"]
    here.choose("yes", "monster:ghost#3")
    happened = [type(event) for event in here.happened]
    assert happened.index(events.MonsterMoved) < happened.index(events.MythosRevealed)
    assert where(here, "ghost") == ["church-green"]


# --- Trish Scarborough ---------------------------------------------------------------------------------
def test_trish_sets_her_paired_sliders_anew_with_five_shifts() -> None:
    here = town(person("trish-scarborough", sliders={"speed": 3, "fight": 2, "lore": 0}))
    its_upkeep(here)
    assert here.who().sliders == {"speed": 0, "fight": 0, "lore": 0}
    here.choose("slide:speed=3", "slide:lore=1")
    assert "slide:speed=2" not in here.options
    assert {"slide:fight=1", "slide:lore=2"} <= set(here.options)
    here.choose("slide:lore=2")
    assert here.options == ["done", "use:trish-scarborough"]
    here.choose("use:trish-scarborough")
    if here.decision.kind == "stamina_or_sanity":
        here.choose("n:1")
    assert here.who().stamina == 3
    here.choose("slide:fight=1", "done")
    assert here.who().sliders == {"speed": 3, "fight": 1, "lore": 2}


# --- Ursula Downs --------------------------------------------------------------------------------------
def test_ursula_begins_anywhere() -> None:
    game = Game(
        ArkhamRules(new_table(Setup(sets=("base", "innsmouth"), investigators=("ursula-downs",), seed=3)))
    )
    here = Scene(game)
    game.start()
    here.until(kind="home")
    assert {"place:church-green", "place:woods", "place:falcon-point"} <= set(here.options)
    here.choose("place:falcon-point")
    assert here.who().place == "falcon-point"


def test_ursula_has_an_encounter_even_after_using_the_place() -> None:
    here = town(
        person("ursula-downs", "first-national-grocery", money=1),
        decks={"encounters:factory-district": [252]},
    )
    here.run(arkham_encounters.phase_for(here.table, here.who()))
    here.choose("ability:first-national-grocery", "take:food")
    assert here.options == ["encounter", "leave"]
    here.choose("encounter")
    assert here.events(events.EncounterDrawn)


def test_ursula_cancels_an_encounter_for_a_clue_before_a_die_is_rolled() -> None:
    here = town(
        person("ursula-downs", "gilman-house-hotel", clues=1), decks={"encounters:factory-district": [256]}
    )
    here.run(encounters.location_encounter(here.table, here.who(), "gilman-house-hotel"))
    here.choose("use:ursula-downs")
    assert here.ended
    assert here.who().clues == 0
    assert not here.events(events.CardLost)


# --- William Yorick ------------------------------------------------------------------------------------
def test_yorick_pays_clues_with_trophies_and_buries_them_deep() -> None:
    seat = person("william-yorick", skills={"luck": 1}, trophies={"monsters": ["ghost", "ghoul"]})
    here = town(seat, dice=[1, 6])
    here.effects(
        {"op": "check", "skill": "luck", "mod": 0, "pass": [{"op": "gain", "what": "money", "n": 1}]}
    )
    here.choose("spend:clue")
    spent = next(option for option in here.options if option.startswith("monster:"))
    here.choose(spent, "yes")
    while not here.ended:
        here.choose("accept")
    monster = spent.removeprefix("monster:")
    assert (monster in here.state.box, len(here.who().monster_trophies), here.who().money) == (True, 1, 1)
    here.sound()


def test_yorick_may_let_a_trophy_go_back_to_the_cup() -> None:
    here = town(person("william-yorick", trophies={"monsters": ["ghost"]}))
    (ghost,) = here.who().monster_trophies
    here.run(trophies.spend(here.table, here.who(), "monster_trophy", 1)).choose("no")
    assert ghost in here.state.cup
    here.sound()


def test_the_mythos_moment_is_a_window_for_those_who_redraw() -> None:
    decision = Decision("mythos", "amanda-sharpe", list, window="mythos")
    here = town()
    assert ArkhamRules(here.table).asides(decision) == []
    go_on(here)
    assert upkeep.PAIRED_SLIDERS == "paired-sliders"


# --- Akachi, Minh, Roland, Zoey ------------------------------------------------------------------------
def test_akachi_seals_for_four_clues_even_where_sealing_is_forbidden() -> None:
    here = town(person("akachi-onyele", "woods", clues=4))
    assert gates.seal_cost(here.table, here.who()) == 4
    here.effects({"op": "prevent", "what": "seal_gate", "until": "end_of_game"})
    assert gates.may_be_sealed(here.table, "woods", here.who())
    assert not gates.may_be_sealed(here.table, "woods")


def test_minh_helps_somebody_beside_her_until_the_end_of_the_turn() -> None:
    here = town(person("minh-thi-phan", "downtown"), person("joe-diamond", "downtown", skills={"luck": 2}))
    its_upkeep(here).choose("yes")
    check = checks.Check(here.who("joe-diamond"), "luck", "luck")
    assert checks.dice_count(here.table, check) == 3


@pytest.mark.parametrize(("has", "gets"), [(1, 2), (2, 2)])
def test_roland_gets_a_clue_and_a_dollar_when_he_has_at_most_one(has: int, gets: int) -> None:
    here = its_upkeep(town(person("roland-banks", clues=has, money=has)))
    while not here.ended and here.decision.kind != "sliders":
        here.choose(here.options[0])
    assert (here.who().clues, here.who().money) == (gets, gets)


def test_zoey_halves_what_immunity_takes_from_others() -> None:
    def dice(who: str) -> int:
        seat = person(who, "church-green", cards=["38-revolver"], skills={"fight": 2})
        here = town(seat, board={"monsters": monsters("lloigor@church-green")})
        fight = combat.Combat(here.table, here.who(), "lloigor#1")
        fight.wielded.append(here.card("38-revolver"))
        check = checks.Check(here.who(), "combat", "fight", 0, monster="lloigor#1", combat=fight)
        return checks.dice_count(here.table, check)

    assert (dice("amanda-sharpe"), dice("zoey-samaras")) == (2, 4)


def test_agnes_adds_the_hands_of_a_spell_to_its_bonus() -> None:
    here = town(person("agnes-baker", "church-green", cards=["wither"], skills={"fight": 1, "lore": 6}))
    fight = combat.Combat(here.table, here.who(), "deep-one#1")
    card = here.card("wither")
    row = here.table.library.card("wither")
    fight.bonuses.append(weapons.Bonus("wither", 3, "magical", False, card, "end_of_combat"))
    fight.spells.append(weapons.SpellInUse(card, row.hands or 0, True))
    check = checks.Check(here.who(), "combat", "fight", 0, monster="deep-one#1", combat=fight)
    assert checks.dice_count(here.table, check) == 1 + 3 + (row.hands or 0)
