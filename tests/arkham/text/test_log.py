"""Every event has a line, or none on purpose, and says what caused it."""

from __future__ import annotations

import dataclasses
import random

import pytest

from arkham_desktop.arkham import events as e
from arkham_desktop.arkham.content.library import Library
from arkham_desktop.arkham.rules.checks import Check
from arkham_desktop.arkham.setup import Setup, new_table
from arkham_desktop.arkham.text import Words, because, check_lines, check_title, log_line, tooltip
from arkham_desktop.arkham.text.log import LINES
from arkham_desktop.arkham.turn import ArkhamRules
from arkham_desktop.engine import Game
from tests.arkham.scenes import scene

JOE = "joe-diamond"


def _kinds() -> list[type[e.Event]]:
    return [
        kind
        for kind in vars(e).values()
        if isinstance(kind, type) and issubclass(kind, e.Event) and kind is not e.Event
    ]


def test_every_kind_of_event_is_told() -> None:
    kinds = _kinds()
    assert len(kinds) > 35
    assert [kind.__name__ for kind in kinds if kind not in LINES] == []


def test_a_surge_is_told_with_its_place_or_without() -> None:
    table = new_table(Setup(seed=1))
    assert log_line(e.MonsterSurge("woods", 3), table, Words()) == "Monster surge at the Woods: 3 monsters."
    assert log_line(e.MonsterSurge("", 1), table, Words()) == "Monster surge at the open gates: 1 monster."


@pytest.mark.parametrize(("sets", "players"), [(("base",), 2), (("base", "dunwich", "innsmouth"), 4)])
def test_the_lines_of_a_whole_game_are_sentences(sets: tuple[str, ...], players: int) -> None:
    words, told = Words(), 0
    for seed in range(2):
        table, chooser = new_table(Setup(sets=sets, seed=seed, players=players)), random.Random(seed)
        game = Game(ArkhamRules(table))
        happened = list(game.start())
        for _ in range(400):
            if game.pending is None:
                break
            happened += game.choose(chooser.choice(game.pending.options))
        for event in happened:
            text = log_line(event, table, words)
            why = because(event, table, words)
            if text is None:
                continue
            told += 1
            assert text[0].isupper() or text[0] in "“.0123456789$−", text
            assert text[-1] in ".!", text
            assert not {"{", "}", "_", "#"} & set(text), text
            assert "  " not in text, text
            assert (why == "") == (event.cause == ()), event
            assert "_" not in why, why
    assert told > 500


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (e.Lost(JOE, "sanity", 2), "Joe Diamond loses 2 Sanity."),
        (e.Gained(JOE, "clue", 1), "Joe Diamond gains 1 Clue token."),
        (e.GateOpened("woods", "abyss#1"), "A gate to the Abyss opens at the Woods."),
        (e.MonsterRemoved("cultist#2", "downtown", JOE), "Joe Diamond takes Cultist as a trophy."),
        (e.MonsterRemoved("cultist#2", "downtown", "cup"), "Cultist returns to the cup."),
        (e.CardInPlay("mad-bomber#1", "passed"), "The Rumor Mad Bomber is passed."),
        (e.CheckMade(JOE, "luck", 0, 1, False), "Joe Diamond fails the Luck check with 0 successes of 1."),
        (e.TrackChanged("terror", 2, 3), "The terror level rises from 2 to 3."),
        (e.TrackChanged("doom", 3, 2), "The doom track falls from 3 to 2."),
        (e.InvestigatorMoved(JOE, ("downtown", "miskatonic-u"), "walk"), "Joe Diamond goes to Miskatonic U."),
        (
            e.InvestigatorMoved(JOE, ("downtown",), "join"),
            "Joe Diamond joins the investigation at Downtown.",
        ),
        (e.StatusChanged(JOE, "retired", True), "Joe Diamond retires."),
        (e.AncientOneAwoke("azathoth", "the-stars-are-right"), "Azathoth awakens! The Stars Are Right."),
        (e.AncientOneAwoke("azathoth", "azathoth"), "Azathoth awakens by its own power."),
        (e.Lost(JOE, "movement", 1), None),
        (e.CardExhausted(JOE, "food#1", ready=True), None),
    ],
)
def test_some_lines_word_by_word(event: e.Event, line: str | None) -> None:
    assert log_line(event, Library.load(), Words()) == line


