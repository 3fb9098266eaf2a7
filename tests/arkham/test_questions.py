"""Questions that players ask at the table: odd meetings of two rules, answered by small scenes."""

from __future__ import annotations

from typing import Any

from arkham_desktop.arkham import events
from arkham_desktop.arkham.rules import gates, placing, trophies
from arkham_desktop.arkham.scenario.running import plain

from .board import board, finish, monsters, person, reveal, where
from .scenes import Scene, scene


def pick(here: Scene, *wanted: str) -> Scene:
    """Choose options by their ids, whichever copy it is; a roll that is made by itself is passed over."""
    for one in wanted:
        found = [name for name in here.options if name == one or name.partition("#")[0] == one]
        if not found and one in ("roll", "accept"):
            continue
        here.choose(found[0] if found else one)
    return here


def test_evaded_monsters_let_one_enter_the_gate_and_stay_where_they_are() -> None:
    here = scene(
        investigators=[person(space="woods", skills={"sneak": 6})],
        board={"gates": {"woods": "abyss"}, "monsters": monsters("ghoul@woods")},
        start="movement",
        dice=[6] * 6,
    )
    pick(here, "done", "evade:ghoul", "roll", "accept")
    through = [one.path[-1] for one in here.events(events.InvestigatorMoved) if one.why == "gate"]
    assert through[:1] == ["abyss"]
    assert not here.events(events.CombatBegan)


def test_points_left_after_walking_still_read_a_tome_before_the_movement_ends() -> None:
    here = scene(
        investigators=[person(space="downtown", cards=["old-journal"], skills={"speed": 2, "lore": 6})],
        start="movement",
        dice=[6] * 5,
    )
    pick(here, "go:northside", "use:old-journal", "roll", "accept")
    assert here.who().clues == 3
    assert here.cards() == []
    assert here.who().movement_left == 0


def test_a_tome_read_by_one_can_be_handed_on_but_not_read_twice_in_a_turn() -> None:
    here = scene(
        investigators=[
            person("joe-diamond", "newspaper", cards=["necronomicon"], skills={"speed": 5, "lore": 1}),
            person("mandy-thompson", "newspaper", skills={"speed": 5}),
        ],
        start="movement",
    )
    pick(here, "use:necronomicon")
    while here.decision.kind in ("check", "after_check"):
        pick(here, here.options[0])
    pick(here, "trade:mandy-thompson", "give:necronomicon", "done", "done")
    assert here.decision.who == "mandy-thompson"
    assert "use:necronomicon" not in here.options


def test_nobody_reads_a_tome_in_an_other_world_even_with_a_motorcycle() -> None:
    here = scene(
        investigators=[person(space=None, other_world="abyss", cards=["motorcycle", "old-journal"])],
        board={"gates": {"woods": "abyss"}},
        start="movement",
    )
    assert not [one for one in here.options if one.startswith("use:")]


def test_two_gates_to_the_same_world_leave_the_choice_and_only_one_is_explored() -> None:
    here = scene(
        investigators=[person(space=None, other_world={"world": "abyss", "area": 2, "entered": "woods"})],
        board={"gates": {"woods": "abyss", "graveyard": "abyss"}},
        start="movement",
    )
    assert sorted(here.options) == ["gate:graveyard", "gate:woods"]
    pick(here, "gate:graveyard")
    assert here.who().explored
    assert here.who().place == "graveyard"


def test_the_sixth_elder_sign_wins_even_if_its_price_devours() -> None:
    here = scene(
        investigators=[
            person("joe-diamond", "woods", explored=True, cards=["elder-sign"], sanity=1, stamina=1),
        ],
        board={
            "gates": {"woods": "abyss"},
            "seals": ["graveyard", "black-cave", "the-unnamable", "unvisited-isle", "the-witch-house"],
        },
        tracks={"doom": 5},
        start="arkham_encounters",
    )
    pick(here, "use:elder-sign")
    assert here.state.outcome is not None
    assert here.state.outcome.won
    assert here.state.outcome.reason == "sealed"


