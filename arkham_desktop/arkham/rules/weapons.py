"""Weapons and combat spells: hands, what is wielded, the bonus of each against a defense (COM-17 to 30)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from arkham_desktop.arkham import modifiers
from arkham_desktop.arkham.context import Context
from arkham_desktop.arkham.effects import amounts, running
from arkham_desktop.arkham.events import AbilityUsed
from arkham_desktop.arkham.rules import ratings, skills, spells
from arkham_desktop.arkham.rules.skills import Part
from arkham_desktop.engine import Option, Steps

if TYPE_CHECKING:
    from collections.abc import Collection

    from arkham_desktop.arkham.rules.checks import Check
    from arkham_desktop.arkham.rules.combat import Combat
    from arkham_desktop.arkham.state import Card, Investigator
    from arkham_desktop.arkham.table import Modifier, Table

WEAPONS = {"weapon_physical": "physical", "weapon_magical": "magical"}
"""The item types that are weapons, with the kind of their bonus."""


class Bonus(NamedTuple):
    """A bonus to Combat checks that an effect gave.

    ``kind``: physical, magical, or "" where no defense helps against it. ``weapon``: a weapon gives it.
    ``card``: the weapon or spell in play; the bonus ends when it is let go (COM-19). ``until``: for how long.
    """

    source: str
    n: int
    kind: str
    weapon: bool
    card: Card | None
    until: str


class SpellInUse(NamedTuple):
    """A spell cast in this combat. Its hands are taken for the round, then while it works (SPL-06)."""

    card: Card
    hands: int
    works: bool


def is_weapon(table: Table, card: Card) -> bool:
    """Whether a card is a weapon."""
    return table.library.card(card.id).type in WEAPONS


def is_weapon_bonus(table: Table, modifier: Modifier) -> bool:
    """Whether a ``check`` modifier is a weapon's bonus to Combat checks."""
    if modifier.card is None or modifier.op.check != "combat":
        return False
    row = table.library.cards.get(modifier.source)
    return row is not None and row.type in WEAPONS


# --- hands -----------------------------------------------------------------------------------------
def _taken(table: Table, combat: Combat) -> tuple[int, int]:
    """Hands taken by weapons, and by spells."""
    by_weapons = sum(table.library.card(card.id).hands or 0 for card in combat.wielded)
    return by_weapons, sum(spell.hands for spell in combat.spells)


def free_hands(table: Table, combat: Combat, *, spell: bool = False) -> int:
    """Hands still free for a weapon, or for a ``spell`` (COM-17)."""
    by_weapons, by_spells = _taken(table, combat)
    both = skills.hands(table, combat.who, combat)
    third = skills.spell_hands(table, combat.who)
    if spell:
        return both + third - by_weapons - by_spells
    return both - by_weapons - max(0, by_spells - third)


def ready_weapons(table: Table, combat: Combat) -> list[tuple[Card, int]]:
    """The weapons not in hand that may be taken up in this round, with their hands."""
    found = []
    for card in combat.who.cards:
        row = table.library.card(card.id)
        if row.type not in WEAPONS or row.hands is None or card.exhausted:
            continue
        if card.id not in combat.toggled and card not in combat.wielded:
            found.append((card, row.hands))
    return found


def wield_options(table: Table, combat: Combat) -> list[Option]:
    """``wield`` for each weapon that fits; ``unwield`` where what is let go makes room for something else.

    Each card is taken up or let go at most once a round.
    """
    options: list[Option] = []
    ready = ready_weapons(table, combat)
    free = free_hands(table, combat) if ready else 0
    for card, needed in ready:
        if needed <= free:
            options.append(Option("wield", card.id, card))
    held = [(card, table.library.card(card.id).hands or 0) for card in combat.wielded]
    held += [(spell.card, spell.hands) for spell in combat.spells if spell.works]
    held = [(card, hands) for card, hands in held if hands and card.id not in combat.toggled]
    # Two hands may have to be emptied one after the other for something that needs both.
    if held and _makes_room(table, combat, ready, sum(hands for _, hands in held)):
        options += [Option("unwield", card.id, card) for card, _ in held]
    return options


