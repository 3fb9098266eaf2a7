"""What happened, one line an event, and because of what."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from arkham_desktop.arkham import events as e
from arkham_desktop.arkham.content.kept import FAILED, PASSED
from arkham_desktop.arkham.state import SKY, row_of
from arkham_desktop.arkham.table import Table
from arkham_desktop.arkham.text import nouns
from arkham_desktop.arkham.text.names import known
from arkham_desktop.arkham.text.telling import capital

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.library import Library
    from arkham_desktop.arkham.text.words import Words

EventT = TypeVar("EventT", bound=e.Event)
TellEvent = Callable[["Words", Any], "str | None"]
LINES: dict[type[e.Event], TellEvent] = {}
"""The line of each kind of event; None for one that nobody needs to read."""

SILENT_RESOURCES = frozenset({"movement", "focus"})
"""What is counted while it is being used up: its changes are no news."""


def line(
    kind: type[EventT],
) -> Callable[[Callable[[Words, EventT], str | None]], Callable[[Words, EventT], str | None]]:
    """Registers the function that tells such an event."""

    def register(function: Callable[[Words, EventT], str | None]) -> Callable[[Words, EventT], str | None]:
        if kind in LINES:
            raise TypeError(f"{kind.__name__} is told by {LINES[kind].__qualname__} already")
        LINES[kind] = function
        return function

    return register


def log_line(event: e.Event, where: Table | Library, words: Words) -> str | None:
    """The event as a sentence, without its cause; None when it is no news.

    Args:
        event: what happened.
        where: the table or the library whose names are used.
        words: the language.

    Raises:
        KeyError: nobody tells this kind of event.
    """
    library = where.library if isinstance(where, Table) else where
    told = LINES[type(event)](words.about(library), event)
    return capital(told) if told is not None else None


def because(event: e.Event, where: Table | Library, words: Words) -> str:
    """The chain of causes, the nearest first: `Food, Blood Magic`; empty when it was the choice itself."""
    library = where.library if isinstance(where, Table) else where
    told: list[str] = []
    for cause in reversed(event.cause):
        name = cause_name(library, cause, words)
        if name not in told:
            told.append(name)
    return words("log-because", causes=", ".join(told)) if told else ""


def cause_name(library: Library, cause: str, words: Words) -> str:
    """A cause in words: a card, place or monster by name, a rule by its sentence, else its id."""
    if known(library, cause):
        return words.name(library, cause)
    return words.of("rule", cause) if words.has(f"rule-{cause}") else cause


# --- the turn ----------------------------------------------------------------------------------------
@line(e.TurnBegan)
def tell_turn(words: Words, event: e.TurnBegan) -> str:
    """A turn begins."""
    return words("log-turn", n=event.turn, who=words.named(event.first_player))


@line(e.PhaseBegan)
def tell_phase(words: Words, event: e.PhaseBegan) -> str:
    """A phase begins."""
    return words("log-phase", phase=words.of("phase", event.phase))


@line(e.GameEnded)
def tell_end(words: Words, event: e.GameEnded) -> str:
    """The game is over."""
    return words.of("outcome", event.reason)


# --- people ------------------------------------------------------------------------------------------
@line(e.InvestigatorMoved)
def tell_moved(words: Words, event: e.InvestigatorMoved) -> str:
    """Somebody came to a place, and how."""
    place = words.said(event.path[-1])
    return words.of("log-moved", event.why, who=words.named(event.who), place=place)


@line(e.Gained)
def tell_gained(words: Words, event: e.Gained) -> str | None:
    """Somebody gained something counted."""
    if event.what in SILENT_RESOURCES:
        return None
    return words("log-gained", who=words.named(event.who), things=nouns.counted(words, event.what, event.n))


@line(e.Lost)
def tell_lost(words: Words, event: e.Lost) -> str | None:
    """Somebody lost or paid something counted."""
    if event.what in SILENT_RESOURCES:
        return None
    return words("log-lost", who=words.named(event.who), things=nouns.counted(words, event.what, event.n))


@line(e.StatusChanged)
def tell_status(words: Words, event: e.StatusChanged) -> str:
    """A state began or ended."""
    who = words.named(event.who)
    return words.of("log-status" if event.on else "log-status-over", event.status, who=who)


@line(e.SliderMoved)
def tell_slider(words: Words, event: e.SliderMoved) -> str:
    """A slider was moved: its two skills as they are now."""
    assert words.library is not None, "the log is about a library"
    sheet = words.library.investigators[event.who]
    pair = next(pair for pair in sheet.pairs if event.slider in pair)
    values = [f"{words.of('skill', skill)} {sheet.skills[skill][event.stop]}" for skill in pair]
    return words("log-slider", who=words.named(event.who), skills=words.both(values))


@line(e.Traded)
def tell_traded(words: Words, event: e.Traded) -> str:
    """Something changed hands."""
    counted = event.what in ("money", "clue")
    thing = nouns.counted(words, event.what, event.n) if counted else words.named(event.what)
    return words("log-traded", giver=words.named(event.giver), taker=words.named(event.taker), thing=thing)


# --- dice and combat ---------------------------------------------------------------------------------
@line(e.DiceRolled)
def tell_dice(words: Words, event: e.DiceRolled) -> str:
    """Dice were rolled."""
    faces = ", ".join(map(str, event.faces))
    if not event.who:
        return words("log-dice-game", faces=faces)
    if words.has(f"check-{event.what}"):
        who = words.named(event.who)
        return words("log-dice", who=who, faces=faces, n=event.successes, check=words.of("check", event.what))
    return words("log-dice-plain", who=words.named(event.who), faces=faces)


@line(e.CheckMade)
def tell_check(words: Words, event: e.CheckMade) -> str:
    """A check was decided."""
    return words(
        "log-passed" if event.passed else "log-failed",
        who=words.named(event.who),
        check=words.of("check", event.what),
        n=event.successes,
        need=event.need,
    )


@line(e.CombatBegan)
def tell_combat(words: Words, event: e.CombatBegan) -> str:
    """A combat began."""
    return words("log-combat", who=words.named(event.who), monster=words.named(event.monster))


@line(e.CombatEnded)
def tell_combat_end(words: Words, event: e.CombatEnded) -> str:
    """A combat ended, and how."""
    names = {"who": words.named(event.who), "monster": words.named(event.monster)}
    return words.of("log-combat", event.how, **names)


@line(e.SpellCast)
def tell_spell(words: Words, event: e.SpellCast) -> str:
    """A spell was cast."""
    key = "log-spell" if event.passed else "log-spell-failed"
    return words(key, who=words.named(event.who), spell=words.named(event.card))


# --- monsters ----------------------------------------------------------------------------------------
@line(e.MonsterAppeared)
def tell_appeared(words: Words, event: e.MonsterAppeared) -> str:
    """A monster was put somewhere."""
    return words("log-appeared", monster=words.named(event.monster), place=words.said(event.place))


@line(e.MonsterMoved)
def tell_monster_moved(words: Words, event: e.MonsterMoved) -> str:
    """A monster moved, in the way of its kind."""
    start, end = words.said(event.path[0]), words.said(event.path[-1])
    how = event.how
    if how == "flying":
        how = "rises" if event.path[-1] == SKY else "flies"
    key = f"log-monster-moved-{how}"
    told = key if words.has(key) else "log-monster-moved"
    return words(told, monster=words.named(event.monster), start=start, place=end)


@line(e.MonsterRemoved)
def tell_monster_removed(words: Words, event: e.MonsterRemoved) -> str:
    """A monster left: to the cup, the box, the sheet, or as somebody's trophy; Spawn to where it waits."""
    monster, to, library = words.named(event.monster), event.to, words.library
    if to not in ("cup", "box", "sheet"):
        return words("log-trophy", who=words.named(to), monster=monster)
    space = library.spaces.get(event.place) if library is not None else None
    if to == "box" and library is not None and library.monster(event.monster).spawn:
        to = "aside"
    in_vortex = space is not None and space.kind == "vortex"
    return words.of("log-vortex" if in_vortex else "log-removed", to, monster=monster)