def test_an_elder_sign_with_one_sanity_and_one_stamina_seals_and_devours() -> None:
    here = scene(
        investigators=[
            person("joe-diamond", "woods", explored=True, cards=["elder-sign"], sanity=1, stamina=1),
        ],
        board={"gates": {"woods": "abyss", "graveyard": "rlyeh"}},
        tracks={"doom": 5},
        start="arkham_encounters",
    )
    pick(here, "use:elder-sign")
    assert [one.status for one in here.events(events.StatusChanged)][:1] == ["devoured"]
    assert here.state.seals == ["woods"]
    assert "elder-sign#1" in here.state.box


def test_harvey_and_michael_pay_the_whole_price_of_an_elder_sign() -> None:
    for name in ("harvey-walters", "michael-mcglen"):
        here = scene(
            investigators=[person(name, "woods", explored=True, cards=["elder-sign"])],
            board={"gates": {"woods": "abyss", "graveyard": "rlyeh"}},
            start="arkham_encounters",
        )
        before = (here.who().sanity, here.who().stamina)
        pick(here, "use:elder-sign")
        assert (here.who().sanity, here.who().stamina) == (before[0] - 1, before[1] - 1)


def test_a_surge_at_the_gate_named_spreads_over_all_gates() -> None:
    here = reveal(
        "all-quiet-in-arkham",
        investigators=2,
        board={"gates": {"woods": "abyss", "graveyard": "rlyeh", "black-cave": "yuggoth"}},
    )
    finish(here)
    assert sorted(where(here, "ghost") + where(here, "warlock") + where(here, "dark-young")) == [
        "black-cave",
        "graveyard",
        "woods",
    ]
    assert here.state.doom == 0


def test_eight_players_have_no_outskirts_and_each_monster_too_many_raises_terror() -> None:
    full = monsters(
        *["ghost@woods", "ghost@woods", "ghost@woods", "warlock@woods", "warlock@woods"],
        *["dark-young@woods"] * 3,
        *["zombie@uptown"] * 3,
    )
    here = board(
        investigators=8,
        board={"monsters": full, "gates": {"graveyard": "abyss"}},
        decks={"cup": ["maniac", "maniac", "ghoul"]},
    )
    here.run(placing.appear(here.table, ["graveyard", "graveyard"]))
    finish(here)
    assert here.state.terror == 2
    assert here.state.outskirts == []
    assert len(here.state.monsters) == 11


def _combat(cards: list[str], kind: str, **fields: Any) -> Scene:
    skills = {"fight": 3, "lore": 5, "will": 6, "sneak": 4, **fields.pop("skills", {})}
    here = scene(
        investigators=[person(space="woods", cards=cards, skills=skills, **fields.pop("seat", {}))],
        board={"monsters": monsters(f"{kind}@woods")},
        start="movement",
        **fields,
    )
    here.dice(*[6] * 10)
    pick(here, "done", f"fight:{kind}")
    while here.decision.kind in ("check", "after_check"):
        pick(here, here.options[0])
    here.table.chance.queue.clear()
    return here


def _dice(here: Scene) -> int:
    here.dice(*[6] * 30)
    pick(here, "fight")
    return len([one for one in here.events(events.DiceRolled) if one.what == "combat"][-1].faces)


def test_physical_resistance_halves_each_weapon_by_itself_rounded_up() -> None:
    here = _combat(["45-automatic", "38-revolver"], "vampire")
    pick(here, "wield:45-automatic", "wield:38-revolver")
    assert _dice(here) == 3 - 3 + 2 + 2


def test_a_cross_counts_in_full_against_a_ghost_and_not_at_all_against_a_cultist() -> None:
    here = _combat(["cross"], "ghost")
    pick(here, "wield:cross")
    assert _dice(here) == 3 - 3 + 3
    here = _combat(["cross"], "cultist")
    pick(here, "wield:cross")
    assert _dice(here) == 3 + 1


