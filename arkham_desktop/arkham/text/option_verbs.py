"""The words of what one does: going, fighting, rolling, having encounters, using what one has."""

from __future__ import annotations

from arkham_desktop.arkham.text.options import Asked, OptionText, verb


# --- movement ----------------------------------------------------------------------------------------
@verb("go")
def tell_go(ask: Asked) -> OptionText:
    """A step to a neighboring place: what waits there."""
    name = ask.name(ask.target)
    risky = bool(ask.table.monsters_at(ask.target))
    return ask.told(name, place_line(ask), short_name(ask, ask.target), grade="risky" if risky else "plain")


@verb("train")
def tell_train(ask: Asked) -> OptionText:
    """A ride to another depot."""
    name = ask.name(ask.target)
    return ask.told(
        name, ask.words("option-train-sub"), short_name(ask, ask.target), cost=ask.words("option-train-cost")
    )


def place_line(ask: Asked) -> str:
    """What stands at a place, in a few words: its gate, monsters, clues, people."""
    table, words, place = ask.table, ask.words, ask.target
    parts = []
    world = table.gate_world(place)
    if world is not None:
        parts.append(words("option-gate-to", world=ask.name(world)))
    monsters = table.monsters_at(place)
    if len(monsters) == 1:
        parts.append(ask.name(monsters[0]))
    elif monsters:
        parts.append(words("option-monsters", n=len(monsters)))
    clues = table.state.clues.get(place, 0)
    if clues:
        parts.append(words("option-clues", n=clues))
    others = [one for one in table.investigators_at(place) if one.id != ask.decision.who]
    if others:
        parts.append(words("option-people", n=len(others)))
    return ", ".join(parts)


def short_name(ask: Asked, thing: str) -> str:
    """The short form of a name where the catalog has one, else the name itself."""
    row = thing.partition("#")[0]
    key = f"short-{row}"
    return ask.words(key) if ask.words.has(key) else ask.name(thing)


@verb("done")
def tell_done(ask: Asked) -> OptionText:
    """The end of what is being decided, named after it."""
    words, kind = ask.words, ask.decision.kind
    key = f"done-{kind}"
    label = words(key) if words.has(key) else words("option-done")
    return ask.told(label)


# --- monsters and combat -----------------------------------------------------------------------------
@verb("evade")
def tell_evade(ask: Asked) -> OptionText:
    """Slipping past a monster."""
    name = ask.name(ask.target)
    return ask.told(
        ask.words("option-evade", monster=name), "", ask.words("option-evade-short"), grade="risky"
    )


@verb("fight")
def tell_fight(ask: Asked) -> OptionText:
    """Facing a monster, or another round of the combat with it."""
    if not ask.target:
        return ask.told(ask.words("option-fight-round"), grade="risky")
    name = ask.name(ask.target)
    return ask.told(
        ask.words("option-fight", monster=name), "", ask.words("option-fight-short"), grade="risky"
    )


@verb("flee")
def tell_flee(ask: Asked) -> OptionText:
    """Evading in the middle of a combat."""
    return ask.told(ask.words("option-flee"), grade="risky")


@verb("wield")
def tell_wield(ask: Asked) -> OptionText:
    """Taking a weapon in hand."""
    return ask.told(ask.name(ask.target), ask.words("option-wield-sub"))


@verb("unwield")
def tell_unwield(ask: Asked) -> OptionText:
    """Putting a weapon away."""
    return ask.told(ask.name(ask.target), ask.words("option-unwield-sub"))


@verb("attack")
def tell_attack(ask: Asked) -> OptionText:
    """The attack on the Ancient One."""
    name = ask.name(ask.table.state.ancient_one)
    return ask.told(ask.words("option-attack"), name, grade="risky")


# --- checks ------------------------------------------------------------------------------------------
@verb("roll")
def tell_roll(ask: Asked) -> OptionText:
    """Rolling the dice of a check."""
    return ask.told(ask.words("option-roll"))


@verb("accept")
def tell_accept(ask: Asked) -> OptionText:
    """Leaving a check as it fell."""
    return ask.told(ask.words("option-accept"))


@verb("spend")
def tell_spend(ask: Asked) -> OptionText:
    """Spending a clue token for more dice."""
    clues = ask.you.clues
    return ask.told(
        ask.words("option-spend-clue"),
        ask.words("option-spend-clue-sub", n=clues),
        ask.words("option-spend-clue-short"),
        cost=ask.words("option-spend-clue-cost"),
    )


@verb("skill")
def tell_skill(ask: Asked) -> OptionText:
    """Choosing the skill of a check."""
    return ask.told(ask.words.of("skill", ask.target))


# --- encounters --------------------------------------------------------------------------------------
@verb("encounter")
def tell_encounter(ask: Asked) -> OptionText:
    """Drawing a card for the place where one stands."""
    return ask.told(
        ask.words("option-encounter"), ask.name(ask.you.place), ask.words("option-encounter-short")
    )


@verb("ability")
def tell_ability(ask: Asked) -> OptionText:
    """What a location offers instead of an encounter."""
    return ask.told(ask.words("option-ability"), ask.name(ask.target), ask.words("option-ability-short"))


@verb("close")
def tell_close(ask: Asked) -> OptionText:
    """Trying to close the gate here with one of two skills."""
    skill = ask.words.of("skill", ask.target)
    world = ask.table.gate_world(ask.you.place)
    return ask.told(
        ask.words("option-close", skill=skill),
        ask.name(world) if world else "",
        ask.words("option-close-short"),
    )


@verb("seal")
def tell_seal(ask: Asked) -> OptionText:
    """Sealing the gate just closed."""
    return ask.told(
        ask.words("option-seal"),
        ask.words("option-seal-sub", n=ask.you.clues),
        ask.words("option-seal-short"),
    )


@verb("leave")
def tell_leave(ask: Asked) -> OptionText:
    """Doing without."""
    return ask.told(ask.words("option-leave"))


@verb("pass")
def tell_pass(ask: Asked) -> OptionText:
    """Paying what passes the Rumor."""
    return ask.told(ask.words("option-pass"), ask.name(ask.target), ask.words("option-pass-short"))


# --- things of one's own -----------------------------------------------------------------------------
@verb("use")
def tell_use(ask: Asked) -> OptionText:
    """Using a card or an ability at this moment."""
    source = ask.target.partition("/")[0]
    return ask.told(ask.words("option-use", card=ask.name(source)), "", short_name(ask, source))


@verb("cast")
def tell_cast(ask: Asked) -> OptionText:
    """Casting a spell."""
    spell = ask.library.card(ask.target)
    sanity = getattr(spell, "sanity", 0)
    return ask.told(
        ask.words("option-cast", spell=ask.name(ask.target)),
        ask.words("option-cast-sub", n=sanity),
        short_name(ask, ask.target),
        cost=ask.words("option-cast-cost", n=sanity),
    )


@verb("trade")
def tell_trade(ask: Asked) -> OptionText:
    """Trading with somebody at the same place."""
    return ask.told(
        ask.words("option-trade", name=first_name(ask.name(ask.target))),
        ask.name(ask.target),
        ask.words("option-trade-short"),
    )


def first_name(name: str) -> str:
    """What an investigator is called for short: the nickname or the first of the names."""
    return name.partition(" ")[0].strip("“”")