@line(e.MonsterSurge)
def tell_surge(words: Words, event: e.MonsterSurge) -> str:
    """Monsters surge; a card may name no place for it."""
    if not event.space:
        return words("log-surge-gates", n=event.n)
    return words("log-surge", place=words.said(event.space), n=event.n)


# --- gates and places --------------------------------------------------------------------------------
@line(e.GateOpened)
def tell_gate(words: Words, event: e.GateOpened) -> str:
    """A gate opened."""
    return words("log-gate", place=words.said(event.space), world=words.said(event.marker))


@line(e.GateClosed)
def tell_gate_closed(words: Words, event: e.GateClosed) -> str:
    """A gate closed."""
    place = words.said(event.space)
    if event.by is None:
        return words("log-gate-closed", place=place)
    return words("log-gate-closed-by", who=words.named(event.by), place=place)


@line(e.GatePrevented)
def tell_gate_prevented(words: Words, event: e.GatePrevented) -> str:
    """No gate opened although one was due."""
    return words("log-gate-prevented", place=words.said(event.space))


@line(e.SealPlaced)
def tell_seal(words: Words, event: e.SealPlaced) -> str:
    """An elder sign came or went."""
    if event.on and event.by is not None:
        return words("log-seal-by", who=words.named(event.by), place=words.said(event.space))
    return words("log-seal" if event.on else "log-seal-removed", place=words.said(event.space))