def test_an_axe_alone_gives_one_more_and_with_a_second_weapon_does_not() -> None:
    here = _combat(["axe", "knife"], "maniac")
    pick(here, "wield:axe")
    assert _dice(here) == 3 + 1 + 3
    here = _combat(["axe", "knife"], "maniac")
    pick(here, "wield:axe", "wield:knife")
    assert _dice(here) == 3 + 1 + 2 + 1


def test_ambush_leaves_no_flight_after_a_failed_evasion() -> None:
    here = scene(
        investigators=[person(space="woods", cards=["knife"], skills={"sneak": 4, "will": 6})],
        board={"monsters": monsters("ghoul@woods")},
        start="movement",
        dice=[1, *[6] * 6],
    )
    pick(here, "done", "evade:ghoul", "roll", "accept")
    assert here.who().stamina == 4
    pick(here, "roll", "accept")
    assert here.decision.kind == "combat"
    assert "flee" not in here.options


def test_nightmarish_costs_on_a_passed_check_and_not_on_a_failed_one() -> None:
    here = _combat([], "dark-young")
    assert here.who().sanity == 4
    here = scene(
        investigators=[person(space="woods", skills={"will": 1})],
        board={"monsters": monsters("dark-young@woods")},
        start="movement",
        dice=[1],
    )
    pick(here, "done", "fight:dark-young", "roll", "accept")
    assert here.who().sanity == 2


def test_overwhelming_costs_on_a_win_even_unto_the_hospital_and_the_trophy_is_kept() -> None:
    here = _combat([], "gug", seat={"stamina": 1}, skills={"fight": 9})
    here.dice(*[6] * 9)
    pick(here, "fight", "roll", "accept")
    assert here.who().place == "st-marys-hospital"
    assert here.who().monster_trophies == ["gug#1"]
    assert here.who().stamina == 1


def test_a_clue_of_joe_with_the_fight_card_buys_three_dice_that_succeed_on_a_four_if_he_is_blessed() -> None:
    here = scene(
        investigators=[
            person("joe-diamond", "woods", clues=2, cards=["blessing", "fight"], skills={"fight": 2})
        ],
        start="movement",
    )
    here.dice(1, 1, 1)
    here.effects(
        {"op": "check", "skill": "fight", "mod": 0, "pass": [{"op": "gain", "what": "money", "n": 3}]}
    )
    pick(here, "roll")
    rolled = len(here.decision.about.faces)
    here.dice(1, 1, 4)
    pick(here, "spend:clue")
    assert len(here.decision.about.faces) == rolled + 3
    pick(here, "accept")
    assert here.who().money == 3


def test_the_patrol_wagon_meets_monsters_at_both_ends_and_none_between() -> None:
    here = scene(
        investigators=[person(space="uptown", cards=["patrol-wagon"], skills={"sneak": 6})],
        board={"monsters": monsters("zombie@southside", "cultist@uptown", "maniac@graveyard")},
        start="movement",
        dice=[6] * 30,
    )
    pick(here, "use:patrol-wagon")
    while here.state.phase == "movement" and here.who().place != "graveyard":
        wanted = [one for one in here.options if one.startswith("evade:") or one == "place:graveyard"]
        here.choose((wanted or here.options)[0])
    here.until(kind="monsters")
    met = {one.partition(":")[2].partition("#")[0] for one in here.options}
    assert met == {"maniac"}
    checked = [one for one in here.events(events.CheckMade) if one.what == "evade"]
    assert len(checked) == 1


def test_a_defaulted_loan_takes_spells_too_but_not_a_derringer_one_would_keep() -> None:
    here = scene(
        investigators=[
            person(
                space="newspaper", money=0, cards=["bank-loan", "heal", "38-revolver", "18-derringer", "duke"]
            )
        ],
        start="upkeep",
        dice=[1],
    )
    while here.decision.kind != "sliders":
        pick(here, here.options[0])
    assert "heal#1" not in [card.id for card in here.who().cards]
    assert "duke" in here.cards()
    assert "bank-loan" not in here.cards()
    assert "18-derringer" in here.cards()
    assert here.who().defaulted_loans == 1


