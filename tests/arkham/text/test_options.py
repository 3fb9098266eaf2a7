"""Options and questions in words: every verb and kind, lengths, grades, odds."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import arkham_desktop.arkham
from arkham_desktop.arkham.content.models import Spell
from arkham_desktop.arkham.rules import checks
from arkham_desktop.arkham.setup import Setup, new_table
from arkham_desktop.arkham.text import OptionText, Words, describe, first_name, question, suggested
from arkham_desktop.arkham.text.options import LABEL_LETTERS, SHORT_LETTERS, SUB_LETTERS, VERBS
from arkham_desktop.arkham.turn import ArkhamRules
from arkham_desktop.engine import Decision, Game, Option
from tests.arkham.scenes import Scene, scene

RULES = Path(arkham_desktop.arkham.__file__).parent
JOE, KATE = "joe-diamond", "kate-winthrop"


def _calls() -> Iterator[ast.Call]:
    for file in sorted(RULES.rglob("*.py")):
        if "text" in file.parts or "scenario" in file.parts:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield node


def _text(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def kinds_in_the_rules() -> set[str]:
    """Every kind of decision that a rule names."""
    kinds = {"may", "number"}
    for call in _calls():
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        if name in ("Decision", "pick", "ask") and call.args and (kind := _text(call.args[0])):
            kinds.add(kind)
        if name == "_choose_places":
            kinds.update(
                text for arg in call.args if (text := _text(arg)) and text.islower() and len(text) < 8
            )
    return kinds


def verbs_in_the_rules() -> set[str]:
    """Every verb of an option that a rule names."""
    verbs = set()
    for call in _calls():
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        if name == "Option" and call.args and (verb := _text(call.args[0])):
            verbs.add(verb)
        if name == "pick" and len(call.args) > 2 and (verb := _text(call.args[2])):
            verbs.add(verb)
    return verbs


def _joe(**fields: Any) -> dict[str, Any]:
    return {"id": JOE, "space": "downtown", "cards": [], "skills": {}, **fields}


def told(here: Scene, option: str) -> OptionText:
    """What the button of an option says now."""
    found = here.decision.option(option)
    assert found is not None, f"{option} is not among {here.options}"
    return describe(here.table, here.decision, found, Words())


def test_every_verb_of_the_rules_has_words() -> None:
    verbs = verbs_in_the_rules()
    assert len(verbs) > 30
    assert sorted(verbs - set(VERBS)) == []


def test_every_kind_of_decision_in_the_rules_has_a_question() -> None:
    kinds, words = kinds_in_the_rules(), Words()
    assert len(kinds) > 45
    assert [kind for kind in sorted(kinds) if not words.has(f"question-{kind}")] == []


@pytest.mark.parametrize("seed", range(3))
def test_in_random_play_everything_asked_is_told_within_its_length(seed: int) -> None:
    chooser = random.Random(seed)
    table = new_table(Setup(seed=seed, players=3))
    words = Words()
    game = Game(ArkhamRules(table), attended=True)
    game.start()
    asked = 0
    while game.pending is not None and asked < 350:
        decision, asked = game.pending, asked + 1
        title = question(table, decision, words)
        assert title.title
        assert title.reason or not decision.reason
        grades = []
        for option in decision.options:
            text = describe(table, decision, option, words)
            assert 0 < len(text.label) <= LABEL_LETTERS, text
            assert len(text.sub) <= SUB_LETTERS, text
            assert 0 < len(text.short) <= SHORT_LETTERS, text
            assert text.odds is None or 0 <= text.odds <= 1, text
            assert "  " not in f"{text.label}{text.sub}{text.cost}{text.consequence}", text
            grades.append(text.grade)
        assert grades.count("suggested") <= 1
        game.choose(chooser.choice(decision.options))
    assert asked > 100


def test_describing_changes_nothing() -> None:
    here = scene(
        investigators=[_joe(cards=["rifle", "wither"], clues=2)],
        board={"monsters": [{"kind": "zombie", "space": "downtown"}]},
        start="movement",
    )
    here.choose("done")
    before = here.rules.snapshot()
    for option in here.decision.options:
        describe(here.table, here.decision, option, Words())
    question(here.table, here.decision, Words())
    assert here.rules.snapshot() == before


@pytest.mark.rule("EVA-03")
def test_evading_shows_its_chance_and_the_damage_of_failing() -> None:
    here = scene(
        investigators=[_joe(stamina=2)],
        board={"monsters": [{"kind": "zombie", "space": "downtown"}]},
        start="movement",
    )
    here.choose("done")
    text = told(here, next(option for option in here.options if option.startswith("evade:")))
    assert text.label == "Evade Zombie"
    assert text.sub == "else −2 Stamina"
    assert text.grade == "risky"
    assert text.odds is not None
    assert 0 < text.odds < 1
    assert "unconscious" in text.consequence  # 2 damage at 2 Stamina
    assert "combat begins" not in text.consequence, "nobody fights unconscious"


def test_a_step_away_from_a_monster_shows_the_chance_to_get_away() -> None:
    here = scene(
        investigators=[_joe()],
        board={"monsters": [{"kind": "zombie", "space": "downtown"}]},
        start="movement",
    )
    step = told(here, "go:easttown")
    assert step.grade == "risky"
    assert step.odds is not None
    free = scene(investigators=[_joe()], start="movement")
    assert told(free, "go:easttown").odds is None
    assert told(free, "go:easttown").grade == "plain"


def test_a_spell_with_a_long_name_is_cast_by_its_short_one() -> None:
    here = scene(investigators=[_joe(sanity=4, cards=["voice-of-ra"])], start="upkeep")
    spell = here.decision.option(next(one for one in here.options if one.startswith("cast:")))
    assert spell is not None
    spells = [card for card, row in here.table.library.cards.items() if isinstance(row, Spell)]
    assert "red-sign-of-shudde-mell" in spells
    for card in spells:
        label = describe(here.table, here.decision, Option("cast", card, spell.data), Words()).label
        assert "…" not in label
        assert len(label) <= LABEL_LETTERS


@pytest.mark.rule("SPL-05")
def test_casting_with_the_last_sanity_is_costly() -> None:
    here = scene(investigators=[_joe(sanity=1, cards=["voice-of-ra"])], start="upkeep")
    spell = next(option for option in here.options if option.startswith("cast:"))
    assert told(here, spell).grade == "costly"
    assert "insane" in told(here, spell).consequence
    rich = scene(investigators=[_joe(sanity=4, cards=["voice-of-ra"])], start="upkeep")
    assert told(rich, next(one for one in rich.options if one.startswith("cast:"))).grade == "risky"


@pytest.mark.rule("GAT-05")
def test_sealing_shows_its_price() -> None:
    here = scene(
        investigators=[
            _joe(space="woods", explored=True, clues=7, sliders={"speed": 0, "fight": 3, "lore": 0})
        ],
        board={"gates": {"woods": "abyss", "graveyard": "yuggoth"}},
        start="arkham_encounters",
        dice=[6] * 10,
    )
    here.choose("close:fight")
    here.choose("accept")
    text = told(here, "seal:clues")
    assert text.sub == "Costs 5 of your 7 Clues"
    assert told(here, "leave").label == "Do not seal it"


@pytest.mark.rule("SKL-05")
def test_a_clue_token_shows_the_chance_it_gives() -> None:
    here = scene(
        investigators=[_joe(space="woods", explored=True, clues=1)],
        board={"gates": {"woods": "abyss"}},
        start="arkham_encounters",
        dice=[1] * 4,
    )
    here.choose("close:fight")
    check = here.decision.about
    assert isinstance(check, checks.Check)
    clue = told(here, "spend:clue")
    assert clue.odds == checks.chance_of(here.table, check, 1)
    assert told(here, "accept").label == "Accept the failure"


def test_a_shop_shows_what_each_card_costs() -> None:
    here = scene(
        investigators=[_joe(space="general-store", money=9)],
        decks={"common": ["food", "knife", "rifle"]},
        start="arkham_encounters",
    )
    here.choose("ability:general-store")
    food = told(here, next(option for option in here.options if option.startswith("buy:food")))
    assert (food.label, food.sub, food.cost) == ("Food", "Buy it: $1", "$1")


def test_a_choice_of_a_card_tells_its_price_and_what_it_brings() -> None:
    here = scene(
        investigators=[_joe(space="st-marys-hospital", money=2, stamina=1)], start="arkham_encounters"
    )
    here.choose("ability:st-marys-hospital")
    heal, all_of_it = told(here, "choose:1"), told(here, "choose:2")
    assert heal.label == "Gain 1 Stamina"
    assert all_of_it.label == "Spend $2"
    assert all_of_it.cost == "Spend $2."
    assert "maximum" in all_of_it.consequence


def test_what_devours_is_costly_and_what_may_devour_is_risky() -> None:
    here = scene(investigators=[_joe()], start="movement")
    from arkham_desktop.arkham.effects import OPS
    from arkham_desktop.arkham.text.grading import stake_of

    def stake(*effects: dict[str, Any]) -> str:
        ops = [OPS[str(effect["op"])].model_validate(effect) for effect in effects]
        return stake_of(here.table, here.who(JOE), (), ops)

    assert stake({"op": "devoured"}) == "costly"
    assert stake({"op": "roll", "dice": 1, "failure": [{"op": "devoured"}]}) == "risky"
    assert stake({"op": "lose", "what": "sanity", "n": 1}) == "plain"
    assert stake({"op": "lose", "what": "sanity", "n": here.who(JOE).sanity}) == "costly"
    assert stake({"op": "lose", "what": "sanity", "n": "all", "down_to": 1}) == "plain"
    assert stake({"op": "gain", "what": "money", "n": 5}) == "plain"


def test_giving_up_cards_is_costly_and_getting_rid_of_an_injury_is_not() -> None:
    here = scene(investigators=[_joe()], start="movement")
    from arkham_desktop.arkham.effects import OPS
    from arkham_desktop.arkham.text.grading import stake_of

    def price(effect: dict[str, Any]) -> str:
        return stake_of(here.table, here.who(JOE), [OPS[effect["op"]].model_validate(effect)], ())

    assert price({"op": "discard", "what": "spell", "n": 2}) == "costly"
    assert price({"op": "discard", "what": "ally", "n": 1}) == "costly"
    either = [{"op": "discard", "what": "spell", "n": 3}]
    assert price({"op": "if", "cond": {"players_at_least": 5}, "then": [], "else": either}) == "costly"
    assert price({"op": "discard", "what": ["injury", "madness"], "n": 1}) == "plain"
    assert price({"op": "discard_self"}) == "plain"
    assert price({"op": "spend", "what": "money", "n": 2}) == "plain"


def test_passing_a_rumor_for_a_price_is_no_default() -> None:
    here = scene(
        investigators=[_joe(space="southside", clues=5)],
        rumor="the-southside-strangler-strikes",
        start="arkham_encounters",
    )
    assert told(here, "pass:the-southside-strangler-strikes").grade == "costly"


def test_going_on_is_suggested_and_ending_a_phase_is_not() -> None:
    here = scene(investigators=[_joe()], start="movement")
    assert suggested(here.table, here.decision) is None
    assert told(here, "done").grade == "plain"
    store = scene(investigators=[_joe(space="general-store", money=9)], start="arkham_encounters")
    assert suggested(store.table, store.decision) == "encounter"
    assert told(store, "encounter").grade == "suggested"


def test_the_question_names_who_what_and_why() -> None:
    here = scene(investigators=[_joe()], start="movement")
    asked = question(here.table, here.decision, Words())
    assert asked.title == "Where does Joe go?"
    assert asked.reason == "Each step costs a movement point (MOV-01)"


def test_what_a_card_offers_stands_in_the_reason() -> None:
    here = scene(investigators=[_joe()], start="movement")
    here.effects(
        {
            "op": "may",
            "cost": [{"op": "lose", "what": "money", "n": 1}],
            "do": [{"op": "gain", "what": "clue", "n": 1}],
        },
        who=JOE,
        source="woods",
    )
    assert (
        question(here.table, here.decision, Words()).reason == "Woods: You may lose $1 to gain 1 Clue token."
    )
    yes = told(here, "yes")
    assert (yes.cost, yes.consequence) == ("Lose $1.", "Lose $1 to gain 1 Clue token.")


def test_whoever_picks_an_investigator_reads_what_for() -> None:
    here = scene(
        investigators=[_joe(), {"id": "jenny-barnes", "space": "woods"}],
        start="movement",
    )
    here.effects(
        {"op": "for_each", "who": "any_one", "do": [{"op": "gain", "what": "clue", "n": 1}]},
        who=JOE,
        source="woods",
    )
    assert here.decision.kind == "who"
    reason = question(here.table, here.decision, Words()).reason
    assert reason.startswith("Woods: ")
    assert "1 Clue token" in reason


def test_where_no_step_is_left_nobody_is_asked_where_to_go() -> None:
    here = scene(investigators=[_joe(sliders={"speed": 0, "fight": 0, "lore": 0})], start="movement")
    decision = Decision("move", JOE, lambda: [Option("done")], reason="MOV-01")
    decision.options = decision.build()
    assert question(here.table, decision, Words()).title == "Joe can go no further"


def test_whoever_has_points_left_and_cannot_go_reads_what_bars_the_way() -> None:
    here = scene(investigators=[_joe(space="river-docks")], start="movement")
    stuck = Decision("move", JOE, lambda: [Option("done")], window="movement", reason="MOV-01")
    for what, words in (
        ("investigator_enter", "Fourth of July Parade! lets nobody into the Merchant District"),
        ("investigator_leave", "Fourth of July Parade! lets nobody leave this place"),
    ):
        place = "merchant-district" if what == "investigator_enter" else "river-docks"
        here.effects(
            {"op": "prevent", "what": what, "until": "end_of_turn", "at": place},
            who=JOE,
            source="fourth-of-july-parade",
        )
        asked = question(here.table, stuck, Words())
        assert asked.title == "Joe can go no further"
        assert asked.reason == words
    here.who(JOE).movement_left = 0
    asked = question(here.table, stuck, Words())
    assert asked.reason == "Each step costs a movement point (MOV-01)"


def test_an_ability_of_somebody_is_named_after_itself() -> None:
    here = scene(
        investigators=[{"id": "mandy-thompson", "space": "arkham-asylum"}],
        start="arkham_encounters",
        dice=[1] * 8,
    )
    here.until(option="use:mandy-thompson")
    text = told(here, "use:mandy-thompson")
    assert (text.label, text.short) == ("Research", "Research")


def test_what_a_monster_does_besides_is_told_before_one_fights_or_evades_it() -> None:
    here = scene(
        investigators=[_joe(space="downtown")],
        board={"monsters": [{"kind": "the-black-man", "space": "downtown"}]},
        start="movement",
    )
    here.choose("done")
    fight = next(option for option in here.options if option.startswith("fight:"))
    text = told(here, fight)
    assert "Be devoured" in text.consequence
    assert "0 combat damage" not in text.consequence
    assert text.sub.startswith("Before the Horror check")


@pytest.mark.parametrize(
    ("name", "short"), [("Joe Diamond", "Joe"), ("“Ashcan” Pete", "Ashcan"), ("Sister Mary", "Mary")]
)
def test_a_title_is_no_first_name(name: str, short: str) -> None:
    assert first_name(name) == short


def test_the_best_weapons_are_suggested_before_an_attack_on_the_ancient_one() -> None:
    here = scene(
        investigators=[_joe(cards=["38-revolver", "tommy-gun", "food"])],
        ancient_one="yig",
        start="final_battle",
    )
    here.until(kind="attack")
    taken = []
    while (choice := suggested(here.table, here.decision)) != "attack":
        assert choice is not None
        taken.append(choice)
        here.choose(choice)
        assert len(taken) < 5
    assert taken == ["wield:tommy-gun#1"]


def test_what_was_taken_up_for_an_attack_by_choice_stays_in_hand() -> None:
    here = scene(
        investigators=[_joe(cards=["38-revolver", "tommy-gun"])],
        ancient_one="yig",
        start="final_battle",
    )
    here.until(kind="attack")
    here.choose(next(option for option in here.options if option.startswith("wield:38-revolver")))
    assert suggested(here.table, here.decision) == "attack"
