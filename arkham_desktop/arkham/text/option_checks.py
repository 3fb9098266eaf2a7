"""The words of what one does in fights and checks: fighting, fleeing, taking in hand, rolling, spending."""

from __future__ import annotations

from arkham_desktop.arkham.rules import checks, forecast, ratings
from arkham_desktop.arkham.rules import combat as combats
from arkham_desktop.arkham.text.abilities import abilities_in_combat
from arkham_desktop.arkham.text.option_verbs import short_name, warning
from arkham_desktop.arkham.text.options import Asked, OptionText, verb
from arkham_desktop.arkham.text.suggesting import gives_up


# --- monsters and combat -----------------------------------------------------------------------------
@verb("evade")
def tell_evade(ask: Asked) -> OptionText:
    """Slipping past a monster."""
    check = forecast.evade_check(ask.table, ask.you, ask.target)
    damage, warning = _damage(ask, ask.target, None)
    own = _own(ask, ask.target, "evade")
    what = "option-evade-felled" if warning else "option-evade-follows"
    follows = [ask.words(what, n=damage)] if damage or not own else []
    return ask.told(
        ask.words("option-evade", monster=ask.name(ask.target)),
        ask.words("option-else-stamina", n=damage) if damage else own[0] if own else "",
        ask.words("option-evade-short"),
        grade="risky",
        odds=checks.chance_of(ask.table, check),
        consequence=" ".join([*follows, *own]) + warning,
    )


def _damage(ask: Asked, monster: str, combat: combats.Combat | None) -> tuple[int, str]:
    """The combat damage of a monster, and a warning when it would fell whoever is asked."""
    rating = ratings.combat_rating(ask.table, monster, ask.you, combat)
    damage = rating.damage if rating is not None else 0
    return damage, warning(ask, "stamina", damage)


@verb("fight")
def tell_fight(ask: Asked) -> OptionText:
    """Facing a monster, or another round of the combat with it."""
    combat = ask.decision.about if isinstance(ask.decision.about, combats.Combat) else None
    monster = ask.target or (combat.monster if combat is not None else "") or ""
    check = forecast.combat_check(ask.table, ask.you, monster, combat)
    damage, warning = _damage(ask, monster, combat)
    sub = ask.words("option-else-stamina", n=damage) if damage else ""
    if combat is None:
        horror = forecast.horror_check(ask.table, ask.you, monster)
        if horror is not None:
            sub = ask.words(
                "option-fight-horror", chance=ask.words.percent(checks.chance_of(ask.table, horror))
            )
    name = ask.name(monster)
    own = _own(ask, monster, "combat", "horror")
    follows = [ask.words("option-fight-follows", n=damage)] if damage or not own else []
    return ask.told(
        ask.words("option-fight", monster=name) if ask.target else ask.words("option-fight-round"),
        sub or (own[0] if own else ""),
        ask.words("option-fight-short"),
        grade="risky",
        odds=checks.chance_of(ask.table, check) if check is not None else None,
        consequence=" ".join([*follows, *own]) + warning,
    )


def _own(ask: Asked, monster: str, *moments: str) -> list[str]:
    """The monster's own abilities in such moments; none of an Ancient One."""
    row = ask.library.monster(monster) if monster else None
    return abilities_in_combat(ask.words, ask.library, row, moments) if row is not None else []


@verb("flee")
def tell_flee(ask: Asked) -> OptionText:
    """Evading in the middle of a combat."""
    combat = ask.decision.about
    assert isinstance(combat, combats.Combat), "one flees from a combat"
    monster = combat.monster or ""
    damage, warning = _damage(ask, monster, combat)
    check = forecast.evade_check(ask.table, ask.you, monster, combat)
    return ask.told(
        ask.words("option-flee"),
        ask.words("option-else-stamina", n=damage) if damage else "",
        grade="risky",
        odds=checks.chance_of(ask.table, check),
        consequence=ask.words("option-evade-felled" if warning else "option-flee-follows", n=damage)
        + warning,
    )


@verb("wield", "unwield")
def tell_wield(ask: Asked) -> OptionText:
    """Taking a weapon in hand, or putting it away."""
    hands = ask.library.card(ask.target).hands or 0
    sub = ask.words.of("option-sub", ask.option.verb, n=hands)
    return ask.told(ask.name(ask.target), sub, short_name(ask, ask.target))


@verb("attack")
def tell_attack(ask: Asked) -> OptionText:
    """The attack on the Ancient One: the successes to be expected."""
    combat = ask.decision.about
    assert isinstance(combat, combats.Combat), "one attacks in the final battle"
    check = forecast.attack_check(ask.table, ask.you, combat)
    expected = forecast.expected_successes(ask.table, check) if check is not None else 0.0
    sub = ask.words("option-attack-sub", n=f"{expected:.1f}")
    return ask.told(ask.words("option-attack"), sub)


# --- checks ------------------------------------------------------------------------------------------
@verb("roll")
def tell_roll(ask: Asked) -> OptionText:
    """Rolling the dice of a check."""
    check = ask.decision.about
    if not isinstance(check, checks.Check):
        return ask.told(ask.words("option-roll"))
    dice = max(0, checks.dice_count(ask.table, check))
    if forecast.is_attack(check):
        expected = forecast.expected_successes(ask.table, check)
        return ask.told(
            ask.words("option-roll-dice", n=dice),
            ask.words("option-attack-sub", n=f"{expected:.1f}"),
            ask.words("option-roll-short"),
        )
    return ask.told(
        ask.words("option-roll-dice", n=dice),
        ask.words("option-need", n=check.need),
        ask.words("option-roll-short"),
        odds=checks.chance_of(ask.table, check),
    )


@verb("accept")
def tell_accept(ask: Asked) -> OptionText:
    """Leaving a check, or a loss, as it fell."""
    about = ask.decision.about
    if not isinstance(about, checks.Check):
        return ask.told(ask.words("option-accept-loss"), short=ask.words("option-accept-short"))
    if forecast.is_attack(about):
        sub = ask.words("option-attack-got", n=about.successes)
        return ask.told(ask.words("option-attack-done"), sub, ask.words("option-accept-short"))
    passed = about.successes >= about.need
    return ask.told(
        ask.words("option-accept-pass" if passed else "option-accept-fail"),
        ask.words("option-accept-sub", n=about.successes, need=about.need),
        ask.words("option-accept-short"),
        grade="costly" if gives_up(ask.decision) else "plain",
    )


@verb("spend")
def tell_spend(ask: Asked) -> OptionText:
    """Spending a clue token for more dice: the chance it gives; an attack cannot fail, so it has none."""
    check = ask.decision.about
    together = checks.clues_at_once(ask.table, ask.you)
    fails = isinstance(check, checks.Check) and not forecast.is_attack(check)
    odds = checks.chance_of(ask.table, check, together) if fails else None
    return ask.told(
        ask.words("option-spend-clue", n=together),
        ask.words("option-spend-clue-sub", n=ask.you.clues),
        ask.words("option-spend-clue-short"),
        odds=odds,
        cost=ask.words("option-spend-clue-cost", n=together),
    )


@verb("skill")
def tell_skill(ask: Asked) -> OptionText:
    """Choosing the skill of a check."""
    return ask.told(ask.words.of("check", ask.target))