def _makes_room(table: Table, combat: Combat, ready: list[tuple[Card, int]], hands: int) -> bool:
    free = free_hands(table, combat)
    if any(free < needed <= free + hands for _, needed in ready):
        return True
    free = free_hands(table, combat, spell=True)
    return any(
        free < spell_hands <= free + hands
        for card, spell_hands in spells.combat_spells(table, combat.who)
        if spells.castable(table, combat.who, card, "combat", combat, spare=hands)
    )


def toggle(table: Table, combat: Combat, option: Option) -> None:
    """Carry out a ``wield`` or ``unwield`` option."""
    card: Card = option.data
    combat.toggled.add(card.id)
    if option.verb == "wield":
        combat.wielded.append(card)
    else:
        let_go(combat, card)


def let_go(combat: Combat, card: Card) -> None:
    """Take a weapon or spell out of the hands: whatever it gave in this combat ends (COM-19)."""
    combat.wielded = [one for one in combat.wielded if one.id != card.id]
    combat.spells = [spell for spell in combat.spells if spell.card.id != card.id]
    combat.bonuses = [bonus for bonus in combat.bonuses if bonus.card is None or bonus.card.id != card.id]
    combat.mods = [one for one in combat.mods if one.card is None or one.card.id != card.id]
    combat.ignored = {what: by for what, by in combat.ignored.items() if by != card.id}
    combat.magical = {weapon: by for weapon, by in combat.magical.items() if by != card.id}


def give_out(combat: Combat, card: Card) -> None:
    """End what a spell gave in this combat; its hands stay taken for the round (SPL-06)."""
    taken = [spell._replace(works=False) for spell in combat.spells if spell.card.id == card.id]
    let_go(combat, card)
    combat.spells += taken


def take_up_handless(table: Table, combat: Combat) -> None:
    """Weapons that need no hand are always in use (COM-18)."""
    for card in combat.who.cards:
        row = table.library.card(card.id)
        if row.type in WEAPONS and row.hands == 0 and not card.exhausted:
            combat.wielded.append(card)


def at_hand(table: Table, who: Investigator) -> list[Card]:
    """The standard weapons that help most in a Combat check that no monster is the reason of.

    An encounter asks for such a check. There is no combat in which to choose, and nothing is used up: what
    gives the biggest bonus together in the hands there are is taken up by itself.
    """
    found = [
        (card, row.hands, bonus)
        for card in who.cards
        for row in [table.library.card(card.id)]
        if row.type in WEAPONS and row.use == "standard" and row.hands is not None and not card.exhausted
        if (bonus := _plain_bonus(table, who, card)) > 0
    ]
    hands = skills.hands(table, who)
    armed = [card for card, needed, _ in found if not needed]
    held = [one for one in found if one[1]]
    grips = (
        some
        for n in range(hands + 1)
        for some in combinations(held, n)
        if sum(needed for _, needed, _ in some) <= hands
    )
    best = max(grips, key=lambda some: sum(bonus for _, _, bonus in some), default=())
    return armed + [card for card, _, _ in best]


def _plain_bonus(table: Table, who: Investigator, card: Card) -> int:
    """What a weapon adds to Combat checks whoever the enemy is."""
    return sum(
        modifiers.amount(table, one, one.op.n, who)
        for one in table.modifiers("check", who)
        if one.card is card and is_weapon_bonus(table, one) and one.op.vs is None and one.op.cond is None
    )


def keep_what_is_there(combat: Combat) -> None:
    """Let go of cards that have left their owner; a lost spell's hands are free from the next round on."""
    owned = {card.id for card in combat.who.cards}
    for card in [one for one in combat.wielded if one.id not in owned]:
        let_go(combat, card)
    for spell in [one for one in combat.spells if one.card.id not in owned and one.works]:
        give_out(combat, spell.card)


def end_round(combat: Combat) -> None:
    """Hands of failed and of lost cards are free again; each may be taken up or let go once more (SPL-07)."""
    keep_what_is_there(combat)
    combat.toggled.clear()
    combat.spells = [spell for spell in combat.spells if spell.works]
    combat.bonuses = [bonus for bonus in combat.bonuses if bonus.until != "this_check"]


# --- bonuses ---------------------------------------------------------------------------------------
def parts(table: Table, check: Check) -> list[Part]:
    """What each weapon and spell adds to a Combat check, and what it would add but does not."""
    return [
        part
        for one, counts in _bonuses(table, check)
        for part in [_against(table, check, one) if counts else Part(one.source, 0, "not_wielded")]
    ]