def test_the_nearest_cause_comes_first_and_a_rule_is_a_sentence() -> None:
    event = dataclasses.replace(e.Lost(JOE, "sanity", 1), cause=("MYT-15", "blood-magic"))
    assert because(event, Library.load(), Words()) == (
        "because of Blood Magic, Somebody here may take the Clue token at once"
    )
    assert because(e.Lost(JOE, "sanity", 1), Library.load(), Words()) == ""


def test_the_dice_of_a_check_are_told_by_source_with_what_does_not_count() -> None:
    here = scene(
        investigators=[{"id": JOE, "space": "downtown", "cards": ["knife", "dark-cloak"], "skills": {}}],
        board={"monsters": [{"kind": "vampire", "space": "downtown"}]},
        start="movement",
    )
    who = here.who(JOE)
    (vampire,) = here.table.monsters_at("downtown")
    check = Check(who, "evade", "sneak", -3, monster=vampire)
    lines = check_lines(here.table, check, Words())
    assert [(line.text, line.n, line.counts) for line in lines] == [
        ("Sneak", "4", True),
        ("Vampire", "−3", True),
        ("Dark Cloak", "+1", True),
    ]
    assert check_title(here.table, check, Words()) == "Evade check against Vampire"


def test_a_weapon_that_is_not_in_hand_says_so() -> None:
    from arkham_desktop.arkham.rules.combat import Combat

    here = scene(
        investigators=[{"id": JOE, "space": "downtown", "cards": ["knife"], "skills": {}}],
        board={"monsters": [{"kind": "vampire", "space": "downtown"}]},
        start="movement",
    )
    (vampire,) = here.table.monsters_at("downtown")
    combat = Combat(here.table, here.who(JOE), vampire)
    check = Check(here.who(JOE), "combat", "fight", -3, 2, monster=vampire, combat=combat)
    (knife,) = [line for line in check_lines(here.table, check, Words()) if line.text == "Knife"]
    assert (knife.counts, knife.why) == (False, "not in hand")
    combat.wielded = list(here.who(JOE).cards)
    (knife,) = [line for line in check_lines(here.table, check, Words()) if line.text == "Knife"]
    assert (knife.n, knife.counts, knife.why) == ("+1", True, "halved by resistance")


def test_what_a_trait_means_is_told_with_its_number() -> None:
    assert (
        tooltip(Words(), "trait", "nightmarish:2")
        == "Nightmarish 2: even a passed Horror check costs 2 Sanity."
    )
    assert tooltip(Words(), "movement", "stationary") == "Stationary: it never moves."


ALL = ["base", "dunwich", "innsmouth"]
VORTEX = "vortex-devil-reef"


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (
            e.MonsterRemoved("ghoul#1", VORTEX, "cup"),
            "Ghoul is swallowed by the vortex and returns to the cup.",
        ),
        (
            e.MonsterRemoved("servant-of-glaaki#1", VORTEX, "sheet"),
            "Servant of Glaaki is swallowed by the vortex and goes to the Ancient One’s sheet.",
        ),
        (
            e.MonsterRemoved("the-dunwich-horror#1", "sentinel-hill", "box"),
            "The Dunwich Horror waits beside the board.",
        ),
        (
            e.MonsterRemoved("being-of-ib#1", "box", "sheet"),
            "Being of Ib goes to the Ancient One’s sheet.",
        ),
        (e.CardInPlay("story-jim-culver-pass#1", "passed"), "Personal story of Jim Culver is passed."),
        (e.CardInPlay("story-jim-culver-fail#1", "failed"), "Personal story of Jim Culver has failed."),
        (e.TrackChanged("martial_law", 0, 1), "Martial law is proclaimed in Innsmouth."),
        (e.TrackChanged("deep_ones_rising", 0, 1), "The Deep Ones Rising track rises from 0 to 1."),
    ],
)
def test_what_happens_in_dunwich_and_innsmouth_is_told_as_it_is(event: e.Event, line: str) -> None:
    assert log_line(event, new_table(Setup(sets=tuple(ALL), seed=1)), Words()) == line
