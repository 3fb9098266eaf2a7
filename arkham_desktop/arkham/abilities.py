"""Who listens: what may be used in a window (asides), and what happens by itself at a moment (triggers).

An ability is usable when it is the right person, place and moment, its limit is not used up, its price can be
paid **and** it would change something (TUR-07: never between drawing an encounter card and its end).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from arkham_desktop.arkham import events, modifiers, moments
from arkham_desktop.arkham.content.cards import Ally
from arkham_desktop.arkham.context import Context
from arkham_desktop.arkham.effects.condition_base import holds_now
from arkham_desktop.arkham.effects.running import can_pay, pay_and_run, run_effects, would_change
from arkham_desktop.arkham.held import ANY_WINDOW, Held, look_through
from arkham_desktop.arkham.rules import cards, checks, combat, encounters, losses, spells, trading
from arkham_desktop.arkham.state import Card, Investigator
from arkham_desktop.arkham.table import Listener, Table
from arkham_desktop.engine import Decision, Option, Steps

_ANY_TIME = "any"


# --- asides -----------------------------------------------------------------------------------------
def asides(table: Table, decision: Decision) -> list[Option]:
    """What may be used besides answering ``decision``: abilities, spells, trades; none in the window ""."""
    window, about = decision.window, decision.about
    if not window:
        return []
    who = table.investigator(decision.who)
    offers = table.offers_to(who, window)
    if window == "check" and isinstance(about, checks.Check):
        for moment in about.moments[1:]:  # one that is a fight or an evasion is a moment of those too
            if also := table.offers_to(who, moment):
                offers = offers + also
    options = _uses(table, offers, decision) if offers else []
    cards_held = table.prepared(who, look_through)
    any_time = window not in moments.NOT_ANY_TIME and _is_between(table, window)
    if any_time:
        if window != _ANY_TIME and (offers := table.offers_to(who, _ANY_TIME)):
            options += _uses(table, offers, decision)
        if cards_held.allies:
            options += _partings(table, who, cards_held)
    castable = cards_held.spell_windows
    if castable and (window in castable or ANY_WINDOW in castable):
        options += _castings(table, who, cards_held, window, about)
    if any_time and window != "combat":
        options += trading.offers(table, who, window)
    for module in table.modules:
        options += module.asides(table, decision)
    return options


def _partings(table: Table, who: Investigator, cards_held: Held) -> list[Option]:
    """The allies to be discarded for what this gives, where it gives something."""
    return [
        Option("use", card.id, card, aside=True)
        for card, ally in cards_held.allies
        if _parting_helps(table, who, card, ally)
    ]


def _castings(table: Table, who: Investigator, cards_held: Held, window: str, about: Any) -> list[Option]:
    """The spells that can be cast in a window."""
    return [
        Option("cast", card.id, card, aside=True)
        for card, _ in cards_held.spells
        if spells.castable(table, who, card, window, about)
    ]


def _is_between(table: Table, window: str) -> bool:
    """Whether nothing is in the middle of being resolved, so that "any time" may be now (TUR-07).

    A combat on the board is no encounter: between its rounds there is time.
    """
    return not table.depth and len(table.cause) <= (window == "combat")


def _uses(table: Table, offers: list[Listener], decision: Decision) -> list[Option]:
    """Those of ``offers`` that can be used in a decision and change something."""
    found = []
    for one in offers:
        if one.dice_only and not _has_rolled(decision.about):
            continue
        if able(table, one, context_of(table, one, decision)):
            found.append(one)
    return [Option("use", name, listener, aside=True) for name, listener in numbered(found)]


def numbered(listeners: Sequence[Listener]) -> list[tuple[str, Listener]]:
    """Each ability by its card or source; several of one are told apart by their number among these."""
    names = [_name(listener) for listener in listeners]
    return [
        (f"{name}/{names[: index + 1].count(name)}" if names.count(name) > 1 else name, listener)
        for index, (name, listener) in enumerate(zip(names, listeners, strict=True))
    ]


def _has_rolled(about: Any) -> bool:
    """Whether a decision is about a check whose dice lie there."""
    return isinstance(about, checks.Check) and about.rolled


def _name(listener: Listener) -> str:
    return listener.card.id if listener.card is not None else listener.source


def _parting_helps(table: Table, who: Investigator, card: Card, ally: Ally) -> bool:
    return would_change(table, ally.on_discard, Context(ally.id, who, card))


def run_aside(table: Table, option: Option, decision: Decision) -> Steps[None]:
    """Carry out an aside of ``decision``."""
    who = table.investigator(decision.who)
    for module in table.modules:
        if (yield from module.run_aside(table, option, decision)):
            return
    if option.verb == "cast":
        yield from spells.cast(table, who, option.data, decision)
    elif option.verb == "trade":
        yield from trading.trade(table, who, table.investigator(option.target))
    elif isinstance(option.data, Card):
        yield from part_with(table, who, option.data)
    else:
        yield from use(table, option.data, context_of(table, option.data, decision))


def part_with(table: Table, who: Investigator, card: Card) -> Steps[None]:
    """Discard an ally for what this gives (as a price it would give nothing, ITM-03)."""
    ally = cards.row(table, card)
    assert isinstance(ally, Ally), f"{card.id} is no ally"
    ctx = Context(ally.id, who, card)
    cards.lose_card(table, who, card)
    table.emit(events.AbilityUsed(ally.id, who.id, events.PARTING))
    yield from run_effects(table, ally.on_discard, ctx)


def context_of(table: Table, listener: Listener, decision: Decision) -> Context:
    """The surroundings of an ability used in a window: its owner, and what the decision is about."""
    who = listener.owner or table.investigator(decision.who)
    ctx = Context(listener.source, who, listener.card, who.place)
    _about(ctx, decision.about)
    return ctx


def _about(ctx: Context, about: Any) -> None:
    """Put what is going on into the slots it belongs to."""
    if isinstance(about, checks.Check):
        ctx.check, ctx.monster, ctx.combat, ctx.gate = about, about.monster, about.combat, about.gate
    elif isinstance(about, combat.Combat):
        ctx.combat, ctx.monster, ctx.happened = about, about.monster, about.happened
    elif isinstance(about, losses.Loss):
        ctx.loss = about
    elif isinstance(about, encounters.Drawn):
        ctx.drawn = about


def able(table: Table, listener: Listener, ctx: Context) -> bool:
    """Place, enemy, condition and limit fit, nothing forbids it, it can be paid and changes something."""
    ability = listener.ability
    return (
        not used_up(listener, ctx)
        and fits(table, listener, ctx)
        and not is_barred(table, listener, ctx)
        and can_pay(table, ability.cost, ctx)
        and would_change(table, ability.do, ctx)
    )


def is_barred(table: Table, listener: Listener, ctx: Context) -> bool:
    """Whether what a place offers is not to be had: forbidden (AOX-21), or for those on the move (MOV-20).

    An investigator who uses the place on terms of his own is barred with it; prisoners have no choice.
    """
    if listener.place is not None and "movement" in listener.ability.when and ctx.who is not None:
        from arkham_desktop.arkham.phases import movement  # noqa: PLC0415 - the phases know abilities

        if not movement.is_moving(table, ctx.who):
            return True
    if not modifiers.is_ever_prevented(table, "place_ability"):
        return False
    place = listener.place
    if place is None and listener.card is None and listener.owner is not None:
        place = listener.ability.at
    space = table.library.spaces.get(place or "")
    return (
        space is not None
        and space.kind in ("street", "location")
        and modifiers.prevented(table, "place_ability", who=ctx.who, place=place, source=space.id) is not None
    )


def fits(table: Table, listener: Listener, ctx: Context) -> bool:
    """Whether place (`at`, or the space itself), enemy (`vs`) and condition (`cond`) of an ability fit."""
    ability = listener.ability
    if ability.at is not None and not _is_at(table, ability.at, ctx):
        return False
    if listener.place is not None and ability.at is None and ctx.place != listener.place:
        return False
    if ability.vs is not None and not modifiers.versus(
        table, ability.vs, who=ctx.who, monster=ctx.monster, gate=ctx.gate, combat=ctx.combat
    ):
        return False
    return ability.cond is None or holds_now(table, ability.cond, ctx)


def _is_at(table: Table, at: str, ctx: Context) -> bool:
    place = ctx.you.place if ctx.who is not None else ctx.place
    if at == "here":
        return place == ctx.place
    if place is None or place not in table.library.spaces or (ctx.who is not None and ctx.who.area):
        return False
    if at == "streets":
        return table.library.spaces[place].kind == "street"
    if at == "aquatic":
        return modifiers.is_aquatic(table, place)
    return place == at


def used_up(listener: Listener, ctx: Context) -> bool:
    """Whether the ability's limit has been reached by whoever owns or uses it."""
    limit = listener.ability.limit
    return limit is not None and _uses_so_far(limit.per, ctx).get(listener.key, 0) >= limit.n


