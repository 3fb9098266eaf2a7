"""Lasting effects: what holds as long as its card is in play, or until a moment."""

from __future__ import annotations

from typing import ClassVar, Literal, NamedTuple, Self

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from arkham_desktop.arkham.content.fields import InvestigatorId, Many, OneOrMore, PlaceOrAt, SpaceId
from arkham_desktop.arkham.content.words import (
    CheckOrAll,
    Color,
    DrawUse,
    ModDeck,
    Movement,
    MythosTrait,
    SkillOrAll,
    Trait,
    Until,
    Where,
)
from arkham_desktop.arkham.effects.amounts import Amount
from arkham_desktop.arkham.effects.base import Effects, Fact, Op, require_one_of
from arkham_desktop.arkham.effects.condition_base import Condition
from arkham_desktop.arkham.effects.filters import Versus
from arkham_desktop.arkham.effects.lasting_words import ImmuneWhat, ModWhat, PreventWhat, ReduceWhat

PREVENTED = "prevented:"
"""Prefix in ``Context.happened`` by which an ability of a moment tells what it kept from happening."""


class LastingOp(Op):
    """An effect that may stand in `mods`; `title` is the printed name of the ability."""

    lasting: ClassVar[bool] = True

    title: str | None = None


class _Shape(NamedTuple):
    """What a modifier of a kind must say, may say, and whether it has a value."""

    needs: tuple[str, ...] = ()
    may: tuple[str, ...] = ()
    value: bool = True


_PLAIN = _Shape()
_SHAPES: dict[ModWhat, _Shape] = {
    "skill": _Shape(("skill",)),
    "check": _Shape(("check",)),
    "die": _Shape(("check",)),
    "clue_dice": _Shape(may=("check",)),
    "combat_skill": _Shape(("skill",), value=False),
    "draw": _Shape(("deck",), may=("discard",)),
    "limit_clues_on_check": _Shape(("check",)),
    "world_color": _Shape(("color",), value=False),
    "immunity_as_resistance": _Shape(value=False),
    "extra_mythos": _Shape(("use",)),
    "monster_nightmarish": _Shape(("vs",)),
    "monster_overwhelming": _Shape(("vs",)),
    "monster_trait": _Shape(("trait",), value=False),
    "monster_movement": _Shape(("vs", "movement"), value=False),
    "monster_stalk_range": _Shape(("vs",)),
    "monster_hits_from": _Shape(("vs",)),
    "aquatic": _Shape(("where",), value=False),
    "sky_adjacent": _Shape(("where",), value=False),
}
"""The kinds of modifier that are not just a number."""
_ALWAYS = {"op", "note", "what", "vs", "where", "at", "only", "who", "min", "until", "cond", "title"}


class Mod(LastingOp):
    """A modifier: `n` is added, or the thing is `set`. `where`, `at`, `vs`, `who` and `cond` narrow it.

    skill: the skill itself; check: that kind of check (`all`: skill checks); die: each die counts n
    higher; clue_dice: more dice for each clue spent; combat_skill: combat checks use this skill;
    successes: of the attack; successes_on_6: a 6 counts as so many; success_from: the lowest face that
    succeeds; die_result: one rolled die; wasted_clues: the first n clues spent on a check do nothing;
    slider_shifts: further shifts now; enter_street_cost: movement points; spell_hands: hands for spells
    only; item_combat_bonus: of weapons `vs`; seal_cost: clues to seal; close_gate_need: successes to
    close; gate_limit: open gates that awaken the Ancient One; draw: draw n more, then discard
    `discard`; limit_…: at most so many; world_color: every Other World has this color too;
    immunity_as_resistance: of the enemy; extra_mythos: more cards a phase, used so; max_doom_removed: a
    round of the final battle; monster_…: of such monsters, or of this one without `vs`;
    monster_stalk_range: spaces a stalker looks; monster_hits_from: the lowest face of its roll that
    hits; aquatic, sky_adjacent: these spaces are.
    """

    op: Literal["mod"] = "mod"
    what: ModWhat
    n: Amount | None = None
    set: Amount | None = None
    skill: SkillOrAll | None = None
    check: CheckOrAll | None = None
    deck: ModDeck | None = None
    discard: int | None = None
    color: Color | None = None
    use: DrawUse | None = None
    trait: Trait | None = None
    movement: Movement | None = None
    vs: Versus | None = None
    where: Where | None = None
    at: SpaceId | None = None
    only: Literal["martial_law"] | None = None
    who: Literal["first_player"] | None = None
    min: int | None = None
    until: Until | None = None
    cond: Condition | None = None
    example: ClassVar = {
        "op": "mod",
        "what": "draw",
        "deck": "injury",
        "n": 1,
        "discard": 1,
        "title": "Resilient",
    }

    @model_validator(mode="after")
    def _fits_its_kind(self) -> Self:
        shape = _SHAPES.get(self.what, _PLAIN)
        given = self.model_fields_set
        missing = [name for name in shape.needs if name not in given]
        if missing:
            raise PydanticCustomError(
                "mod",
                'a modifier of "{what}" needs {names}',
                {"what": self.what, "names": ", ".join(missing)},
            )
        if shape.value:
            require_one_of(self, "n", "set")
        foreign = (
            given - _ALWAYS - {*shape.needs, *shape.may} - ({"n", "set"} if shape.value else frozenset())
        )
        if foreign:
            raise PydanticCustomError(
                "mod",
                'a modifier of "{what}" has no {names}',
                {"what": self.what, "names": ", ".join(sorted(foreign))},
            )
        return self


