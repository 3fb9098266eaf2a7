"""The words of what one picks: yes or no, cards, places, people, numbers, sliders."""

from __future__ import annotations

from arkham_desktop.arkham.text.option_verbs import first_name, place_line, short_name
from arkham_desktop.arkham.text.options import Asked, OptionText, verb


@verb("yes")
def tell_yes(ask: Asked) -> OptionText:
    """Doing what a card offers."""
    return ask.told(ask.words("option-yes"))


@verb("no")
def tell_no(ask: Asked) -> OptionText:
    """Declining what a card offers."""
    return ask.told(ask.words("option-no"))


@verb("continue")
def tell_continue(ask: Asked) -> OptionText:
    """Going on after something was shown."""
    return ask.told(ask.words("option-continue"))


@verb("choose")
def tell_choose(ask: Asked) -> OptionText:
    """One of the things that a card gives to choose from."""
    return ask.told(ask.words("option-choose", n=ask.target))


# --- cards -------------------------------------------------------------------------------------------
@verb("take", "keep", "discard", "lose")
def tell_card(ask: Asked) -> OptionText:
    """Picking a card; the question says what for."""
    return ask.told(
        ask.name(ask.target), ask.words.of("option", f"{ask.option.verb}-sub"), short_name(ask, ask.target)
    )


@verb("buy")
def tell_buy(ask: Asked) -> OptionText:
    """Buying a card."""
    return ask.told(ask.name(ask.target), ask.words("option-buy-sub"), short_name(ask, ask.target))


@verb("sell")
def tell_sell(ask: Asked) -> OptionText:
    """Selling a card."""
    return ask.told(ask.name(ask.target), ask.words("option-sell-sub"), short_name(ask, ask.target))


@verb("propose")
def tell_propose(ask: Asked) -> OptionText:
    """A proposal that fills in all the picks."""
    return ask.told(
        ask.words("option-propose"), ask.words("option-propose-sub"), ask.words("option-propose-short")
    )


# --- one thing of several ----------------------------------------------------------------------------
@verb("place", "space")
def tell_place(ask: Asked) -> OptionText:
    """A place on the boards."""
    return ask.told(ask.name(ask.target), place_line(ask), short_name(ask, ask.target))


@verb("world")
def tell_world(ask: Asked) -> OptionText:
    """An Other World."""
    return ask.told(ask.name(ask.target), "", short_name(ask, ask.target))


@verb("gate")
def tell_gate(ask: Asked) -> OptionText:
    """An open gate, named by where it stands."""
    world = ask.table.gate_world(ask.target)
    sub = ask.words("option-gate-to", world=ask.name(world)) if world else ""
    return ask.told(ask.name(ask.target), sub, short_name(ask, ask.target))


@verb("who")
def tell_who(ask: Asked) -> OptionText:
    """An investigator."""
    name = ask.name(ask.target)
    place = next((one.place for one in ask.table.state.investigators if one.id == ask.target), "")
    return ask.told(name, ask.name(place) if place else "", first_name(name))


@verb("monster")
def tell_monster(ask: Asked) -> OptionText:
    """A monster, named with where it is."""
    place = ask.table.state.monsters.get(ask.target, "")
    return ask.told(ask.name(ask.target), ask.name(place) if place else "", short_name(ask, ask.target))


@verb("symbol")
def tell_symbol(ask: Asked) -> OptionText:
    """A dimension symbol."""
    return ask.told(ask.words.of("symbol", ask.target))


@verb("n")
def tell_number(ask: Asked) -> OptionText:
    """A number."""
    return ask.told(ask.target)


@verb("slide")
def tell_slide(ask: Asked) -> OptionText:
    """Moving a slider to a stop: the two skills as they would be."""
    slider, _, stop = ask.target.partition("=")
    sheet = ask.library.investigators[ask.you.id]
    first, second = next(pair for pair in sheet.pairs if pair[0] == slider)
    index = int(stop)
    label = ask.words(
        "option-slide",
        first=ask.words.of("skill", first),
        one=sheet.skills[first][index],
        second=ask.words.of("skill", second),
        other=sheet.skills[second][index],
    )
    short = f"{sheet.skills[first][index]} / {sheet.skills[second][index]}"
    return ask.told(label, "", short)