def _uses_so_far(per: str, ctx: Context) -> dict[str, int]:
    """Where uses are counted: of the check at hand, of this turn or of the whole game."""
    if per == "check":
        return ctx.check.used if ctx.check is not None else {}
    return ctx.you.used if per == "turn" else ctx.you.used_in_game


def use(table: Table, listener: Listener, ctx: Context) -> Steps[None]:
    """Pay for an ability and let it happen; its limit is counted."""
    ability = listener.ability
    if ability.limit is not None:
        counts = _uses_so_far(ability.limit.per, ctx)
        counts[listener.key] = counts.get(listener.key, 0) + 1
    table.emit(events.AbilityUsed(listener.source, ctx.who.id if ctx.who else None, listener.index))
    yield from pay_and_run(table, ability.cost, moments.effects_of(ability), ctx)


# --- triggers ---------------------------------------------------------------------------------------
def trigger(
    table: Table,
    when: str,
    *,
    who: Investigator | None = None,
    place: str | None = None,
    monster: str | None = None,
    about: Any = None,
    status: str | None = None,
    card: Card | None = None,
    **context: Any,
) -> Steps[None]:
    """Run the forced abilities of a moment, in firing order, each looked at again before it fires.

    What has a price or is optional is asked of its owner, unless the moment has a window where it is offered.

    Args:
        table: the table.
        when: the moment.
        who: whom it befalls; None when it is the game's own moment: then all owners' abilities fire.
        place: where; the abilities of other spaces are silent.
        monster: a monster that it is about; its own abilities fire last.
        about: what is going on (a check, a combat, a loss).
        status: of `gain_status`.
        card: only this card's own abilities.
        context: further fields of the :class:`Context`.
    """
    listeners = table.listeners(when)
    if when == "gain_status" and status is None:
        status = about
    if monster is not None:
        listeners = [*listeners, *monster_listeners(table, monster, when)]
    if not listeners:
        return
    due: list[tuple[Listener, Context]] = []
    for listener in listeners:
        if (
            (card is not None and listener.card is not card)
            or (who is not None and listener.owner is not None and listener.owner is not who)
            or (listener.ability.status is not None and listener.ability.status != status)
            or moments.is_offered(listener, when)
        ):
            continue
        mine = listener.owner or who
        where = place or (mine.place if mine is not None else listener.place)
        ctx = Context(listener.source, mine, listener.card, where, monster, **context)
        _about(ctx, about)
        due.append((listener, ctx))
    yield from _fire_all(table, due, asked=when not in _NO_ORDER)