def test_nobody_gets_a_second_loan_after_a_default() -> None:
    here = scene(
        investigators=[person(space="bank-of-arkham", money=0, status=["loan_barred"])],
        start="arkham_encounters",
    )
    assert "ability:bank-of-arkham" not in here.options


def test_a_loan_is_paid_back_at_any_time_even_in_an_other_world() -> None:
    here = scene(
        investigators=[person(space=None, other_world="abyss", money=10, cards=["bank-loan"])],
        board={"gates": {"woods": "abyss"}},
        start="movement",
    )
    pick(here, "use:bank-loan")
    assert here.cards() == []
    assert here.who().money == 0


def test_shub_niggurath_asleep_raises_the_worth_of_every_trophy() -> None:
    here = scene(
        investigators=[person(space="newspaper", trophies={"monsters": ["zombie", "cultist"], "gates": []})],
        ancient_one="shub-niggurath",
        start="movement",
    )
    assert trophies.worth(here.table, here.who(), "monster_trophy_toughness") == 4


def test_cthulhu_with_a_maximum_of_one_devours_whom_he_takes_it_from() -> None:
    here = scene(
        investigators=[
            person("joe-diamond", lost_max_sanity=3, lost_max_stamina=5, skills={"fight": 1}),
            person("mandy-thompson"),
        ],
        ancient_one="cthulhu",
        start="final_battle",
    )
    here.until(kind="attack")
    while here.state.battle and here.state.battle.round == 1 and not here.ended:
        pick(here, plain(here.decision).id)
    assert here.who("joe-diamond").eliminated


def test_cthulhu_asleep_puts_nobody_below_his_maximum_at_the_start() -> None:
    here = scene(
        investigators=[person("michael-mcglen", sanity=None)], ancient_one="cthulhu", start="movement"
    )
    assert here.who().sanity == 2
    assert here.who().stamina == 6


def test_yig_adds_doom_for_a_lost_investigator_and_may_awaken_by_it() -> None:
    here = scene(
        investigators=[person("joe-diamond"), person("mandy-thompson")],
        ancient_one="yig",
        tracks={"doom": 9},
        start="movement",
    )
    here.effects({"op": "status", "set": "lost_in_time_and_space"})
    assert here.state.battle is not None
    assert here.who("joe-diamond").eliminated


def test_yog_sothoth_devours_the_lost() -> None:
    here = scene(
        investigators=[person("joe-diamond"), person("mandy-thompson")],
        ancient_one="yog-sothoth",
        start="movement",
    )
    here.effects({"op": "status", "set": "lost_in_time_and_space"})
    assert here.who("joe-diamond").devoured


def test_sister_mary_is_not_devoured_by_yog_sothoth_for_she_is_never_lost() -> None:
    here = scene(
        investigators=[person("sister-mary"), person("mandy-thompson")],
        ancient_one="yog-sothoth",
        start="movement",
    )
    here.effects({"op": "status", "set": "lost_in_time_and_space"})
    assert here.who("sister-mary").place == "south-church"
    assert not here.who("sister-mary").devoured


def test_ithaqua_ignores_weather_and_keeps_the_environment() -> None:
    here = reveal("heat-wave", ancient_one="ithaqua", environment="the-festival", investigators=1)
    finish(here)
    assert here.state.environment is not None
    assert here.state.environment.id.startswith("the-festival")
    assert "woods" in here.state.gates


def test_ithaqua_freezes_those_in_streets_only() -> None:
    here = reveal(
        "family-found-butchered",
        ancient_one="ithaqua",
        investigators=[person("joe-diamond", "downtown"), person("mandy-thompson", "library")],
    )
    finish(here)
    assert here.who("joe-diamond").stamina == 5
    assert here.who("mandy-thompson").stamina == 5


