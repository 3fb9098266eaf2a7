"""Spells: price, Spell check, hands, times (SPL)."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_desktop.arkham.events import CheckMade, DiceRolled, Lost, SpellCast
from arkham_desktop.arkham.rules import combat, losses, spells
from arkham_desktop.engine import Decision
from tests.arkham.scenes import Scene, scene

PLACE = "northside"


def caster(
    *cards: str, who: str = "harvey-walters", start: str = "upkeep", dice: tuple[int, ...] = (), **given: Any
) -> Scene:
    """Somebody with spells in a phase; the further fields are the seat's, or the scene's."""
    of_scene = {key: given.pop(key) for key in ("environment", "board", "ancient_one") if key in given}
    seat = {"id": who, "space": PLACE, "cards": list(cards), "clues": 0, **given}
    if "other_world" in given:
        del seat["space"]
    return scene(investigators=[seat], start=start, dice=list(dice), **of_scene)


def fighting(*cards: str, kind: str = "cultist", dice: tuple[int, ...] = (), **seat: Any) -> Scene:
    """Somebody with spells fights a monster."""
    board = {"monsters": [{"kind": f"{kind}#1", "space": PLACE}], "clues": {}}
    here = caster(*cards, who="ashcan-pete", start="movement", board=board, dice=dice, **seat)
    return here.run(combat.fight(here.table, here.who(), f"{kind}#1"))


def rolls(here: Scene, kind: str) -> list[int]:
    """How many dice each roll of this kind had."""
    return [len(event.faces) for event in here.events(DiceRolled) if event.what == kind]


@pytest.mark.rule("SPL-01", "SPL-02", "SPL-03", "SPL-04")
def test_harvey_walters_casts_heal_for_1_sanity_with_5_dice() -> None:
    here = caster("heal#1", skills={"lore": 4}, sanity=7, stamina=1, dice=(5, 6, 1, 2, 3))
    here.choose("cast:heal#1")
    assert (here.who().sanity, here.who().stamina) == (6, 3)
    assert rolls(here, "spell") == [5]
    assert here.card("heal").exhausted


@pytest.mark.rule("SPL-03")
def test_healing_never_exceeds_the_maximum() -> None:
    here = caster("heal#1", who="michael-mcglen", skills={"lore": 3}, stamina=6, dice=(5, 6, 5, 6))
    here.choose("cast:heal#1")
    assert here.who().stamina == 7


@pytest.mark.rule("SPL-01", "SPL-02")
def test_a_failed_casting_brings_nothing_and_its_sanity_is_gone() -> None:
    here = caster("heal#1", skills={"lore": 1}, sanity=7, stamina=1, dice=(1, 1)).choose("cast:heal#1")
    assert (here.who().sanity, here.who().stamina) == (6, 1)
    assert [event.passed for event in here.events(SpellCast)] == [False]
    assert here.card("heal").exhausted


@pytest.mark.rule("SPL-01")
def test_lore_bonuses_help_to_cast() -> None:
    here = fighting("wither#1", "lore", skills={"lore": 1}, dice=(1, 1)).choose("cast:wither#1")
    assert rolls(here, "spell") == [2]


@pytest.mark.rule("SPL-04")
@pytest.mark.parametrize(("who", "what"), [("harvey-walters", "sanity"), ("michael-mcglen", "stamina")])
def test_who_loses_less_still_pays_in_full(who: str, what: str) -> None:
    here = scene(investigators=[{"id": who, "space": PLACE, "cards": []}], start="upkeep")
    had = getattr(here.who(), what)
    here.run(losses.lose(here.table, here.who(), what, 2, "test"))
    assert getattr(here.who(), what) == had - 1
    losses.pay(here.table, here.who(), what, 2)
    assert getattr(here.who(), what) == had - 3


@pytest.mark.rule("SPL-05")
def test_the_last_sanity_may_be_paid_and_the_spell_works_before_the_madness() -> None:
    here = caster("heal#1", skills={"lore": 2}, sanity=1, stamina=1, dice=(5, 6, 1)).choose("cast:heal#1")
    assert here.who().stamina == 3
    assert (here.who().place, here.who().sanity) == ("arkham-asylum", 1)


@pytest.mark.rule("SPL-05")
def test_a_spell_is_not_cast_with_less_sanity_than_it_costs() -> None:
    here = fighting("bind-monster#1", skills={"lore": 2}, sanity=1)
    assert "cast:bind-monster#1" not in here.options
    assert "cast:bind-monster#1" in fighting("bind-monster#1", skills={"lore": 2}, sanity=2).options


@pytest.mark.rule("SPL-05")
@pytest.mark.parametrize(("exhausted", "possible"), [(False, True), (True, False)])
def test_what_lowers_the_price_lets_a_spell_be_cast_that_could_not_be_paid_without(
    exhausted: bool, possible: bool
) -> None:
    books = {"id": "seven-cryptical-books-of-hsan", "exhausted": exhausted}
    here = scene(
        sets=["base", "dunwich"],
        investigators=[{"id": "joe-diamond", "space": PLACE, "cards": ["bless", books], "sanity": 1}],
        start="movement",
    )
    card = here.card("bless")
    assert spells.castable(here.table, here.who(), card, "upkeep") is possible
    if possible:
        here.run(spells.cast(here.table, here.who(), card, Decision("sliders", "joe-diamond", list)))
        assert [event.n for event in here.events(Lost) if event.what == "sanity"] == [1]
        assert here.card("seven-cryptical-books-of-hsan").exhausted


@pytest.mark.rule("UPK-02")
def test_a_book_that_lowers_the_price_is_exhausted_by_it_and_lowers_it_once() -> None:
    here = scene(
        sets=["base", "dunwich"],
        investigators=[
            {
                "id": "joe-diamond",
                "space": PLACE,
                "cards": ["bless", "heal", "seven-cryptical-books-of-hsan"],
                "sanity": 4,
                "stamina": 2,
            }
        ],
        start="upkeep",
    )
    books = here.card("seven-cryptical-books-of-hsan")
    here.choose(f"cast:{here.card('bless').id}", f"use:{books.id}")
    assert books.exhausted
    here.until(kind="sliders").choose(f"cast:{here.card('heal').id}")
    assert [event.n for event in here.events(Lost) if event.what == "sanity"] == [1, 1]


@pytest.mark.rule("SPL-06", "SPL-07")
def test_a_failed_combat_spell_takes_its_hands_for_the_round_and_no_longer() -> None:
    cards = ["shrivelling#1", "38-revolver#1", "knife#1"]
    here = fighting(*cards, skills={"lore": 2, "sneak": 4, "fight": 1}, stamina=4, dice=(1, 1) + (1,) * 9)
    here.choose("cast:shrivelling#1", "wield:38-revolver#1")
    assert "wield:knife#1" not in here.options
    here.choose("flee")
    assert "wield:knife#1" in here.options
    assert "cast:shrivelling#1" not in here.options
    assert here.card("shrivelling").exhausted


@pytest.mark.rule("SPL-08")
def test_a_combat_spell_serves_to_the_end_of_its_combat_and_not_in_the_next() -> None:
    here = fighting("wither#1", skills={"lore": 1, "fight": 1}, stamina=4, dice=(6,) + (1,) * 5 + (6,) * 5)
    here.choose("cast:wither#1", "fight", "fight")
    assert rolls(here, "combat") == [1 + 3 + 1, 1 + 3 + 1]
    here.state.monsters["cultist#2"] = PLACE
    here.state.cup.remove("cultist#2")
    here.dice(6, 6).run(combat.fight(here.table, here.who(), "cultist#2"))
    assert "cast:wither#1" not in here.options
    here.choose("fight")
    assert rolls(here, "combat")[-1] == 1 + 1


@pytest.mark.rule("SPL-06", "SPL-08")
def test_a_spell_needs_free_hands() -> None:
    here = fighting("shrivelling#1", "rifle#1", skills={"lore": 2, "fight": 1}).choose("wield:rifle#1")
    assert here.options == ["fight", "flee"]


@pytest.mark.rule("SPL-09")
def test_in_the_final_battle_a_combat_spell_is_cast_again_in_every_round() -> None:
    here = caster(
        "wither#1", start="final_battle", ancient_one="yig", skills={"lore": 1, "fight": 4, "speed": 9}
    )
    here.dice(6, *[1] * 4).until(kind="attack").choose("cast:wither#1", "attack")
    assert rolls(here, "combat") == [4 + 3 - 3]
    here.dice(*[6] * 30).until(kind="attack")
    assert not here.card("wither").exhausted
    here.choose("attack")
    assert rolls(here, "combat")[1:] == [4 - 3]


REFRESH = {"op": "refresh", "what": "spell", "n": 1}


@pytest.mark.rule("SPL-09")
def test_a_combat_spell_refreshed_in_mid_combat_works_no_more_and_may_be_cast_again() -> None:
    board = {"monsters": [{"kind": "cultist#1", "space": PLACE}], "clues": {}}
    here = scene(
        sets=["base", "dunwich"],
        investigators=[
            {
                "id": "ashcan-pete",
                "space": PLACE,
                "clues": 0,
                "cards": ["wither", "zebulon-whateley", "38-revolver"],
                "skills": {"fight": 2, "lore": 4},
            }
        ],
        start="movement",
        board=board,
        dice=[6] * 5,
    )
    here.run(combat.fight(here.table, here.who(), "cultist#1"))
    here.choose(f"wield:{here.card('38-revolver').id}", f"cast:{here.card('wither').id}")
    now = here.decision.about
    assert isinstance(now, combat.Combat)
    assert [bonus.n for bonus in now.bonuses] == [3]
    here.choose(f"use:{here.card('zebulon-whateley').id}")
    assert now.bonuses == []
    # The hand is taken for the round, by the Spell that is cast again.
    here.dice(6, 6, 6, 6, 6).choose(f"cast:{here.card('wither').id}")
    assert [bonus.n for bonus in now.bonuses] == [3]
    assert [spell.hands for spell in now.spells] == [1]


@pytest.mark.rule("SPL-09")
def test_a_spell_for_the_turn_that_is_refreshed_ends_before_it_is_cast_again() -> None:
    here = caster("voice-of-ra#1", "voice-of-ra#2", skills={"lore": 6}, dice=(6,) * 7)
    here.choose("cast:voice-of-ra#1")
    here.dice(*[6] * 7).choose("cast:voice-of-ra#2")
    assert [one.source for one in here.state.lasting].count("voice-of-ra") == 2
    here.effects(REFRESH).choose("take:voice-of-ra#1")
    assert [one.source for one in here.state.lasting].count("voice-of-ra") == 1


@pytest.mark.rule("SPL-09")
def test_a_weapon_is_enchanted_no_more_when_the_spell_is_refreshed() -> None:
    here = fighting("enchant-weapon#1", "38-revolver", skills={"lore": 6}, dice=(6,) * 6)
    here.choose("cast:enchant-weapon#1")
    now = here.decision.about
    assert isinstance(now, combat.Combat)
    assert list(now.magical) == [here.card("38-revolver").id]
    spells.end_effect(here.table, here.who(), here.card("enchant-weapon"), now)
    assert not now.magical


@pytest.mark.rule("SPL-10")
def test_a_spell_can_be_given_where_an_item_is_asked_for() -> None:
    here = caster("wither#1").effects({"op": "discard", "what": "item", "n": 1})
    assert here.cards() == []
    assert here.table.library.cards["wither"].is_item


@pytest.mark.rule("SPL-11")
def test_flesh_ward_answers_a_stamina_loss_and_cancels_that_one_alone() -> None:
    here = fighting("flesh-ward#1", skills={"lore": 3, "fight": 1}, stamina=4, dice=(1, 1, 6, 1, 1))
    here.choose("fight")
    assert here.options == ["accept", "cast:flesh-ward#1"]
    here.choose("cast:flesh-ward#1")
    assert here.who().stamina == 4
    assert rolls(here, "spell") == [1]
    here.choose("fight")
    assert here.who().stamina == 3


@pytest.mark.rule("SPL-11")
def test_flesh_ward_is_discarded_when_the_ancient_one_awakens() -> None:
    here = caster("flesh-ward#1", start="movement", ancient_one="yig").effects({"op": "awaken"})
    assert here.state.phase == "final_battle"
    assert "flesh-ward" not in here.cards()


@pytest.mark.rule("SPL-12")
def test_a_spell_of_a_named_phase_is_cast_in_that_phase_only() -> None:
    assert "cast:heal#1" in caster("heal#1", skills={"lore": 3}, stamina=1).options
    assert "cast:heal#1" not in caster("heal#1", start="movement", skills={"speed": 3}, stamina=1).options
    here = caster("find-gate#1", start="movement", other_world="abyss", board={"gates": {"woods": "abyss"}})
    assert "cast:find-gate#1" in here.options
    assert not spells.castable(here.table, here.who(), here.card("find-gate"), "upkeep")


@pytest.mark.rule("SPL-12")
def test_an_any_phase_spell_is_cast_in_every_phase_where_its_moment_comes() -> None:
    for phase in ("upkeep", "movement", "arkham_encounters", "mythos"):
        here = caster("flesh-ward#1", start=phase, skills={"lore": 3})
        here.run(losses.lose(here.table, here.who(), "stamina", 1, "test"))
        assert "cast:flesh-ward#1" in here.options, phase


@pytest.mark.rule("SPL-13")
@pytest.mark.parametrize(
    ("kind", "bonus"), [("witch", 3), ("high-priest", 0), ("fire-vampire", 6), ("cultist", 6)]
)
def test_the_bonus_of_a_combat_spell_is_magical(kind: str, bonus: int) -> None:
    skills = {"lore": 2, "fight": 4, "will": 9}
    here = fighting("shrivelling#1", kind=kind, skills=skills, sanity=4, dice=(6,) * 40)
    if "roll" in here.options:
        here.choose("roll")
    here.choose("cast:shrivelling#1")
    if not here.ended:
        here.choose("fight")
    rating = here.table.library.monsters[kind].combat
    assert rating is not None
    assert rolls(here, "combat") == [4 + bonus + rating.rating]


@pytest.mark.rule("SPL-14")
def test_who_gets_up_from_a_delay_casts_no_movement_spell() -> None:
    seat = {"id": "harvey-walters", "cards": ["find-gate#1"], "status": ["delayed"],
            "other_world": {"world": "abyss", "area": 1, "entered": "woods"}}  # fmt: skip
    here = scene(investigators=[seat], board={"gates": {"woods": "abyss"}}, start="movement")
    assert "cast:find-gate#1" not in here.options
    assert (here.who().place, here.who().delayed) == ("abyss", False)


# --- single spells ---------------------------------------------------------------------------------------
def test_bind_monster_needs_the_toughness_and_passes_the_combat_check() -> None:
    skills = {"lore": 2, "will": 9, "fight": 1}
    here = fighting(
        "bind-monster#1", kind="vampire", skills=skills, sanity=5, dice=(6,) * 9 + (6, 6, 1, 1, 1, 1)
    )
    here.choose("roll", "cast:bind-monster#1")
    cast = next(event for event in here.events(CheckMade) if event.what == "spell")
    assert (cast.need, rolls(here, "spell")) == (2, [6])
    assert here.cards() == []
    here.choose("fight")
    assert here.who().monster_trophies == ["vampire#1"]
    assert rolls(here, "combat") == []


def test_bind_monster_is_discarded_when_it_fails_too() -> None:
    skills = {"lore": 1, "will": 9}
    here = fighting(
        "bind-monster#1", kind="vampire", skills=skills, sanity=5, dice=(6,) * 9 + (6, 1, 1, 1, 1)
    )
    here.choose("roll", "cast:bind-monster#1")
    assert here.cards() == []
    assert [event.n for event in here.events(Lost) if event.what == "sanity"] == [2]


def test_a_dread_curse_fills_both_hands() -> None:
    cards = ["dread-curse-of-azathoth#1", "knife#1"]
    here = fighting(*cards, skills={"lore": 4, "fight": 1}, sanity=5, dice=(6,) * 40)
    here.choose("cast:dread-curse-of-azathoth#1")
    assert "wield:knife#1" not in here.options
    here.choose("fight")
    assert rolls(here, "combat") == [1 + 9 + 1]


def test_a_solar_eclipse_allows_no_spell() -> None:
    assert (
        "cast:heal#1"
        not in caster("heal#1", environment="solar-eclipse", skills={"lore": 3}, stamina=1).options
    )


def test_a_planetary_alignment_makes_spells_free() -> None:
    here = caster("heal#1", environment="planetary-alignment", skills={"lore": 3}, sanity=5, stamina=1)
    here.dice(6, 1, 1, 1).choose("cast:heal#1")
    assert here.who().sanity == 5


def test_find_gate_brings_its_caster_back() -> None:
    seat = {"id": "harvey-walters", "cards": ["find-gate#1"], "clues": 0, "skills": {"lore": 3},
            "other_world": {"world": "abyss", "area": 1, "entered": "woods"}}  # fmt: skip
    here = scene(investigators=[seat], board={"gates": {"woods": "abyss"}}, start="movement", dice=[6, 1])
    here.choose("cast:find-gate#1")
    assert (here.who().place, here.who().explored) == ("woods", True)
