"""Encounter cards that stay before an investigator."""

import json
from pathlib import Path

from arkham_desktop.arkham.rules import encounters
from arkham_desktop.arkham.setup import Setup, new_table
from arkham_desktop.arkham.turn import ArkhamRules
from arkham_desktop.engine import Game
from tests.arkham.scenes import Scene

KEPT = {
    "id": "a-glimpse",
    "set": "glimpses",
    "color": "all",
    "entries": {
        "other": [
            {
                "op": "keep_card",
                "mods": [{"op": "mod", "what": "skill", "skill": "luck", "n": 1}],
                "abilities": [
                    {
                        "when": "check",
                        "cost": [{"op": "discard_self"}],
                        "do": [{"op": "auto_success", "check": "any", "n": 3}],
                    },
                    {
                        "when": "at_once",
                        "cond": {"tokens": {"what": "clue", "on": "this", "at_least": 2}},
                        "do": [{"op": "gain", "what": "money", "n": 7}, {"op": "discard_self"}],
                    },
                ],
            }
        ]
    },
}


def glimpse(folder: Path) -> Scene:
    """Joe Diamond in the Abyss, who has just drawn a card that he keeps."""
    home = folder / "glimpses"
    home.mkdir()
    (home / "gate_cards.json").write_text(f"[\n{json.dumps(KEPT)}\n]\n")
    table = new_table(Setup(homebrew=(str(home),), investigators=("joe-diamond",), ancient_one="azathoth"))
    here = Scene(Game(ArkhamRules(table)))
    who = here.who()
    who.place, who.area, who.clues = "abyss", 1, 0
    here.state.gate_cards.remove("a-glimpse#1")
    here.state.gate_cards.append("a-glimpse#1")
    return here.run(encounters.world_encounter(table, who))


def test_a_kept_card_is_no_possession_and_lies_in_no_deck(tmp_path: Path) -> None:
    here = glimpse(tmp_path)
    assert [card.id for card in here.who().kept] == ["a-glimpse#1"]
    assert "a-glimpse#1" not in here.state.gate_cards
    here.effects({"op": "discard", "what": "item", "n": "all"})
    assert [card.id for card in here.who().kept] == ["a-glimpse#1"]
    here.sound()


def test_what_a_kept_card_says_holds_as_long_as_it_is_kept(tmp_path: Path) -> None:
    here = glimpse(tmp_path)
    kept = here.view["investigators"]["joe-diamond"]["skills"]["luck"]
    here.effects({"op": "check", "skill": "luck", "mod": 0})
    here.choose("use:a-glimpse#1")
    assert here.who().kept == []
    assert here.view["investigators"]["joe-diamond"]["skills"]["luck"] == kept - 1
    assert here.state.gate_cards[0] == "a-glimpse#1"
    here.sound()


def test_what_waits_for_a_condition_happens_as_soon_as_it_holds(tmp_path: Path) -> None:
    here = glimpse(tmp_path)
    who = here.who()
    (kept,) = who.kept
    money = who.money
    token = {"op": "token", "what": "clue", "on": "this", "n": 1}
    here.effects(token, card=kept)
    assert who.kept == [kept]
    here.effects(token, card=kept)
    assert who.kept == []
    assert who.money == money + 7