class PreventException(Fact):
    """Whom or what a prevention spares: exactly one field."""

    place_ability: SpaceId | None = None
    investigator: InvestigatorId | None = None

    @model_validator(mode="after")
    def _one_field(self) -> Self:
        require_one_of(self, "place_ability", "investigator")
        return self


class Prevent(LastingOp):
    """Does not happen; `n` points of it (all). `one_source`: all points of one source.

    `at`, `from`, `to`, `via`, `vs`, `check` and `cond` narrow it; `except` spares; `instead`: what happens.
    """

    op: Literal["prevent"] = "prevent"
    what: OneOrMore[PreventWhat]
    n: Amount | None = None
    scope: Literal["one_source"] | None = None
    check: Literal["close_gate"] | None = None
    vs: Versus | None = None
    who: Literal["any_one"] | None = None
    at: PlaceOrAt | None = None
    from_: Literal["sky"] | None = Field(default=None, alias="from")
    to: Literal["sky"] | None = None
    via: Literal["depot"] | None = None
    except_: Many[PreventException] = Field(default=(), alias="except")
    instead: Literal["return_and_redraw"] | None = None
    until: Until | None = None
    cond: Condition | None = None
    example: ClassVar = {"op": "prevent", "what": "stamina_loss", "n": "all", "scope": "one_source"}


class Reduce(LastingOp):
    """Smaller by `n`, not below 0."""

    op: Literal["reduce"] = "reduce"
    what: ReduceWhat
    n: Amount
    example: ClassVar = {"op": "reduce", "what": "sanity_loss", "n": 1, "title": "Strong Mind"}


class Immune(LastingOp):
    """Has no effect on the owner (cannot be had, gained, lost, used); `instead`: what happens then."""

    op: Literal["immune"] = "immune"
    what: OneOrMore[ImmuneWhat]
    except_: Many[Trait] = Field(default=(), alias="except")
    instead: Effects = ()
    until: Until | None = None
    cond: Condition | None = None
    example: ClassVar = {"op": "immune", "what": "deputy", "title": "Criminal Record"}


class IgnoreMythos(LastingOp):
    """The special effect of such Mythos cards is ignored, the card discarded; `redraw`: draw another."""

    op: Literal["ignore_mythos"] = "ignore_mythos"
    trait: MythosTrait
    redraw: bool
    example: ClassVar = {"op": "ignore_mythos", "trait": "urban", "redraw": False}


class PayAs(LastingOp):
    """A price may be paid, wholly or partly, with something else, one for one."""

    op: Literal["pay_as"] = "pay_as"
    what: Literal["clue", "spell_sanity_cost"]
    with_: Literal["stamina", "monster_trophy"] = Field(alias="with")
    example: ClassVar = {
        "op": "pay_as",
        "what": "clue",
        "with": "monster_trophy",
        "title": "Secrets of the Dead",
    }


class Special(LastingOp):
    """A named hook: a Python function of that name; the note says what it does."""

    op: Literal["special"] = "special"
    name: str
    cond: Condition | None = None
    example: ClassVar = {
        "op": "special",
        "name": "free-sliders",
        "note": "moves sliders freely, no focus spent",
        "title": "Jack of All Trades",
    }

    @model_validator(mode="after")
    def _says_what_it_does(self) -> Self:
        if not self.note:
            raise PydanticCustomError("special", 'a special needs a "note" that says what it does')
        return self