@line(e.LocationClosed)
def tell_closed(words: Words, event: e.LocationClosed) -> str:
    """A location closed or opened."""
    return words("log-closed" if event.closed else "log-reopened", place=words.said(event.space))


@line(e.TokenPlaced)
def tell_token(words: Words, event: e.TokenPlaced) -> str:
    """Tokens came or went."""
    tokens = words.of("token", event.what, how="n", n=abs(event.n), amount="")
    key = "log-token" if event.n > 0 else "log-token-removed"
    return words(key, tokens=tokens, place=words.named(event.on))


@line(e.TrackChanged)
def tell_track(words: Words, event: e.TrackChanged) -> str:
    """A track rose or fell."""
    own = f"log-track-{event.track}"
    if words.has(own):
        return words(own)
    key = "log-track" if event.new >= event.old else "log-track-down"
    return words(key, track=words.of("tracklevel", event.track), old=event.old, n=event.new)


# --- cards -------------------------------------------------------------------------------------------
@line(e.CardGained)
def tell_card_gained(words: Words, event: e.CardGained) -> str:
    """A card came to somebody."""
    return words("log-card", who=words.named(event.who), card=words.named(event.card))


@line(e.CardLost)
def tell_card_lost(words: Words, event: e.CardLost) -> str | None:
    """A card left somebody, or a deck; what goes to another investigator is told as a trade."""
    if event.to not in ("deck", "box"):
        return None
    card = words.named(event.card)
    if not event.who:
        return words("log-card-boxed", card=card)
    return words.of("log-card-lost", event.to, who=words.named(event.who), card=card)


@line(e.CardExhausted)
def tell_exhausted(words: Words, event: e.CardExhausted) -> str | None:
    """A card was exhausted; that all cards are refreshed in Upkeep is no news."""
    if event.ready:
        return None
    return words("log-exhausted", who=words.named(event.who), card=words.named(event.card))


@line(e.CardInPlay)
def tell_card_in_play(words: Words, event: e.CardInPlay) -> str:
    """An Environment or Rumor came or went, or a personal story was passed or failed."""
    stories = words.library.stories if words.library is not None else {}
    is_story = any(row_of(event.card) in (story + PASSED, story + FAILED) for story in stories)
    return words.of("log-story" if is_story else "log-play", event.how, card=words.named(event.card))


@line(e.MythosRevealed)
def tell_mythos(words: Words, event: e.MythosRevealed) -> str:
    """A Mythos card was turned up."""
    return words("log-mythos", card=words.named(event.card))


@line(e.EncounterDrawn)
def tell_encounter(words: Words, event: e.EncounterDrawn) -> str:
    """Somebody has an encounter."""
    return words("log-encounter", who=words.named(event.who), place=words.named(event.place))


@line(e.GateCardPassed)
def tell_gate_card_passed(words: Words, event: e.GateCardPassed) -> str:
    """A gate card of the wrong color."""
    return words("log-gate-card", card=words.named(event.card))


@line(e.Shuffled)
def tell_shuffled(words: Words, event: e.Shuffled) -> str:
    """A deck was shuffled."""
    return words("log-shuffled", deck=words.of("deck", event.deck))


@line(e.AbilityUsed)
def tell_ability(words: Words, event: e.AbilityUsed) -> str:
    """An ability took effect."""
    source = words.named(event.source)
    if event.who is None or event.who == event.source:
        return words("log-ability", source=source)
    return words("log-ability-for", source=source, who=words.named(event.who))


@line(e.CardShown)
def tell_shown(words: Words, event: e.CardShown) -> str:
    """A card of a small deck was turned up."""
    return words("log-shown", deck=words.of("deck", event.deck), card=words.named(event.card))


# --- the Ancient One ---------------------------------------------------------------------------------
@line(e.AncientOneAwoke)
def tell_awoke(words: Words, event: e.AncientOneAwoke) -> str:
    """It awakens."""
    assert words.library is not None, "a log tells of a library's content"
    if event.why == event.ancient_one:
        return words("log-awoke-itself", name=words.named(event.ancient_one))
    why = cause_name(words.library, event.why, words)
    return words("log-awoke", name=words.named(event.ancient_one), why=why)


@line(e.BattleRoundBegan)
def tell_battle_round(words: Words, event: e.BattleRoundBegan) -> str:
    """A round of the final battle."""
    return words("log-battle-round", n=event.round)


@line(e.AncientOneAttacked)
def tell_attack(words: Words, event: e.AncientOneAttacked) -> str:
    """It attacks."""
    return words("log-attack", name=words.named(event.ancient_one))
