"""What one fights with: the two hands, other weapons and spells with what they give against this enemy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from arkham_desktop.arkham.content.models import Spell
from arkham_desktop.arkham.effects.lasting import Mod
from arkham_desktop.arkham.explain import explain
from arkham_desktop.arkham.rules import checks, forecast, skills, spells, weapons
from arkham_desktop.arkham.rules.forecast import expected_successes
from arkham_desktop.arkham.text.telling import capital, inline
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.layout import Box, columns
from arkham_desktop.desktop.overlays.parts import Row
from arkham_desktop.desktop.overlays.row_list import placed
from arkham_desktop.desktop.panels.possessions import card_icon
from arkham_desktop.desktop.widgets import Button
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.rules.checks import Check
    from arkham_desktop.arkham.rules.combat import Combat
    from arkham_desktop.arkham.state import Card
    from arkham_desktop.desktop.overlays.base import Dialog, Host
    from arkham_desktop.desktop.widgets import Widget
    from arkham_desktop.engine import Decision


@dataclass(frozen=True, slots=True)
class Arm:
    """A weapon, a spell or an ability that can be used in this round, or is in hand.

    Attributes:
        thing: the card, or what the ability stands on.
        option: the option that takes it up or uses it; empty where it cannot be.
        title: its name; about: its kind and hands.
        bonus: printed and present bonus to Combat checks.
        worth: the chance (or, against an Ancient One, the successes) with it in hand.
        hands: how many it takes.
        held: it is in hand, or its spell works.
        reason: why it cannot be used.
    """

    thing: str
    option: str
    title: str
    about: str = ""
    bonus: str = ""
    worth: str = ""
    hands: int = 0
    held: bool = False
    reason: str = ""
    icon: str = "skill"


def arms(host: Host, decision: Decision, combat: Combat) -> list[Arm]:
    """Everything to fight with: what is in hand, what can be taken up or used, what cannot and why."""
    table, who = host.table, combat.who
    ids = {option.id for option in decision.options}
    held = [*combat.wielded, *(spell.card for spell in combat.spells if spell.works)]
    found = [_in_hand(host, combat, card) for card in held if table.library.card(card.id).hands]
    used: set[str] = set()
    mine = {card.id: card for card in who.cards}
    for card in who.cards:
        if card in held:
            continue
        if weapons.is_weapon(table, card) and table.library.card(card.id).hands is not None:
            found.append(_weapon(host, decision, combat, card, ids))
            used.add(card.id)
    for option in decision.options:
        if option.aside:
            text = host.texts.option(decision, option)
            thing = option.target.partition("/")[0]
            if option.verb == "cast" and thing in mine:
                found.append(_spell(host, combat, mine[thing], option.id, text.odds))
                used.add(thing)
                continue
            chance = host.texts.percent(text.odds) if text.odds is not None else ""
            about = text.sub or text.cost
            found.append(Arm(thing, option.id, text.label, about, worth=chance, icon=_icon(host, thing)))
            used.add(thing)
    for card in who.cards:
        row = table.library.card(card.id)
        fitting = isinstance(row, Spell) and row.phase in ("combat", "any")
        if fitting and card.id not in used and card not in held:
            found.append(_off(host, card, why_not(host, decision, f"cast:{card.id}")))
    return found


def _icon(host: Host, thing: str) -> str:
    row = host.table.library.cards.get(thing.partition("#")[0])
    return card_icon(row) if row is not None else "skill"


def _about(host: Host, card: Card) -> str:
    row = host.table.library.card(card.id)
    told = []
    if row.hands:
        told.append(say("combat.needs-hands", count=row.hands))
    if row.type:
        told.append(host.texts.words.of("cardtype", row.type))
    if row.use == "one_shot":
        told.append(say("combat.once"))
    return capital(" · ".join(told))


def _bonus(host: Host, combat: Combat, card: Card, wielded: Sequence[Card]) -> str:
    """`+6 → +3`: the printed bonus, and what it comes to against this enemy."""
    table = host.table
    row = table.library.card(card.id)
    printed = sum(
        mod.n.fixed or 0
        for mod in row.mods
        if isinstance(mod, Mod) and mod.what == "check" and mod.check == "combat" and mod.n is not None
    )
    signed = host.texts.words.signed
    check = forecast.check_with(table, combat.who, combat, wielded)
    parts = weapons.parts(table, check) if check is not None else []
    present = sum(part.n for part in parts if part.source == row.id and part.note != "not_wielded")
    if isinstance(row, Spell) or printed == present:
        return signed(present)
    return say("combat.bonus", printed=signed(printed), present=signed(present))


def worth_of(host: Host, combat: Combat, wielded: Sequence[Card]) -> str:
    """The chance to win the round with these in hand; against an Ancient One the successes on average."""
    return _worth(host, combat, forecast.check_with(host.table, combat.who, combat, wielded))


def _worth(host: Host, combat: Combat, check: Check | None) -> str:
    if check is None:
        return ""
    if combat.monster is None:
        return say("combat.expected", n=f"{expected_successes(host.table, check):.1f}")
    return host.texts.percent(checks.chance_of(host.table, check))


def _in_hand(host: Host, combat: Combat, card: Card) -> Arm:
    row = host.table.library.card(card.id)
    return Arm(
        card.id,
        f"unwield:{card.id}",
        host.texts.name(card.id),
        _about(host, card),
        _bonus(host, combat, card, combat.wielded),
        hands=row.hands or 0,
        held=True,
        icon=card_icon(row),
    )


def _weapon(host: Host, decision: Decision, combat: Combat, card: Card, ids: set[str]) -> Arm:
    option = f"wield:{card.id}"
    row = host.table.library.card(card.id)
    can = option in ids
    wielded = [*combat.wielded, card]
    return Arm(
        card.id,
        option if can else "",
        host.texts.name(card.id),
        _about(host, card),
        _bonus(host, combat, card, wielded),
        worth_of(host, combat, wielded) if can else "",
        hands=row.hands or 0,
        reason="" if can else why_not(host, decision, option),
        icon=card_icon(row),
    )


def _spell(host: Host, combat: Combat, card: Card, option: str, odds: float | None) -> Arm:
    """A spell that can be cast: its modifier, price and chance; what it gives, and the chance with it."""
    table, texts = host.table, host.texts
    row = table.library.card(card.id)
    assert isinstance(row, Spell), f"{card.id} is no spell"
    casting = say("combat.awareness") if row.casting == "awareness" else texts.words.signed(row.casting)
    cost = spells.sanity_cost(table, combat.who, row)
    about = say("combat.cast", casting=casting, count=cost)
    if odds is not None:
        about = say("combat.cast-chance", about=about, chance=texts.percent(odds))
    check = forecast.check_with_spell(table, combat.who, combat, row)
    if check is None:
        about = say("combat.cast-gives", about=about, what=inline(texts.words, row.do))
    given = weapons.parts(table, check) if check is not None else []
    bonus = texts.words.signed(sum(part.n for part in given if part.source == row.id)) if given else ""
    return Arm(
        card.id,
        option,
        texts.name(card.id),
        about,
        bonus,
        _worth(host, combat, check) if check is not None else "",
        hands=row.hands,
        icon=card_icon(row),
    )


def proposal(host: Host, decision: Decision, combat: Combat) -> list[str]:
    """The choices that lead to the hands that give most; none where they are full of it already."""
    table = host.table
    best = forecast.best_hands(table, combat.who, combat)
    away = [
        card
        for card in combat.wielded
        if card not in best and decision.option(f"unwield:{card.id}") is not None
    ]
    wanted = [card for card in best if card not in combat.wielded]
    if not wanted:
        return []
    return [*(f"unwield:{card.id}" for card in away), *(f"wield:{card.id}" for card in wanted)]


def proposal_row(host: Host, decision: Decision, combat: Combat, box: Box) -> list[Widget]:
    """A button that takes the best weapons into the hands at once, where they are not there."""
    choices = proposal(host, decision, combat)
    if not choices or box.width < 160:
        return []
    taken = [choice.partition(":")[2] for choice in choices if choice.startswith("wield:")]
    names = ", ".join(host.texts.short(card) for card in taken)
    return [
        Button(
            "dialog-best",
            box,
            say("combat.best", what=names),
            partial(host.choose_all, choices),
            icon="hand",
            quiet=True,
            align="center",
            style=theme.CAPTION_BOLD,
            tip=say("combat.best-tip"),
        )
    ]


def _off(host: Host, card: Card, reason: str) -> Arm:
    row = host.table.library.card(card.id)
    return Arm(card.id, "", host.texts.name(card.id), reason=reason, icon=card_icon(row))


def why_not(host: Host, decision: Decision, target: str) -> str:
    """The first condition that fails, with what would help."""
    told = explain(host.table, target, host.texts.words, decision)
    failed = told.failed
    first = say("combat.off", what=failed[0].text) if failed else ""
    return first if not told.help else f"{first} {told.help[0]}"


# --- as widgets ------------------------------------------------------------------------------------------
def slots(host: Host, decision: Decision, combat: Combat, box: Box) -> list[Widget]:
    """The hands side by side; what takes two is twice as wide. A press lets go where that is an option."""
    hands = max(1, skills.hands(host.table, combat.who, combat))
    held = [arm for arm in arms(host, decision, combat) if arm.held]
    places = columns(box, max(hands, sum(arm.hands for arm in held)), 10)
    found: list[Widget] = []
    at = 0
    for arm in held:
        first, last = places[at], places[min(len(places), at + arm.hands) - 1]
        at += arm.hands
        can = decision.option(arm.option) is not None
        found.append(
            Row(
                f"dialog-hand-{arm.thing}",
                Box(first.left, first.top, last.right - first.left, first.height),
                arm.title,
                partial(host.choose, arm.option) if can else partial(host.close_up, arm.thing),
                sub=arm.bonus,
                icon=arm.icon,
                chosen=True,
                mark="undo" if can else "hand",
                tip=say("combat.let-go") if can else host.texts.card(arm.thing),
            )
        )
    empty, why = say("combat.empty"), say("combat.empty-why")
    found += [
        Row(f"dialog-hand-{index}", places[index], empty, enabled=False, icon="hand", reason=why)
        for index in range(at, len(places))
    ]
    return found


def rows_of_arms(
    dialog: Dialog, others: Sequence[Arm], box: Box, *, dense: bool
) -> tuple[list[Widget], float]:
    """A row for each weapon and spell that is not in hand, and how high they are."""
    host = dialog.host
    rows = [
        Row(
            f"dialog-{arm.option or arm.thing}",
            box,
            arm.title,
            partial(host.choose, arm.option) if arm.option else None,
            sub=arm.about,
            note=arm.bonus,
            value=arm.worth,
            number=dialog.number_of(arm.option) if arm.option else "",
            icon=arm.icon,
            enabled=bool(arm.option),
            reason=arm.reason,
            tip=host.texts.card(arm.thing),
        )
        for arm in others
    ]
    return placed("dialog-arms", box, rows, height=34 if dense else 48, least=30, gap=4 if dense else 6)
