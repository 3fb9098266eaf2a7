### What effects do, as clauses: bare infinitives without capital and full stop.

## Flow
effect-branch = { $label }: { $text }
effect-cases = { $head } ({ $cases })
effect-bullet = • { $text }
effect-check = make { $which ->
    [evade] an
   *[other] a
 } { $skill } ({ $mod }) check
effect-check-per-round = { $check } ({ $n } more in each round after the first)
effect-check-need = { $check } that needs { $n } successes
effect-pass = pass
effect-fail = fail
effect-per-success = for each success
effect-per-failure = for each failure
effect-success = success
effect-failure = failure
effect-afterwards = afterwards
effect-band-one = { $first ->
    [0] no success
    [one] 1 success
   *[other] { $first } successes
 }
effect-band-range = { $first }–{ $last } successes
effect-band-more = { $first } or more successes
effect-faces = on { $faces }
effect-choose = choose one
effect-choose-if-able = choose one, if you can pay for any
effect-either = either { $choices }
effect-either-if-able = if you can, either { $choices }
effect-to = { $cost } to { $do }
effect-may = you may { $deed }
effect-may-this = you may do this: { $deed }
effect-may-repeat = any number of times, you may { $deed }
effect-up-to = up to { $n } times, { $text }
effect-times = do this { $n ->
    [2] twice
   *[other] { $n } times
 }: { $text }
effect-otherwise-sentence = Otherwise, { $other }
effect-otherwise-inline = { $text }, otherwise { $other }
effect-otherwise-line = Otherwise:
effect-unless-sentence = If you do not, { $other }
effect-unless-inline = { $text } (if you do not, { $other })
effect-unless-line = If you do not:
effect-if = if { $cond }, { $then }
effect-roll = roll { $dice }
effect-roll-each = roll dice equal to { $amount }
effect-roll-then = { $roll }, then { $then }
effect-each = { $whom }: { $text }
effect-each-inline = have { $whom } { $text }
effect-each-thing = for { $whom }, { $text }
effect-each-except = { $whom } (but not in { $place })
effect-each-unmoved = { $whom } who did not move this turn
effect-nothing = nothing happens
effect-again = draw another card and have that encounter too

## What is counted
effect-gain = gain { $things }
effect-gain-over = { $text }, even above the maximum
effect-gain-neighborhood = gain { $all ->
    [yes] all the{" "}
   *[no] {""}
 }{ $things } in your neighborhood
effect-lose = lose { $things }
effect-lose-down = { $text } but { $n }
effect-lose-zero = { $text } (if this takes you to 0, { $do })
effect-spend = spend { $things }
effect-spend-max = spend up to { $things }
effect-restore-stamina = restore your Stamina to its maximum
effect-restore-sanity = restore your Sanity to its maximum
effect-restore-both = restore your Stamina and Sanity to their maximum

## Cards
effect-draw = draw { $cards }
effect-draw-resolve = draw and resolve { $cards }
effect-draw-gate_place = draw { $cards } for its gate location alone
effect-draw-keep = { $text } and keep { $n } of your choice
effect-draw-again = { $text }, drawing anew for what you have already
effect-take = take { $card }
effect-take-if = { $text }, if it is available
effect-take-else = { $text } if available, otherwise { $other }
effect-keep-card = keep this card before you
effect-search = search the { $deck } deck for { $cards } and take { $n ->
    [one] it
   *[other] them
 }
effect-search-box = search the { $deck } deck for { $cards } and return { $n ->
    [one] it
   *[other] them
 } to the box
effect-buy = look at { $cards } and{ $obliged ->
    [yes] {" "}buy
   *[no] , if you like, buy
 } { $all ->
    [yes] { $max ->
        [one] it
       *[other] any of them
     }
   *[no] { $max ->
        [one] 1 of them
       *[other] up to { $max } of them
     }
 } { $price }{ $obliged ->
    [yes] , if you can pay for one
   *[no] {""}
 }
effect-buy-all = look through the { $deck } deck and, if you like, buy { $max ->
    [one] 1 of its cards
   *[other] up to { $max } of its cards
 } { $price }
effect-buy-everybody = { $text }; then every investigator may buy in the same way
effect-buy-disputes = { $text } (you settle disputes)
effect-sell = sell { $cards } { $price }
effect-discard = discard { $cards }
effect-discard-card = { $how ->
    [n] { $n ->
        [one] { $card }
       *[other] { $n } { $card }
     }
   *[all] all your { $card }
 }
effect-discard-random = { $text } at random
effect-discard-just_drawn = { $text } just drawn
effect-discard-ally-deck = { $cards } from the Ally deck{ $random ->
    [yes] {", "}drawn at random,
   *[no] {""}
 }