def test_seven_clues_do_not_seal_while_hastur_sleeps() -> None:
    here = scene(
        investigators=[person(space="woods", explored=True, clues=7)],
        board={"gates": {"woods": "abyss", "graveyard": "rlyeh"}},
        ancient_one="hastur",
        start="arkham_encounters",
    )
    assert gates.seal_cost(here.table, here.who()) == 8
    assert not gates.can_seal(here.table, here.who(), "woods")


def test_awakening_by_the_last_doom_token_brings_no_gate() -> None:
    here = reveal("all-quiet-in-arkham", ancient_one="yig", tracks={"doom": 9}, investigators=2)
    assert here.state.battle is not None
    assert here.state.gates == {}


def test_lost_turns_skip_blessing_rolls_and_everything_else() -> None:
    here = scene(
        investigators=[
            person("joe-diamond", status=["lose_turn"], cards=["blessing"]),
            person("mandy-thompson"),
        ],
        start={"phase": "mythos"},
        decks={"mythos": ["family-found-butchered"]},
    )
    here.until(turn=2, kind="sliders")
    assert here.decision.who == "mandy-thompson"
    here.until(phase="mythos")
    assert "blessing" in here.cards("joe-diamond")


def test_bind_monster_does_nothing_to_an_ancient_one() -> None:
    here = scene(
        investigators=[
            person(
                "joe-diamond",
                cards=["bind-monster", "flute-of-the-outer-gods", "blue-watcher-of-the-pyramid"],
                skills={"fight": 3},
            )
        ],
        ancient_one="cthulhu",
        start="final_battle",
    ).until(kind="attack")
    assert not [one for one in here.options if one.startswith(("cast:", "use:"))]


def test_combat_spells_work_again_in_every_round_of_the_battle() -> None:
    here = scene(
        investigators=[
            person("joe-diamond", cards=["shrivelling"], skills={"fight": 12, "lore": 9, "luck": 9})
        ],
        ancient_one="hastur",
        start="final_battle",
    ).until(kind="attack")
    here.dice(*[6] * 8)
    pick(here, "cast:shrivelling", "roll", "accept")
    here.table.chance.queue.clear()
    pick(here, "attack")
    here.until(kind="sliders")
    assert not here.card("shrivelling").exhausted
    here.until(kind="attack")
    assert any(one.startswith("cast:shrivelling") for one in here.options)


def test_an_ally_discarded_for_the_stars_restores_nothing() -> None:
    here = scene(
        investigators=[person("ashcan-pete", "downtown", cards=["duke"], sanity=2)],
        rumor="the-stars-are-right",
        start="arkham_encounters",
    )
    pick(here, "pass:the-stars-are-right")
    while not here.ended and here.state.rumor is not None:
        pick(here, here.options[0])
    assert here.who().sanity == 2
    assert "duke" not in here.cards()


def test_duke_is_not_discarded_when_sanity_is_at_zero_but_before() -> None:
    here = scene(investigators=[person("ashcan-pete", "woods", cards=["duke"], sanity=1)], start="movement")
    assert "use:duke#1" in here.options


def test_losing_duke_lowers_sanity_to_the_maximum() -> None:
    here = scene(investigators=[person("ashcan-pete", "woods", cards=["duke"], sanity=5)], start="movement")
    here.effects({"op": "discard", "what": "ally", "n": 1})
    assert here.who().sanity == 4


def test_terror_ten_lifts_the_limit_and_twice_the_limit_awakens() -> None:
    here = board(
        investigators=1,
        tracks={"terror": 10},
        ancient_one="cthulhu",
        board={"monsters": monsters(*["ghost@woods"] * 3, *["warlock@woods"] * 2, *["dark-young@woods"] * 2)},
        decks={"cup": ["maniac", "ghoul"]},
    )
    here.run(placing.appear(here.table, ["woods"]))
    assert here.state.battle is not None


def test_a_rumor_drawn_is_silent_until_the_next_turn() -> None:
    here = reveal("the-southside-strangler-strikes", investigators=1)
    allies = len(here.state.decks["ally"])
    finish(here)
    assert len(here.state.decks["ally"]) == allies


