### What buttons say. Labels have at most 24 letters, -sub lines 34, -short labels 12; what is longer is cut.

option-go-cost = { $n ->
    [one] { $n } movement point.
   *[other] { $n } movement points.
 }
option-go-monsters = { $n ->
    [one] First the monster here has to be fought or evaded.
   *[other] First all { $n } monsters here have to be fought or evaded.
 }
option-train-sub = By train, ${ $n }
option-train-cost = ${ $n } and 1 movement point.
option-gate-to = gate to { $world }
option-monsters = { $n } monsters
option-clues = { $n ->
    [one] { $n } Clue token
   *[other] { $n } Clue tokens
 }
option-people = { $n ->
    [one] { $n } investigator
   *[other] { $n } investigators
 }
option-done = Done
option-else-stamina = else −{ $n } Stamina
option-evade = Evade { $monster }
option-evade-short = Evade
option-evade-follows = If it fails: { $n } combat damage, and the combat begins.
option-fight = Fight { $monster }
option-fight-short = Fight
option-fight-round = Fight
option-fight-horror = after Horror { $chance }
option-evade-felled = If it fails: { $n } combat damage.
option-fight-follows = If the Combat check fails: { $n } combat damage.
option-flee = Flee
option-flee-follows = If it fails: { $n } combat damage, and the combat goes on.
option-warning-stamina = That would knock you unconscious.
option-warning-sanity = That would drive you insane.
option-sub-wield = { $n ->
    [one] Take up, { $n } hand
   *[other] Take up, { $n } hands
 }
option-sub-unwield = { $n ->
    [one] Put away, frees { $n } hand
   *[other] Put away, frees { $n } hands
 }
option-attack = Attack
option-attack-sub = { $n } successes on average
option-attack-done = The attack is done
option-attack-got = { $n ->
    [one] { $n } success
   *[other] { $n } successes
 }
option-roll = Roll the dice
option-roll-dice = { $n ->
    [0] Roll no dice
    [one] Roll { $n } die
   *[other] Roll { $n } dice
 }
option-roll-short = Roll
option-need = { $n ->
    [one] { $n } success needed
   *[other] { $n } successes needed
 }
option-accept-loss = Accept it
option-accept-pass = Passed: go on
option-accept-fail = Accept the failure
option-accept-sub = { $n ->
    [one] { $n } success, { $need } needed
   *[other] { $n } successes, { $need } needed
 }
option-accept-short = Accept
option-spend-clue = { $n ->
    [one] Spend { $n } Clue token
   *[other] Spend { $n } Clue tokens
 }
option-spend-clue-short = Spend Clue
option-spend-clue-sub = You have { $n }
option-spend-clue-cost = { $n ->
    [one] { $n } Clue token.
   *[other] { $n } Clue tokens.
 }
option-go-through = Go through the gate
option-go-through-short = Go through
option-go-through-follows = You are drawn to the first area of { $world } and have an encounter there this turn.
option-encounter = Have an encounter
option-encounter-short = Encounter
option-ability = Use the location
option-ability-short = Location
option-close = Close gate with { $skill }
option-close-short = Close: { $skill }
option-seal = Seal the gate
option-seal-sub = Costs { $n } of your { $have } Clues
option-seal-short = Seal
option-seal-follows = An elder sign: no gate opens here any more.
option-leave = Leave it
option-pass = Pass the Rumor
option-pass-short = Pass Rumor
option-cast = Cast { $spell }
option-cast-sub = Costs { $n } Sanity
option-cast-cost = { $n } Sanity.
option-part = Part with { $ally }
option-part-cost = { $ally } leaves you.
option-trade = Trade with { $name }
option-trade-short = Trade

option-yes = Yes
option-no = No
option-continue = Continue
option-choose = Choice { $n }
option-have = Have this encounter
option-have-short = Have it
option-top = From the top
option-bottom = From the bottom
option-top-short = Top
option-bottom-short = Bottom
option-sub-take = Take it
option-sub-keep = Keep it
option-sub-give = Give it
option-sub-discard = Discard it
option-sub-lose = Lose it
option-trophy-sub = Gate trophy
option-protected = Need not be given up
option-sub-buy = Buy it: { $price }
option-sub-sell = Sell it: { $price }
option-propose = Take the proposal
option-propose-even = Spread evenly
option-propose-cheapest = What is worth least
option-propose-short = Proposal
option-gate-sub = To { $world }, { $n }
option-who-sub = Sanity { $sanity }, Stamina { $stamina }
option-monster-sub = { $place }, Toughness { $n }
option-monster-worth = Toughness { $n }
option-split = { $stamina } Stamina, { $sanity } Sanity
option-die = The die that shows { $n }
option-slide = { $first } { $one }, { $second } { $other }
option-injury = Take an Injury
option-injury-sub = Nothing is lost, Stamina full
option-injury-short = Injury
option-madness = Take a Madness
option-madness-sub = Nothing is lost, Sanity full
option-madness-short = Madness
option-half = Lose half
option-half-sub = { $items ->
    [one] { $items } item
   *[other] { $items } items
 }, { $clues ->
    [one] { $clues } Clue
   *[other] { $clues } Clues
 }
option-half-short = Half
option-retire = Retire
option-retire-sub = A new investigator comes
option-retire-cost = This turn, all possessions and 1 point of the score.
option-sub-keep-mythos = It stays on top
option-sub-discard-mythos = Under the deck
option-slide-short = { $first } { $one } / { $other }
option-raid = Call the Feds
option-raid-short = Feds Raid
option-raid-cost = 1 Clue token.
option-raid-follows = The Clue token goes on a free space of this neighborhood on the Feds Raid track. The sixth one clears both tracks.
option-lend-no = Keep your Clue tokens
option-lend-no-sub = Nobody else may spend them
option-lend-yes = Share your Clue tokens
option-lend-yes-sub = The others may spend them
option-lend-short = Sharing
option-side-pass = The story is passed
option-side-fail = The story has failed