effect-discard-except = { $text } (but never { $card })
effect-exhaust = exhaust { $this }
effect-discard-self = discard { $this }
effect-to-box = return { $this } to the box
effect-refresh = refresh { $n ->
    [one] { $n } exhausted Spell
   *[other] { $n } exhausted Spells
 }
effect-token-put = put { $tokens } on { $where }
effect-token-remove = remove { $tokens } from { $where }
effect-token-equal = { $text } equal to { $amount }
effect-token-discard = { $text } (with { $n } on it, discard it)
effect-shuffle = shuffle the { $deck } deck with its discards
effect-shuffle-self = shuffle the { $deck } deck with its discards, this card included
effect-redraw = discard the { $what } just drawn and draw another
effect-trade = trade { $what } with others{ $anywhere ->
    [yes] {", "}wherever they are
   *[no] {""}
 }
effect-trade-all = investigators may trade { $what } with one another{ $anywhere ->
    [yes] {", "}wherever they are
   *[no] {""}
 }
effect-trade-phase = { $text }, in { $phase }
effect-until = { $text } { $until }

## People
effect-status-blessed = become Blessed
effect-status-cursed = become Cursed
effect-status-delayed = be delayed
effect-status-arrested = be arrested and go to jail
effect-status-lost_in_time_and_space = be lost in time and space
effect-status-lose_turn = lose your next turn
effect-status-retainer = gain a Retainer
effect-status-bank_loan = take a Bank Loan
effect-status-loan_barred = get no further Bank Loan this game
effect-status-silver_twilight = gain a Silver Twilight Lodge Membership
effect-status-deputy = become the Deputy of Arkham
effect-status-rail_pass = gain a Rail Pass
effect-status-sheldon_gang = gain a Sheldon Gang Membership
effect-status-dark_man_debt = be in debt to the Dark Man
effect-clear-blessed = discard your Blessing
effect-clear-cursed = discard your Curse
effect-clear-delayed = be no longer delayed
effect-clear-arrested = be released from jail
effect-clear-lost_in_time_and_space = come back from time and space
effect-clear-lose_turn = lose no turn
effect-clear-retainer = lose your Retainer
effect-clear-bank_loan = discard your Bank Loan
effect-clear-loan_barred = be free to take Bank Loans again
effect-clear-silver_twilight = lose your Silver Twilight Lodge Membership
effect-clear-deputy = stop being the Deputy of Arkham
effect-clear-rail_pass = lose your Rail Pass
effect-clear-sheldon_gang = lose your Sheldon Gang Membership
effect-clear-dark_man_debt = settle that debt
effect-status-loan = { $text } of ${ $money }, with ${ $repay } to repay
effect-status-arrested-to = be arrested and taken to { $place }
effect-status-immune = { $text }, even if you are immune
effect-condition = turn the Condition { $card } face { $side ->
    [down] down
   *[up] up
 }
effect-innsmouth-look = draw { $n ->
    [one] { $n } Innsmouth Look card
   *[other] { $n } Innsmouth Look cards
 }
effect-move = move to { $place }
effect-move-encounter = move to { $place } and have an encounter there
effect-move-draw = move to { $place } and have an encounter there, drawing { $draw } cards and keeping { $keep }
effect-return = return to Arkham
effect-return-unexplored = return to Arkham without an explored marker
effect-world = go to the { $area ->
    [1] first
   *[2] second
 } area of { $world }
effect-world-encounter = { $text } and have an encounter there
effect-world-return = { $text }, then return here
effect-world-stay = { $text } and stay there
effect-devoured = be devoured
effect-encounter = have an encounter at { $place }
effect-encounter-draw = have an encounter at { $place }, drawing { $cards } and keeping { $keep }

## The game
effect-track-terror = { $way ->
    [down] lower
   *[up] raise
 } the terror level by { $n }
effect-track-doom = { $way ->
    [down] remove { $n ->
        [one] { $n } doom token from the doom track
       *[other] { $n } doom tokens from the doom track
     }
   *[up] add { $n ->
        [one] { $n } doom token to the doom track
       *[other] { $n } doom tokens to the doom track
     }
 }
effect-track-dunwich_horror = { $way ->
    [down] remove { $n } from
   *[up] add { $n } to
 } the Dunwich Horror track
effect-track-deep_ones_rising = { $way ->
    [down] remove { $n } from
   *[up] add { $n } to
 } the Deep Ones Rising track
effect-track-feds_raid = { $way ->
    [down] remove { $n } from
   *[up] add { $n } to
 } the Feds Raid track