def bonus(table: Table, check: Check) -> int:
    """The dice that weapons, spells and other combat bonuses add to a Combat check."""
    return sum(_against(table, check, one).n for one, counts in _bonuses(table, check) if counts)


def _bonuses(table: Table, check: Check) -> list[tuple[Bonus, bool]]:
    """All combat bonuses card by card (COM-26), and whether each counts."""
    combat = check.combat
    assert combat is not None, "weapons are used in combat"
    found: list[tuple[Bonus, bool]] = []
    by_card: dict[str, tuple[Modifier, int]] = {}
    for one in table.modifiers("check", check.who):
        if not is_weapon_bonus(table, one):
            continue
        assert one.card is not None
        if modifiers.applies(table, one, who=check.who, check=check):
            had = by_card[one.card.id][1] if one.card.id in by_card else 0
            by_card[one.card.id] = (one, had + modifiers.amount(table, one, one.op.n, check.who))
        elif one.card not in combat.wielded:
            found.append((Bonus(one.source, 0, "", True, one.card, ""), False))
    for one, n in by_card.values():
        assert one.card is not None
        found.append((Bonus(one.source, n, kind_of(table, combat, one.card), True, one.card, ""), True))
    found += [(one, True) for one in combat.bonuses]
    if combat.bonus:
        found.append((Bonus(check.source, combat.bonus, "", False, None, ""), True))
    return found


def kind_of(table: Table, combat: Combat, card: Card) -> str:
    """Whether a weapon's bonus is physical or magical in this combat."""
    return "magical" if card.id in combat.magical else WEAPONS[table.library.card(card.id).type or ""]


def _against(table: Table, check: Check, one: Bonus) -> Part:
    """What a bonus comes to against the enemy's defenses: each card is halved by itself, rounded up."""
    n = one.n + _changed(table, check, one)
    if n <= 0 or not one.kind:
        return Part(one.source, n)
    defenses = enemy_defenses(table, check)
    guarded = f"{one.kind}_immunity" in defenses or (one.weapon and "weapon_immunity" in defenses)
    if guarded and not table.modifiers("immunity_as_resistance", check.who):
        return Part(one.source, 0, "immune")
    if guarded or (
        f"{one.kind}_resistance" in defenses
        and modifiers.immune(table, check.who, f"{one.kind}_resistance") is None
    ):
        return Part(one.source, (n + 1) // 2, "resisted")
    return Part(one.source, n)


def _changed(table: Table, check: Check, one: Bonus) -> int:
    """What other cards add to a weapon's or spell's bonus; they take it to 0 at most."""
    if one.card is None or one.n <= 0:
        return 0
    change = 0
    if one.weapon:
        for modifier in table.modifiers("item_combat_bonus", check.who):
            vs = modifier.op.vs
            if vs is None or vs.weapon != "magical" or one.kind == "magical":
                change += modifiers.amount(table, modifier, modifier.op.n, check.who)
    else:
        for modifier in table.modifiers("spell_combat_bonus", check.who):
            ctx = Context(modifier.source, check.who, one.card)
            change += amounts.value(table, modifier.op.n, ctx)
    return max(-one.n, change)


def enemy_defenses(table: Table, check: Check) -> Collection[str]:
    """Traits of the monster, or defenses of the Ancient One in the final battle (AO-20)."""
    if check.monster is not None:
        return ratings.traits(table, check.monster, check.who, check.combat)
    battle = table.state.battle
    return battle.defenses if battle is not None else ()


# --- weapons that are used up ------------------------------------------------------------------------
def after_check(table: Table, combat: Combat) -> Steps[None]:
    """What the weapons used in a Combat check do after it: one-shot weapons go (COM-21)."""
    for card in list(combat.wielded):
        combat.used.add(card.id)
        row = table.library.card(card.id)
        if row.use == "one_shot" and card in combat.who.cards:
            for index, ability in enumerate(row.abilities):
                if "combat" in ability.when:
                    table.emit(AbilityUsed(row.id, combat.who.id, index))
                    yield from running.run_effects(table, ability.do, combat.context(card=card))
    keep_what_is_there(combat)