_NO_ORDER = frozenset({"setup", "final_battle_start"})
"""Moments at which it never matters what comes first."""


def _fire_all(table: Table, due: list[tuple[Listener, Context]], *, asked: bool) -> Steps[None]:
    """Fire what is due, each looked at again before; the first player orders what falls together (TUR-05)."""
    while due:
        ready = [one for one in due if _is_ready(table, *one)]
        if not ready:
            return
        chosen = ready[0]
        if asked and len({listener.source for listener, _ in ready}) > 1:
            chosen = yield from _first_of(table, ready)
        due = [one for one in due if one is not chosen]
        yield from _fire(table, *chosen)


def _first_of(table: Table, ready: list[tuple[Listener, Context]]) -> Steps[tuple[Listener, Context]]:
    """Ask the first player what comes first; of one card its abilities keep their order."""
    by_name: dict[str, tuple[Listener, Context]] = {}
    for one in ready:
        by_name.setdefault(_name(one[0]), one)
    options = [Option("use", name, listener) for name, (listener, _) in by_name.items()]
    answer = yield Decision("order", table.first_player.id, lambda: list(options), reason="TUR-05")
    return by_name[answer.target]


def _is_asked(listener: Listener) -> bool:
    ability = listener.ability
    return bool(ability.cost or ability.optional or ability.limit is not None)


def _is_ready(table: Table, listener: Listener, ctx: Context) -> bool:
    """Whether it is still in play and its moment fits; what is asked must be payable and of use, too."""
    if not in_play(table, listener):
        return False
    if _is_asked(listener):
        return able(table, listener, ctx)
    return fits(table, listener, ctx)


def _fire(table: Table, listener: Listener, ctx: Context) -> Steps[None]:
    if not _is_asked(listener):
        yield from _happen(table, listener, ctx)
        return
    asker = ctx.who or table.first_player
    options = [Option("use", _name(listener), listener), Option("no")]
    answer = yield Decision("may", asker.id, lambda: list(options), reason=listener.source)
    if answer.verb == "use" and in_play(table, listener):
        yield from use(table, listener, ctx)


def _happen(table: Table, listener: Listener, ctx: Context) -> Steps[None]:
    if would_change(table, listener.ability.do, ctx):  # it is no news that nothing comes of it
        table.emit(events.AbilityUsed(listener.source, ctx.who.id if ctx.who else None, listener.index))
    yield from run_effects(table, listener.ability.do, ctx)


def monster_listeners(table: Table, monster: str, when: str) -> list[Listener]:
    """The abilities of one moment that a monster itself has."""
    printed = table.library.monster(monster)
    return [
        Listener(ability, printed.id, None, None, None, index)
        for index, ability in enumerate(printed.abilities)
        if when in ability.when
    ]


def in_play(table: Table, listener: Listener) -> bool:
    """Whether what the ability stands on has not left play since it was found."""
    card, owner = listener.card, listener.owner
    if card is None:
        return owner is None or not owner.is_out
    if owner is not None:
        return any(owned is card for owned in (*owner.cards, *owner.kept))
    state = table.state
    return card is state.environment or card is state.rumor or any(card is one for one in state.conditions)
