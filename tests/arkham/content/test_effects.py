"""Every declaration of the vocabulary reads its own example and writes it back."""

import re
from collections.abc import Mapping

import pytest
from pydantic import ValidationError

from arkham_desktop.arkham.effects import CONDITIONS, OPS, Ability, Amount
from arkham_desktop.arkham.effects.amounts import Term
from arkham_desktop.arkham.effects.base import Fact, Op
from arkham_desktop.arkham.effects.conditions import Not
from arkham_desktop.arkham.effects.flow import Check, If
from arkham_desktop.arkham.effects.lasting import Mod
from arkham_desktop.arkham.effects.resources import Gain, Spend

GAIN = {"op": "gain", "what": "clue", "n": 1}


class Bearer(Fact):
    """A fact with lasting effects, as a card has them."""

    abilities: tuple[Ability, ...] = ()


def wrong(model: type[Fact], record: Mapping[str, object]) -> list[tuple[str, str]]:
    """The field paths and messages of the mistakes in a record."""
    with pytest.raises(ValidationError) as caught:
        model.model_validate(record)
    return [(".".join(map(str, one["loc"])), one["msg"]) for one in caught.value.errors()]


@pytest.mark.parametrize("name", OPS)
def test_the_example_of_an_effect_is_read_and_written_back(name: str) -> None:
    kind = OPS[name]
    assert kind.example["op"] == name
    assert kind.model_validate(kind.example).dump() == kind.example


@pytest.mark.parametrize("key", CONDITIONS)
def test_the_example_of_a_condition_is_read_and_written_back(key: str) -> None:
    kind = CONDITIONS[key]
    assert list(kind.example) == [key]
    assert kind.model_validate(kind.example).dump() == kind.example


@pytest.mark.parametrize("name", OPS)
def test_every_effect_says_what_it_means(name: str) -> None:
    assert re.match(r"[A-Z`].{8,}", OPS[name].__doc__ or ""), name


@pytest.mark.parametrize("name", OPS)
def test_no_effect_takes_a_field_that_is_not_declared(name: str) -> None:
    assert wrong(OPS[name], {**OPS[name].example, "wobble": 1})[0] == (
        "wobble",
        "Extra inputs are not permitted",
    )


def test_a_nested_mistake_keeps_its_whole_path() -> None:
    nothing = {"op": "check", "skill": "luck", "mod": 0, "fail": [GAIN, {**GAIN, "n": "lots"}]}
    record = {"op": "if", "cond": {"in": "street"}, "then": [{"op": "may", "do": [nothing]}]}
    assert wrong(If, record)[0][0] == "then.0.do.0.fail.1.n"


def test_an_unknown_effect_is_told_with_the_nearest_word() -> None:
    record = {"op": "may", "do": [{**GAIN, "op": "gian"}]}
    assert wrong(OPS["may"], record) == [("do.0", 'there is no effect "gian" (do you mean "gain"?)')]


def test_an_effect_that_happens_once_cannot_hold() -> None:
    ((path, message),) = wrong(OPS["keep_card"], {"op": "keep_card", "mods": [GAIN]})
    assert path == "mods.0"
    assert message.startswith('"gain" happens once and cannot stand in "mods"; only mod, prevent')


def test_one_word_and_a_list_of_words_are_told_apart() -> None:
    assert Spend.model_validate({"op": "spend", "what": "money", "n": 1}).what == ("money",)
    several = {"op": "spend", "what": ["money", "clue"], "n": 1}
    assert Spend.model_validate(several).dump() == several
    assert "at least two" in wrong(Spend, {"op": "spend", "what": ["money"], "n": 1})[0][1]


def test_numbers_are_not_taken_for_words_nor_words_for_numbers() -> None:
    assert wrong(Check, {"op": "check", "skill": "luck", "mod": 0, "need": "2"})[0][0] == "need"
    assert wrong(Check, {"op": "check", "skill": "luck", "mod": True})[0][0] == "mod"
    assert wrong(Gain, {**GAIN, "over_max": 1})[0][0] == "over_max"


@pytest.mark.parametrize(
    ("text", "terms"),
    [
        (2, (Term(2),)),
        (-1, (Term(-1),)),
        ("1d6", (Term(1, "1d6"),)),
        ("3-successes", (Term(3), Term(-1, "successes"))),
        ("-2*beings_on_sheet", (Term(-2, "beings_on_sheet"),)),
        ("seal_cost+2", (Term(1, "seal_cost"), Term(2))),
        ("roll+price", (Term(1, "roll"), Term(1, "price"))),
    ],
)
def test_an_amount_is_a_sum_of_numbers_and_things_counted(text: int | str, terms: tuple[Term, ...]) -> None:
    amount = Amount.parse(text)
    assert amount.terms == terms
    assert amount.text == text


def test_only_a_number_is_a_fixed_amount() -> None:
    assert Amount.parse(3).fixed == 3
    assert Amount.parse("1d6").fixed is None
    assert Amount.parse("half_up").fixed is None


@pytest.mark.parametrize("text", ["2", "two", "1d6+", "1+2+3", "gates*2", "", True, None, 1.5])
def test_what_is_no_amount_is_refused(text: object) -> None:
    ((path, message),) = wrong(Gain, {**GAIN, "n": text})
    assert path == "n"
    assert message.startswith("not an amount")


@pytest.mark.parametrize(
    ("record", "message"),
    [
        ({"what": "skill", "n": 1}, 'a modifier of "skill" needs skill'),
        ({"what": "hands", "n": 1, "set": 2}, "exactly one of n, set is needed, not n and set"),
        ({"what": "hands"}, "exactly one of n, set is needed, not none"),
        ({"what": "hands", "n": 1, "deck": "spell"}, 'a modifier of "hands" has no deck'),
        ({"what": "world_color", "color": "red", "n": 1}, 'a modifier of "world_color" has no n'),
    ],
)
def test_a_modifier_has_the_fields_of_its_kind(record: dict[str, object], message: str) -> None:
    assert wrong(Mod, {"op": "mod", **record}) == [("", message)]


def test_a_condition_has_exactly_one_key() -> None:
    ((path, message),) = wrong(Not, {"not": {"in": "street", "area": 1}})
    assert path == "not"
    assert "exactly one key" in message
    assert wrong(Not, {"not": {"has_crad": "duke"}})[0][1] == (
        'there is no condition "has_crad" (do you mean "has_card"?)'
    )


def test_an_ability_has_its_moments_in_a_tuple() -> None:
    one = Ability.model_validate({"when": "upkeep", "do": []})
    two = Ability.model_validate({"when": ["upkeep", "mythos"], "do": []})
    assert (one.when, two.when) == (("upkeep",), ("upkeep", "mythos"))
    assert two.dump() == {"when": ["upkeep", "mythos"], "do": []}


def test_facts_cannot_be_changed() -> None:
    gain = Gain.model_validate(GAIN)
    with pytest.raises(ValidationError):
        setattr(gain, "what", "money")  # noqa: B010 - mypy would not let the plain assignment through


def test_an_effect_cannot_be_declared_twice() -> None:
    with pytest.raises(TypeError, match="declared twice"):
        type("Other", (Op,), {"__annotations__": {"op": str}, "op": "gain", "__module__": __name__})
