### The log: one sentence an event.
log-because = because of { $causes }
log-turn = Turn { $n } begins; { $who } is the first player.
log-phase = { $phase }.
log-moved-walk = { $who } goes to { $place }.
log-moved-train = { $who } takes the train to { $place }.
log-moved-ride = { $who } rides to { $place }.
log-moved-card = { $who } comes to { $place }.
log-moved-gate = { $who } is drawn through the gate to { $place }.
log-moved-return = { $who } returns to { $place }.
log-moved-fate = { $who } is at { $place } now.
log-moved-join = { $who } joins the investigation at { $place }.
log-gained = { $who } gains { $things }.
log-lost = { $who } loses { $things }.
log-slider = { $who } moves a slider: { $skills }.
log-traded = { $giver } gives { $taker } { $thing }.
log-dice = { $who } rolls { $faces } ({ $check }): { $n ->
    [one] { $n } success.
   *[other] { $n } successes.
 }
log-dice-plain = { $who } rolls { $faces }.
log-dice-game = The dice show { $faces }.
log-passed = { $who } passes the { $check } check with { $n ->
    [one] { $n } success
   *[other] { $n } successes
 } of { $need }.
log-failed = { $who } fails the { $check } check with { $n ->
    [one] { $n } success
   *[other] { $n } successes
 } of { $need }.
log-combat = { $who } fights { $monster }.
log-combat-defeated = { $who } defeats { $monster }.
log-combat-evaded = { $who } gets away from { $monster }.
log-combat-insane = { $who } goes insane fighting { $monster }.
log-combat-unconscious = { $who } is knocked unconscious by { $monster }.
log-combat-displaced = { $who } is carried away from { $monster }.
log-combat-ended = The combat of { $who } with { $monster } ends.
log-spell = { $who } casts { $spell }.
log-spell-failed = { $who } fails to cast { $spell }.
log-appeared = { $monster } appears in { $place }.
log-monster-moved = { $monster } moves from { $start } to { $place }.
log-monster-moved-fast = { $monster } moves fast from { $start } to { $place }.
log-monster-moved-rises = { $monster } flies from { $start } into the Sky.
log-monster-moved-flies = { $monster } flies from { $start } down on { $place }.
log-monster-moved-stalker = { $monster } stalks from { $start } to { $place }.
log-monster-moved-aquatic = { $monster } swims from { $start } to { $place }.
log-monster-moved-special = { $monster } moves by its own rule from { $start } to { $place }.
log-monster-moved-closed = { $monster } is driven out of { $start } into { $place }.
log-vortex-cup = { $monster } is swallowed by the vortex and returns to the cup.
log-vortex-aside = { $monster } is swallowed by the vortex and waits beside the board.
log-vortex-sheet = { $monster } is swallowed by the vortex and goes to the Ancient One’s sheet.
log-removed-cup = { $monster } returns to the cup.
log-removed-box = { $monster } leaves the game.
log-removed-aside = { $monster } waits beside the board.
log-removed-sheet = { $monster } goes to the Ancient One’s sheet.
log-trophy = { $who } takes { $monster } as a trophy.
log-surge = Monster surge at { $place }: { $n ->
    [one] { $n } monster.
   *[other] { $n } monsters.
 }
log-surge-gates = Monster surge at the open gates: { $n ->
    [one] { $n } monster.
   *[other] { $n } monsters.
 }
log-gate = A gate to { $world } opens at { $place }.
log-gate-closed = The gate at { $place } closes.
log-gate-closed-by = { $who } closes the gate at { $place }.
log-gate-prevented = No gate opens at { $place }.
log-seal = { $place } is sealed.
log-seal-by = { $who } seals { $place }.
log-seal-removed = The elder sign leaves { $place }.
log-closed = { $place } closes.
log-reopened = { $place } opens again.
log-token = { $tokens } placed: { $place }.
log-token-removed = { $tokens } removed: { $place }.
log-track = The { $track } rises from { $old } to { $n }.
log-track-martial_law = Martial law is proclaimed in Innsmouth.
log-track-down = The { $track } falls from { $old } to { $n }.
log-card = { $who } gets { $card }.
log-card-lost-deck = { $who } discards { $card }.
log-card-lost-box = { $who } returns { $card } to the box.
log-card-boxed = { $card } leaves the game.
log-exhausted = { $who } exhausts { $card }.
log-play-played = { $card } comes into play.
log-play-discarded = { $card } is discarded.
log-play-passed = The Rumor { $card } is passed.
log-play-failed = The Rumor { $card } has failed.
log-story-passed = { $card } is passed.
log-story-failed = { $card } has failed.
log-play-ignored = { $card } is ignored.
log-mythos = Mythos: { $card }.
log-encounter = { $who } has an encounter: { $place }.
log-gate-card = { $card } has the wrong color and goes under the deck.
log-shuffled = The { $deck } deck is shuffled.
log-ability = { $source } takes effect.
log-ability-for = { $source } takes effect for { $who }.
log-awoke = { $name } awakens! { $why }.
log-awoke-itself = { $name } awakens by its own power.
log-battle-round = Round { $n } of the final battle.
log-attack = { $name } attacks.
log-status-delayed = { $who } is delayed.
log-status-arrested = { $who } is arrested.
log-status-insane = { $who } goes insane.
log-status-unconscious = { $who } is knocked unconscious.
log-status-lost_in_time_and_space = { $who } is lost in time and space.
log-status-devoured = { $who } is devoured.
log-status-retired = { $who } retires.
log-status-blessed = { $who } is Blessed.
log-status-cursed = { $who } is Cursed.
log-status-lose_turn = { $who } will lose a turn.
log-status-retainer = { $who } has a Retainer.
log-status-bank_loan = { $who } has a Bank Loan.
log-status-loan_barred = { $who } gets no further loans.
log-status-silver_twilight = { $who } joins the Silver Twilight Lodge.
log-status-deputy = { $who } is the Deputy of Arkham.
log-status-rail_pass = { $who } has a Rail Pass.
log-status-sheldon_gang = { $who } joins the Sheldon Gang.
log-status-dark_man_debt = { $who } is in debt to the Dark Man.
log-status-over-delayed = { $who } gets up.
log-status-over-arrested = { $who } is free.
log-status-over-lost_in_time_and_space = { $who } is back from time and space.
log-status-over-blessed = { $who } is no longer Blessed.
log-status-over-cursed = { $who } is no longer Cursed.
log-status-over-lose_turn = { $who } loses no turn.
log-status-over-retainer = { $who } has no Retainer any more.
log-status-over-bank_loan = { $who } has no Bank Loan any more.
log-status-over-loan_barred = { $who } may take loans again.
log-status-over-silver_twilight = { $who } leaves the Silver Twilight Lodge.
log-status-over-deputy = { $who } is the Deputy no longer.
log-status-over-rail_pass = { $who } has no Rail Pass any more.
log-status-over-sheldon_gang = { $who } leaves the Sheldon Gang.
log-status-over-dark_man_debt = { $who } is out of the Dark Man’s debt.
log-shown = The { $deck } deck shows { $card }.