def test_harvey_pays_the_whole_price_of_a_spell() -> None:
    here = scene(
        investigators=[person("harvey-walters", "woods", cards=["voice-of-ra"])], start="upkeep", dice=[1] * 9
    )
    pick(here, "cast:voice-of-ra")
    assert here.who().sanity == 6


def test_mandy_helps_another_once_a_turn_and_never_the_successes() -> None:
    here = scene(
        investigators=[
            person("mandy-thompson", "library"),
            person("joe-diamond", "woods", skills={"luck": 3}),
        ],
        start="movement",
    )
    here.dice(5, 1, 2)
    here.effects({"op": "check", "skill": "luck", "mod": 0}, who="joe-diamond")
    use = [one for one in here.options if one.startswith("use:")]
    assert use
    here.dice(6, 6)
    pick(here, use[0])
    rolled = here.events(events.DiceRolled)[-1]
    assert rolled.faces == (6, 6)


def test_no_gate_and_no_doom_come_where_kate_stands() -> None:
    here = reveal("all-quiet-in-arkham", investigators=[person("kate-winthrop", "woods")])
    finish(here)
    assert here.state.gates == {}
    assert here.state.doom == 0


def test_closing_the_last_gate_with_fewer_trophies_than_players_is_no_victory() -> None:
    here = scene(
        investigators=[
            person("joe-diamond", "woods", explored=True, skills={"lore": 6}),
            person("mandy-thompson"),
        ],
        board={"gates": {"woods": "abyss"}},
        start="arkham_encounters",
        dice=[6] * 6,
    )
    pick(here, "close:lore", "roll", "accept")
    assert here.state.outcome is None


def test_monsters_of_the_symbol_leave_streets_and_sky_when_a_gate_closes() -> None:
    here = scene(
        investigators=[
            person("joe-diamond", "woods", explored=True, skills={"lore": 6}),
            person("mandy-thompson"),
        ],
        board={
            "gates": {"woods": "the-dreamlands", "graveyard": "abyss"},
            "monsters": monsters("gug@uptown"),
            "sky": ["nightgaunt"],
        },
        start="arkham_encounters",
        dice=[6] * 6,
    )
    pick(here, "close:lore", "roll", "accept")
    gone = {one.monster.split("#")[0] for one in here.events(events.MonsterRemoved) if one.to == "cup"}
    assert {"gug", "nightgaunt"} <= gone


def test_a_prisoner_at_zero_wakes_up_free() -> None:
    here = scene(
        investigators=[person("joe-diamond", None, status=["arrested"], stamina=1), person("mandy-thompson")],
        start="upkeep",
    )
    here.effects({"op": "lose", "what": "stamina", "n": 1})
    assert here.who().place == "st-marys-hospital"
    assert not here.who().delayed
    assert not here.who().lose_turn


def test_insane_in_the_second_area_one_is_lost_with_one_sanity() -> None:
    here = scene(
        investigators=[
            person("joe-diamond", None, other_world={"world": "abyss", "area": 2}, clues=3, sanity=1)
        ],
        board={"gates": {"woods": "abyss"}},
        start="other_world_encounters",
    )
    here.effects({"op": "lose", "what": "sanity", "n": 2})
    who = here.who()
    assert (who.sanity, who.clues, who.delayed, who.area) == (1, 2, True, 0)
    assert who.place not in ("woods", "arkham-asylum")


def test_no_encounter_sends_anybody_into_streets_that_a_parade_has_shut() -> None:
    here = reveal(
        "fourth-of-july-parade",
        investigators=[person("joe-diamond", "river-docks"), person("mandy-thompson", "library")],
    )
    finish(here)
    for name, place in (("joe-diamond", "river-docks"), ("mandy-thompson", "miskatonic-u")):
        here.effects({"op": "move", "to": "street"}, who=name)
        assert here.who(name).place == place
