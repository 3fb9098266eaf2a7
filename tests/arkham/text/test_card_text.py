"""The text of every card reads like English and hides nothing that the card does."""

from __future__ import annotations

import json
import re
from functools import lru_cache
from typing import Any

import pytest

from arkham_desktop.arkham.content.library import Library
from arkham_desktop.arkham.content.loading import shipped_sets
from arkham_desktop.arkham.content.models import Connection, Encounter, NamedRow, Row
from arkham_desktop.arkham.content.words import DECKS, RESOURCES
from arkham_desktop.arkham.effects import CONDITIONS, OPS
from arkham_desktop.arkham.effects.amounts import AMOUNT_WORDS, ATOMS, Amount
from arkham_desktop.arkham.effects.base import SENTENCES
from arkham_desktop.arkham.text import Words, card_text, encounter_text
from arkham_desktop.arkham.text.conditions import CLAUSES, condition
from arkham_desktop.arkham.text.nouns import things
from arkham_desktop.arkham.text.telling import clause, paragraph


@lru_cache
def library() -> Library:
    return Library.load(shipped_sets())


def rows() -> list[Row]:
    return [row for of_kind in library().rows.values() for row in of_kind if not isinstance(row, Connection)]


class AnyWords(Words):
    """Words that can name what no set at hand has: for examples out of other sets."""

    def named(self, thing: str) -> str:
        return thing.replace("-", " ").title()


PLURALS = sorted(
    {Words().of("mass", what) for what in (*RESOURCES, *DECKS, "item", "die", "monster", "card")} - {"Focus"}
)
BROKEN = {
    "braces or raw arguments": re.compile(r"[{}]|\$[a-z]"),
    "two spaces": re.compile(r"  "),
    "a raw word of the vocabulary": re.compile(r"\b[a-z]+_[a-z_]+\b"),
    "an instance": re.compile(r"#\d"),
    "a space before a stop": re.compile(r" [.,;:)](?!\d)"),
    "two stops": re.compile(r"[.,;:!]\.|\.,|,,|;;"),
    "a word twice": re.compile(r"\b(to|and|or|the|a|may|you may|have|in|of|it|is) \1\b"),
    "one of many": re.compile(r"\b1 (?:%s)\b" % "|".join(p for p in PLURALS if p.endswith("s"))),  # noqa: UP031
    "many of one": re.compile(
        r"\b[2-9] (?:Clue token|Spell|Skill|Common Item|Unique Item|monster|item|hand)\b(?!s| troph)"
    ),
    "a verb after nothing": re.compile(r"\b(?:to|may|have) nothing happens"),
    "an empty bracket": re.compile(r"\(\s*\)"),
    "an empty sentence": re.compile(r"(?:^|[.:] )\."),
    "none": re.compile(r"\bNone\b|\bTrue\b|\bFalse\b"),
}
START = re.compile(r"^(?:[A-Z0-9“+−$.•]|’)")
END = re.compile(r"[.!?:”]$")


def flaws(line: str) -> list[str]:
    """What is wrong with a line as English."""
    found = [name for name, pattern in BROKEN.items() if pattern.search(line)]
    if not START.match(line):
        found.append("no capital at the start")
    if not END.search(line) and not line.startswith("Power: "):
        found.append("no stop at the end")
    if line.count("(") != line.count(")"):
        found.append("a bracket is open")
    return found


def test_every_record_has_a_text_that_reads_like_english() -> None:
    words, wrong, lines = Words(), [], 0
    ids = [row.id for row in rows() if "-" in row.id]
    raw = re.compile(r"\b(?:" + "|".join(map(re.escape, ids)) + r")\b")
    names = re.compile("|".join(re.escape(row.name) for row in rows() if isinstance(row, NamedRow)))
    for row in rows():
        for line in card_text(row, words, library()):
            lines += 1
            found = flaws(line)
            if raw.search(names.sub("", line)):
                found.append("a raw id")
            wrong += [f"{row.id}: {line!r}: {flaw}" for flaw in found]
    assert wrong == []
    assert lines > 1500


def test_only_rows_without_any_rule_have_no_text() -> None:
    words = Words()
    silent = {type(row).__name__ for row in rows() if not card_text(row, words, library())}
    assert silent <= {"Space"}
    for space in library().speaking_spaces:
        assert card_text(space, words, library())


def test_every_kind_of_effect_and_condition_is_told() -> None:
    assert [name for name, kind in OPS.items() if kind not in SENTENCES] == []
    assert [key for key, kind in CONDITIONS.items() if kind not in CLAUSES and key != "not"] == []


