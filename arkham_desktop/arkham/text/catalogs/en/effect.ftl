### What effects do, as clauses: bare infinitives without capital and full stop.

## Flow
effect-branch = { $label }: { $text }
effect-cases = { $head } ({ $cases })
effect-bullet = • { $text }
effect-check = make a { $skill } ({ $mod }) check
effect-check-per-round = { $check }, with { $n } more for each round of the battle
effect-check-need = { $check } that needs { $n } successes
effect-pass = pass
effect-fail = fail
effect-per-success = for each success
effect-per-failure = for each failure
effect-success = success
effect-failure = failure
effect-afterwards = then
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
effect-may-repeat = any number of times, you may { $deed }
effect-otherwise = Otherwise, { $other }
effect-otherwise-inline = { $text }, otherwise { $other }
effect-otherwise-line = Otherwise:
effect-if = if { $cond }, { $then }
effect-roll = roll { $dice }
effect-roll-each = roll dice equal to { $amount }
effect-roll-then = { $roll } and { $then }
effect-each = { $whom }: { $text }
effect-each-except = { $whom } (but not in { $place })
effect-each-unmoved = { $whom } who did not move this turn
effect-nothing = nothing happens
effect-again = draw another card and have that encounter too

## What is counted
effect-gain = gain { $things }
effect-gain-over = { $text }, even above the maximum
effect-gain-neighborhood = { $text } from the spaces of your neighborhood
effect-lose = lose { $things }
effect-lose-filter = { $things } from { $monsters }
effect-lose-down = { $text } but { $n }
effect-lose-zero = { $text }; if this takes you to 0, { $do }
effect-spend = spend { $things }
effect-spend-max = { $text }, { $n } at most
effect-restore-stamina = restore your Stamina to its maximum
effect-restore-sanity = restore your Sanity to its maximum
effect-restore-both = restore your Stamina and Sanity to their maximum

## Cards
effect-draw = draw { $cards }
effect-draw-resolve = draw and resolve { $cards }
effect-draw-gate_place = draw { $cards } and open a gate where it says, ignoring the rest
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
effect-buy = look at { $cards } and buy { $look ->
    [one] it
   *[other] { $max } of them
 } if you like
effect-buy-all = look through the { $deck } deck and buy { $max } of its cards if you like
effect-buy-everybody = { $text }; then every investigator may buy in the same way
effect-buy-disputes = { $text }, you settle disputes
effect-buy-price = { $text }, for { $price }
effect-sell = sell { $cards } for { $price }
effect-discard = discard { $cards }
effect-discard-card = discard { $how ->
    [n] { $n ->
        [one] { $card }
       *[other] { $n } { $card }
     }
   *[all] each { $card } you have
 }
effect-discard-random = { $text } at random
effect-discard-just_drawn = { $text } just drawn
effect-discard-ally-deck = discard { $cards } from the Ally deck{ $random ->
    [yes] {" "}at random
   *[no] {""}
 }
effect-discard-except = { $text } (but never { $card })
effect-discard-box = { $text }, to the box
effect-exhaust = exhaust { $this }
effect-discard-self = discard { $this }
effect-to-box = return { $this } to the box
effect-refresh = refresh { $n ->
    [one] { $n } exhausted Spell
   *[other] { $n } exhausted Spells
 }
effect-token-put = put { $tokens } on { $where }
effect-token-remove = remove { $tokens } from { $where }
effect-token-discard = { $text }; with { $n } on it, discard { $this }
effect-shuffle = shuffle the { $deck } deck with its discards
effect-shuffle-self = shuffle the { $deck } deck with its discards, this card included
effect-redraw = discard the { $what } just drawn and draw another
effect-trade = trade { $what } with others{ $anywhere ->
    [yes] {", "}wherever they are
   *[no] {""}
 }
effect-trade-phase = { $text }, in { $phase }
effect-until = { $text } { $until }