effect-track-set = set the { $level } to { $n }
effect-track-fill = fill the { $level }
effect-track-raise = raise the { $level } by { $amount }
effect-track-lower = lower the { $level } by { $amount }
effect-track-any = { $text }, on any of its spaces
effect-skip = skip the { $phase } phase of this turn
effect-lose-game = lose the game
effect-awaken = awaken the Ancient One
effect-fix-rating = set the Ancient One’s combat rating now; it stays the same from then on
effect-defense = change the Ancient One’s { $old } into { $new }

## Gates and places
effect-gate = open a gate here
effect-gate-monster = open a gate and put a monster here
effect-close = close { $which }
effect-close-world = { $which } to { $world }
effect-close-free = { $text } and seal it without spending Clue tokens
effect-close-seal = { $text }; you may seal it as usual
effect-close-no-trophy = { $text }, without taking its marker as a trophy
effect-close-unexplored = { $text }, even without an explored marker
effect-move-gate = move an open gate to another unstable location
effect-swap-gate = put an open gate’s marker under the pile and replace it with the top one, returning monsters as if the gate had been closed
effect-elder-sign-here = put an elder sign here
effect-elder-sign-any_unstable_location_without_gate = put an elder sign on an unstable location without a gate
effect-elder-sign-remove = remove { $n ->
    [one] { $n } elder sign
   *[other] { $n } elder signs
 } from the board
effect-elder-sign-remove-all = remove all elder signs from the board
effect-clue-all = put { $clues } on every location
effect-clue-each_unstable_location_without_open_gate = put { $clues } on each unstable location without an open gate
effect-clue-remove-all = remove all Clue tokens from the board
effect-clue-remove-each_unstable_location_without_open_gate = remove all Clue tokens from unstable locations without an open gate
effect-close-location = close { $place } { $until }

## Monsters
effect-monster-cup = meet { $n ->
    [one] a monster
   *[other] { $n } monsters
 } drawn from the cup
effect-monster-card = fight any number of the monsters on this card
effect-monster = meet { $n ->
    [one] a { $kind }
   *[other] { $n } { $kind } monsters
 }
effect-monster-from-cup = { $text } out of the cup
effect-monster-filter = { $text }, drawing until it is { $monsters }
effect-monster-draws = { $text } ({ $n } draws at most)
effect-monster-bonus = { $text } ({ $n } to Combat checks)
effect-monster-no-evade = { $text }; it cannot be evaded
effect-monster-win = for each you defeat
effect-monster-lose = if you do not
effect-monster-lose-or-evade = if you do not, or evade it
effect-monster-none = if there is none
effect-spawn = put { $monsters } { $where }
effect-spawn-sealed = { $text }, even if it is sealed
effect-spawn-uncounted = { $text } (not counted toward the monster limit)
effect-monsters-where = { $monsters } { $where }
effect-to-cup = return { $what } to the cup
effect-to-cup-each-roll = roll a die for { $what } and return it to the cup on a success
effect-defeat = defeat { $what } without a fight
effect-move-monster = move { $monsters } { $where } to your space
effect-claim-monster = take { $n ->
    [one] the monster
   *[other] { $n } monsters
 } as a trophy
effect-claim-monster_from_cup = draw { $n ->
    [one] a monster
   *[other] { $n } monsters
 } from the cup and take { $n ->
    [one] it as a trophy
   *[other] them as trophies
 }
effect-claim-any_monster_on_board = take { $n ->
    [one] any monster on the board as a trophy
   *[other] any { $n } monsters on the board as trophies
 }
effect-claim-endless = { $text }, even an Endless one
effect-to-sheet = put { $n } { $kind } on the Ancient One’s sheet

## Dice
effect-reroll = reroll { $check }
effect-reroll-anybody = { $check } of any investigator
effect-reroll-failures = reroll the failures of { $check }
effect-reroll-dice = reroll { $n ->
    [one] 1 die
   *[other] { $n } dice
 } of { $check }
effect-extra-dice = add { $n ->
    [one] 1 die
   *[other] { $n } dice
 } for each 1 rolled
effect-auto-success = add { $successes } to { $check }
effect-pass-check = pass { $check }
effect-fail-check = fail the { $check } check
effect-fail-checks = fail the { $checks } checks
effect-against = { $text } against { $what }
effect-end-combat = end the combat
effect-end-combat-evaded = end the combat as if you had evaded the monster
effect-fight-bonus-this = get { $n } to this Combat check
effect-fight-bonus = get { $n } to Combat checks { $magical ->
    [yes] (magical){" "}
   *[no] {""}
 }{ $until }
effect-skill-bonus = get { $n } to { $skill } { $until }

## Lasting
effect-ignore = { $trait } Mythos cards have no special effect and are discarded
effect-ignore-redraw = { $trait } Mythos cards are discarded and another one is drawn
effect-pay-as = { $what } may be paid with { $with_ } instead, one for one