@pytest.mark.parametrize("name", sorted(OPS))
def test_the_example_of_every_effect_is_a_sentence(name: str) -> None:
    op = OPS[name].model_validate(OPS[name].example)
    for line in paragraph(AnyWords("en", library()), [op]).split("\n"):
        assert flaws(line) == [], line
    inner = clause(AnyWords("en", library()).within, op)
    assert "\n" not in inner
    assert not inner.endswith(".")


@pytest.mark.parametrize("key", sorted(CONDITIONS))
def test_every_condition_and_its_opposite_are_told_and_differ(key: str) -> None:
    cond = CONDITIONS[key].model_validate(CONDITIONS[key].example)
    words = AnyWords("en", library())
    yes, no = condition(words, cond), condition(words, cond, holds=False)
    assert yes != no
    for text in (yes, no):
        assert flaws(f"If {text}.") == [], text


@pytest.mark.parametrize("text", [*AMOUNT_WORDS, *ATOMS, "3-successes", "-2*beings_on_sheet", "seal_cost+2"])
def test_every_amount_is_told(text: str) -> None:
    told = things(Words(), "sanity", Amount.parse(text))
    assert flaws(f"Lose {told}.") == []


@pytest.mark.parametrize(
    ("row", "lines"),
    [
        (
            "ancient-tome",
            [
                "Tome, price $4.",
                "Movement: Exhaust this card and spend 2 movement points to make a Lore (−1) check.",
                "Pass: Draw 1 Spell. Discard this card.",
            ],
        ),
        (
            "bind-monster",
            [
                "Casting modifier +4, costs 2 Sanity, 2 hands.",
                "Combat: Cast and discard this card (successes needed: the monster’s Toughness)"
                " to pass a Combat check.",
            ],
        ),
        (
            "duke",
            ["+1 maximum Sanity.", "Any time: Discard this card to restore your Sanity to its maximum."],
        ),
    ],
)
def test_some_texts_word_by_word(row: str, lines: list[str]) -> None:
    assert card_text(library().cards[row], Words(), library()) == lines


@pytest.mark.parametrize(
    ("row", "line"),
    [
        (
            "elixir-of-life",
            "When you draw an Injury or when you draw a Madness: Discard this card to cancel the draw.",
        ),
        ("carbine-rifle", "Combat: Exhaust this card to get +5 to this Combat check."),
        ("courier-run", "Step 1: the Newspaper."),
        ("curse", "You cannot have a Blessing as well."),
        ("anna-kaslow", "When you gain this card: Gain 2 Clue tokens."),
        ("rat-thing", "Before each Combat check: Either discard 1 item or fail the Combat check."),
        (
            "vortex-devil-reef",
            "When a monster enters: Return the monster to the cup. Raise the terror level by 1 and add "
            "1 to the Deep Ones Rising track.",
        ),
        ("all-quiet-in-arkham", "A gate opens in the Woods."),
        (
            "city-gripped-by-blackouts",
            "Close the General Store, the Curiositie Shoppe and Ye Olde Magick Shoppe until the end of "
            "the next turn.",
        ),
        (
            "fourth-of-july-parade",
            "No investigator enters or leaves the streets of the Merchant District until the end of the"
            " next turn.",
        ),
        (
            "things-of-darkness",
            "Ghoul, Formless Spawn, Shoggoth and Flying Polyp monsters have +1 Toughness.",
        ),
        ("alien-technology", "When a Mi-Go monster is defeated: Draw 1 Unique Item."),
        (
            "gossip-runs-wild",
            "If the Dunwich Horror is in play, raise the terror level by 2. Investigators may trade "
            "Clue tokens with one another until the end of the next turn.",
        ),
        ("mad-bomber", "Put money on this card equal to 4 times the number of investigators in the game."),
        (
            "blue-plate-special",
            "Instead of an encounter at Velma’s Diner: Spend up to $4 to gain Stamina equal to the "
            "amount paid and Sanity equal to the amount paid.",
        ),
        ("base-gate-52", "A gate card of every color."),
        (
            "martial-law",
            "End of your movement: If the doom track is at least half full, make an Evade (the number "
            "printed on the space) check.",
        ),
        ("glaaki", "Setup: Put 5 Servants of Glaaki on the Ancient One’s sheet."),
        (
            "cthugha",
            "Attack: Roll a die, then have each investigator either spend Clue tokens, Stamina or "
            "Sanity equal to the total rolled or be devoured.",
        ),
        (
            "the-dunwich-horror",
            "When this monster is defeated: Set the Dunwich Horror track to 0. Search the Common Item, "
            "Unique Item, Skill, Spell or Ally deck for 1 card of your choice and take it.",
        ),
        ("angry-red-skies", "Monsters with flying movement do not move into or out of the Sky."),
        ("yig", "Power: Yig’s Anger"),
        ("kate-winthrop", "Setup: Put no Clue token on the Science Building."),
        ("sister-mary", "Has a Blessing, a Cross and Holy Water."),
        ("being-of-ib-1", "−1 to Horror checks while this monster is still on the Ancient One’s sheet."),
        ("dunwich-202-newspaper", "• Up to 3 times, you may lose $2 to gain 1 Clue token."),
        (
            "base-54-silver-twilight-lodge",
            "Pass: Do this twice: roll a die (success: draw 1 Unique Item; failure: draw 1 Common Item).",
        ),
        ("base-78-science-building", "If you are Cursed, discard your Curse. Otherwise, become Blessed."),
        (
            "base-101-curiositie-shoppe",
            "Look at 3 Common Items and, if you like, buy any of them at list price; then every "
            "investigator may buy in the same way. Look at 1 Unique Item and, if you like, buy it at "
            "list price; then every investigator may buy in the same way.",
        ),
        (
            "dunwich-211-velmas-diner",
            "If the Condition Velma’s Gratitude is face down and your Fight is 4 or more, you may draw "
            "1 Injury to turn the Condition Velma’s Gratitude face up.",
        ),
    ],
)
def test_some_lines_word_by_word(row: str, line: str) -> None:
    (found,) = [one for one in rows() if one.id == row]
    assert line in card_text(found, Words(), library())


