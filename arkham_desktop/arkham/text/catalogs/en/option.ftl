### What buttons say. Labels have at most 24 letters, -sub lines 34, -short labels 12.

option-train-sub = By train, $1
option-train-cost = Pay $1.
option-gate-to = gate to { $world }
option-monsters = { $n } monsters
option-clues = { $n ->
    [one] { $n } clue
   *[other] { $n } clues
 }
option-people = { $n ->
    [one] { $n } investigator
   *[other] { $n } investigators
 }
option-done = Done
option-evade = Evade { $monster }
option-evade-short = Evade
option-fight = Fight { $monster }
option-fight-short = Fight
option-fight-round = Fight
option-flee = Flee
option-wield-sub = Take in hand
option-unwield-sub = Put away
option-attack = Attack
option-roll = Roll the dice
option-accept = Accept the result
option-spend-clue = Spend 1 Clue token
option-spend-clue-short = Spend Clue
option-spend-clue-sub = You have { $n }
option-spend-clue-cost = 1 Clue token.
option-encounter = Have an encounter
option-encounter-short = Encounter
option-ability = Use the location
option-ability-short = Location
option-close = Close gate with { $skill }
option-close-short = Close gate
option-seal = Seal the gate
option-seal-sub = You have { $n ->
    [one] { $n } Clue token
   *[other] { $n } Clue tokens
 }
option-seal-short = Seal
option-leave = Leave it
option-pass = Pass the Rumor
option-pass-short = Pass Rumor
option-use = Use { $card }
option-cast = Cast { $spell }
option-cast-sub = Costs { $n } Sanity
option-cast-cost = { $n } Sanity.
option-trade = Trade with { $name }
option-trade-short = Trade

option-yes = Yes
option-no = No
option-continue = Continue
option-choose = Choice { $n }
option-take-sub = Take it
option-keep-sub = Keep it
option-discard-sub = Discard it
option-lose-sub = Lose it
option-buy-sub = Buy it
option-sell-sub = Sell it
option-propose = Take the proposal
option-propose-sub = Fills everything in
option-propose-short = Proposal
option-slide = { $first } { $one }, { $second } { $other }
