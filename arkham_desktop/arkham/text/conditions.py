"""Conditions as clauses after "if" and "while": `you are Cursed`, `the terror level is 6 or more`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from arkham_desktop.arkham.effects import conditions as c
from arkham_desktop.arkham.effects.condition_base import Cond
from arkham_desktop.arkham.text import nouns, phrases
from arkham_desktop.arkham.text.catalogs import WordsError

if TYPE_CHECKING:
    from arkham_desktop.arkham.text.words import Words

CondT = TypeVar("CondT", bound=Cond)
TellCond = Callable[["Words", Any, str], str]
CLAUSES: dict[type[Cond], TellCond] = {}
"""A condition as a clause; the last argument is "yes", or "no" for its opposite."""


def tells(
    kind: type[CondT],
) -> Callable[[Callable[[Words, CondT, str], str]], Callable[[Words, CondT, str], str]]:
    """Registers the function that tells such a condition and its opposite."""

    def register(function: Callable[[Words, CondT, str], str]) -> Callable[[Words, CondT, str], str]:
        if kind in CLAUSES:
            raise TypeError(f"{kind.__name__} is told by {CLAUSES[kind].__qualname__} already")
        CLAUSES[kind] = function
        return function

    return register


def condition(words: Words, cond: Cond, *, holds: bool = True) -> str:
    """The condition as a clause, or its opposite. Raises `WordsError` when nobody tells its kind."""
    if isinstance(cond, c.Not):
        return condition(words, cond.negated, holds=not holds)
    tell = CLAUSES.get(type(cond))
    if tell is None:
        raise WordsError(f'no words are written for the condition "{type(cond).key}"')
    return tell(words, cond, "yes" if holds else "no")


# --- several -----------------------------------------------------------------------------------------
@tells(c.All)
def tell_all(words: Words, cond: c.All, holds: str) -> str:
    """Every one; the opposite is any opposite."""
    if holds == "yes":
        return words.both([condition(words, one) for one in cond.every])
    return words.either([condition(words, one, holds=False) for one in cond.every])


@tells(c.AnyOf)
def tell_any(words: Words, cond: c.AnyOf, holds: str) -> str:
    """At least one; the opposite is every opposite."""
    if holds == "yes":
        return words.either([condition(words, one) for one in cond.some])
    return words.both([condition(words, one, holds=False) for one in cond.some])


# --- what you have and are ---------------------------------------------------------------------------
@tells(c.Has)
def tell_has(words: Words, cond: c.Has, holds: str) -> str:
    """`you have at least 2 Spells`; without a number, any."""
    owned = cond.has
    world = words("cond-of-world", world=words.said(owned.world)) if owned.world is not None else ""
    if owned.n is None:
        return words("cond-has-some", holds=holds, things=words.of("mass", owned.what), world=world)
    n = owned.n.fixed
    if n == 1:
        return words("cond-has-any", holds=holds, things=words.of("mass", owned.what), world=world)
    return words("cond-has", holds=holds, things=nouns.things(words, owned.what, owned.n), world=world)


@tells(c.AtMost)
def tell_at_most(words: Words, cond: c.AtMost, holds: str) -> str:
    """`you have no Clue tokens`, `you have at most 2 Spells`."""
    owned = cond.at_most
    if owned.n.fixed == 0:
        return words(
            "cond-has-any",
            holds="no" if holds == "yes" else "yes",
            things=words.of("mass", owned.what),
            world="",
        )
    return words("cond-at-most", holds=holds, things=nouns.things(words, owned.what, owned.n))


@tells(c.HasCard)
def tell_has_card(words: Words, cond: c.HasCard, holds: str) -> str:
    """`you have Whiskey`."""
    return words("cond-has-card", holds=holds, card=words.said(cond.card))


@tells(c.HasStatus)
def tell_has_status(words: Words, cond: c.HasStatus, holds: str) -> str:
    """`you are Cursed`, `you have a Retainer`."""
    return words.of("cond-is", cond.status, holds=holds)


@tells(c.SkillIsAtLeast)
def tell_skill(words: Words, cond: c.SkillIsAtLeast, holds: str) -> str:
    """`your Lore is 4 or more`."""
    least = cond.skill_at_least
    return words("cond-skill", holds=holds, skill=words.of("skill", least.skill), n=least.n, less=least.n - 1)


@tells(c.AtMaximum)
def tell_at_maximum(words: Words, cond: c.AtMaximum, holds: str) -> str:
    """`your Stamina and Sanity are at their maximum`."""
    what = words.both([words.of("mass", one) for one in cond.at_maximum])
    return words("cond-at-maximum", holds=holds, what=what, count=len(cond.at_maximum))


@tells(c.AloneHere)
def tell_alone(words: Words, cond: c.AloneHere, holds: str) -> str:
    """`no other investigator is here`."""
    return words("cond-alone", holds=holds)


@tells(c.InPlace)
def tell_in_place(words: Words, cond: c.InPlace, holds: str) -> str:
    """`you are in the street`."""
    key = f"cond-place-{cond.place}"
    place = words(key) if words.has(key) else phrases.place(words, cond.place)
    return words("cond-in", holds=holds, place=place)


@tells(c.InArea)
def tell_in_area(words: Words, cond: c.InArea, holds: str) -> str:
    """`you are in the first area`."""
    return words("cond-area", holds=holds, area=cond.area)


@tells(c.HandEmpty)
def tell_hand_empty(words: Words, cond: c.HandEmpty, holds: str) -> str:
    """`your other hand is empty`."""
    return words("cond-hand-empty", holds=holds)


@tells(c.HasHappened)
def tell_happened(words: Words, cond: c.HasHappened, holds: str) -> str:
    """`you went insane in this encounter`."""
    return words.of("cond-happened", cond.happened, holds=holds)


# --- the game ----------------------------------------------------------------------------------------
@tells(c.TerrorAtLeast)
def tell_terror(words: Words, cond: c.TerrorAtLeast, holds: str) -> str:
    """`the terror level is 6 or more`."""
    return words("cond-terror", holds=holds, n=cond.terror, less=cond.terror - 1)


@tells(c.DoomAtLeast)
def tell_doom(words: Words, cond: c.DoomAtLeast, holds: str) -> str:
    """`the doom track has 5 or more tokens`."""
    if cond.doom == "half_up":
        return words("cond-doom-half", holds=holds)
    return words("cond-doom", holds=holds, n=cond.doom, less=cond.doom - 1)


@tells(c.DoomIs)
def tell_doom_is(words: Words, cond: c.DoomIs, holds: str) -> str:
    """`the doom track reaches 9 tokens`."""
    return words("cond-doom-is", holds=holds, n=cond.doom)


@tells(c.DoomLeftAtMost)
def tell_doom_left(words: Words, cond: c.DoomLeftAtMost, holds: str) -> str:
    """`the doom track is full`, `the doom track has at most 1 free space`."""
    return words("cond-doom-left", holds=holds, n=cond.left)


@tells(c.PlayersAtLeast)
def tell_players(words: Words, cond: c.PlayersAtLeast, holds: str) -> str:
    """`5 or more investigators play`."""
    return words("cond-players", holds=holds, n=cond.players, less=cond.players - 1)


@tells(c.Sealed)
def tell_sealed(words: Words, cond: c.Sealed, holds: str) -> str:
    """`any location is sealed`."""
    return words("cond-sealed", holds=holds)


@tells(c.AncientOneIs)
def tell_ancient_one(words: Words, cond: c.AncientOneIs, holds: str) -> str:
    """`the Ancient One is Hastur`."""
    return words("cond-ancient-one", holds=holds, name=words.named(cond.ancient_one))


@tells(c.HeraldIs)
def tell_herald(words: Words, cond: c.HeraldIs, holds: str) -> str:
    """`the Herald is Father Dagon`."""
    return words("cond-herald", holds=holds, name=words.named(cond.herald))


@tells(c.EnvironmentIs)
def tell_environment(words: Words, cond: c.EnvironmentIs, holds: str) -> str:
    """`the Environment is Blackest Night`."""
    return words("cond-environment", holds=holds, name=words.named(cond.environment))


@tells(c.ConditionUp)
def tell_condition_up(words: Words, cond: c.ConditionUp, holds: str) -> str:
    """`the Condition … is face up`."""
    return words("cond-condition-up", holds=holds, card=words.named(cond.card))


@tells(c.CardAvailable)
def tell_card_available(words: Words, cond: c.CardAvailable, holds: str) -> str:
    """`nobody has Deputy of Arkham`."""
    key = f"cond-available-{cond.card}"
    if words.has(key):
        return words(key, holds=holds)
    return words("cond-available", holds=holds, card=words.said(cond.card))


@tells(c.MonsterInPlay)
def tell_monster_in_play(words: Words, cond: c.MonsterInPlay, holds: str) -> str:
    """`a Gug or Nightgaunt is in Arkham`."""
    found = cond.monster_in_play
    (kind, *others) = found.kinds
    if not others and found.where is None and words.said(kind) != words.named(kind):
        return words("cond-monster-one", holds=holds, name=words.said(kind))
    where = "arkham" if found.where is not None else "play"
    return words("cond-monster", holds=holds, kinds=phrases.kinds(words, found.kinds), where=where)


@tells(c.OnSheet)
def tell_on_sheet(words: Words, cond: c.OnSheet, holds: str) -> str:
    """`at least 2 Cultists lie on the Ancient One's sheet`."""
    sheet = cond.on_sheet
    if words.host == "monster" and sheet.variant is not None and sheet.n == 1:
        return words("cond-on-sheet-this", holds=holds, this=phrases.this(words))
    variant = sheet.variant if sheet.variant is not None else 0
    return words("cond-on-sheet", holds=holds, kind=words.named(sheet.kind), n=sheet.n, variant=variant)


@tells(c.HasTokens)
def tell_tokens(words: Words, cond: c.HasTokens, holds: str) -> str:
    """`there are at least 3 Clue tokens on this card`."""
    tokens = cond.tokens
    where = words.of("tokenon", tokens.on, this=phrases.this(words))
    what = words.of("token", tokens.what, how="mass", n=0)
    least, most = tokens.at_least, tokens.at_most
    if least is None and most is not None and most.fixed == 0:
        return words("cond-tokens-none", holds=holds, what=what, where=where, kind=tokens.what)
    if least is not None and most is not None:
        first, last = nouns.phrase(words, least), nouns.phrase(words, most)
        if least == most:
            return words("cond-tokens-exactly", holds=holds, what=what, where=where, n=first)
        return words("cond-tokens-range", holds=holds, what=what, where=where, n=first, most=last)
    limit = least if least is not None else most
    assert limit is not None, "the model demands one of the two"
    side = "least" if least is not None else "most"
    if limit.fixed is None:
        n = nouns.phrase(words, limit)
        return words.of("cond-amount", side, holds=holds, what=what, where=where, n=n, kind=tokens.what)
    things = words.of("token", tokens.what, how="n", n=limit.fixed)
    n_or_money = 1 if tokens.what == "money" else limit.fixed
    return words.of("cond-tokens", side, holds=holds, things=things, where=where, n=n_or_money)


@tells(c.DeckEmpty)
def tell_deck_empty(words: Words, cond: c.DeckEmpty, holds: str) -> str:
    """`the Ally deck is empty`."""
    return words("cond-deck-empty", holds=holds, deck=words.of("deck", cond.deck))


@tells(c.TrackFull)
def tell_track_full(words: Words, cond: c.TrackFull, holds: str) -> str:
    """`the Feds Raid track is full`."""
    return words("cond-track-full", holds=holds, track=words.of("track", cond.track))


# --- moments -----------------------------------------------------------------------------------------
@tells(c.CombatRoundAtLeast)
def tell_combat_round(words: Words, cond: c.CombatRoundAtLeast, holds: str) -> str:
    """`this is round 2 of the combat or later`."""
    return words("cond-round", holds=holds, n=cond.combat_round)


@tells(c.DiceEqual)
def tell_dice_equal(words: Words, cond: c.DiceEqual, holds: str) -> str:
    """`all dice show the same`."""
    return words("cond-dice-equal", holds=holds)


@tells(c.Happens)
def tell_happens(words: Words, cond: c.Happens, holds: str) -> str:
    """`you go insane`, `you gain 2 Clue tokens at once`."""
    return words.of("cond-event", cond.event.what, holds=holds, n=cond.event.n or 0)


@tells(c.Spends)
def tell_spends(words: Words, cond: c.Spends, holds: str) -> str:
    """`you spend $15 in Uptown`."""
    paid = cond.spends
    things = words.of("mass", paid.what) if paid.n is None else nouns.counted(words, paid.what, paid.n)
    text = words("cond-spends", holds=holds, things=things)
    if paid.at is not None:
        text = words("cond-spends-at", text=text, place=words.said(paid.at))
    return words("cond-spends-phase", text=text, phase=words.of("phase", paid.phase)) if paid.phase else text


@tells(c.AncientOneAwakens)
def tell_awakens(words: Words, cond: c.AncientOneAwakens, holds: str) -> str:
    """`the Ancient One awakens`."""
    return words("cond-awakens", holds=holds)


@tells(c.SpecialCond)
def tell_special(words: Words, cond: c.SpecialCond, holds: str) -> str:
    """What a named hook asks."""
    return words.of("cond-special", cond.name, holds=holds)