def test_places_are_said_with_the_article_they_take() -> None:
    words = Words().about(library())
    bare = [
        words.named(row.id)
        for row in rows()
        if isinstance(row, NamedRow) and words.said(row.id) not in (words.named(row.id), row.name)
    ]
    assert len(bare) > 60
    some = "|".join(map(re.escape, bare))
    wrong = re.compile(rf"\b(?:in|at|to|from|of|leaves|enters|close|have|has|take|and) (?:{some})\b")
    once = re.compile(r"Silver Twilight Lodge Membership|The Story Continues")
    assert [
        f"{row.id}: {line}"
        for row in rows()
        for line in card_text(row, Words(), library())
        if wrong.search(once.sub("", line))
    ] == []


def test_nothing_is_said_twice_running() -> None:
    """The same sentence or clause twice in one line, or two that differ in one name only."""
    twice = re.compile(
        r"(?<![A-Za-z])((?:[A-Za-z0-9$]+ ){5,}[A-Za-z0-9]+)[.,;:]? (?:and |or )?\1(?![A-Za-z])", re.IGNORECASE
    )
    said = [
        f"{row.id}: {line}"
        for row in rows()
        for line in card_text(row, Words(), library())
        if twice.search(line)
    ]
    assert said == []


def test_a_gate_card_tells_the_entry_of_the_world_one_is_in() -> None:
    words = Words()
    card = library().gate_cards["base-gate-28"]
    assert encounter_text(library(), card.id, "yuggoth", words) == ["Nothing happens."]
    other = encounter_text(library(), card.id, "abyss", words)
    assert other == ["Make a Lore (−2) check.", "Pass: Draw 1 Spell. Lose 1 Sanity."]


def test_a_location_encounter_tells_what_happens_there() -> None:
    assert encounter_text(library(), "base-88-bank-of-arkham", "bank-of-arkham", Words()) == [
        "Lose 1 Sanity."
    ]


def test_different_effects_never_read_the_same() -> None:
    told: dict[str, set[str]] = {}
    words = Words().about(library(), "encounter")
    effects = [row.do for row in library().rows["encounters"] if isinstance(row, Encounter)]
    effects += [entry for card in library().gate_cards.values() for entry in card.entries.values()]
    effects += [card.do for card in library().mythos.values()]
    for do in effects:
        told.setdefault(paragraph(words, do), set()).add(json.dumps([_bare(op.dump()) for op in do]))
    assert {text: found for text, found in told.items() if len(found) > 1} == {}
    assert len(told) > 150


def _bare(value: Any) -> Any:
    """JSON without the notes and labels, which are for those who read the data."""
    if isinstance(value, dict):
        return {key: _bare(value[key]) for key in sorted(value) if key not in ("note", "label")}
    return [_bare(one) for one in value] if isinstance(value, list) else value


def test_a_shop_of_a_location_says_that_one_has_to_buy() -> None:
    """ENC-23: whoever looks at the goods there buys one, if it can be paid; cards only let one buy."""
    words = Words("en")
    for place in ("general-store", "curiositie-shoppe"):
        told = card_text(library().spaces[place], words, library())[-1]
        assert told.endswith("and buy 1 of them at list price, if you can pay for one.")
