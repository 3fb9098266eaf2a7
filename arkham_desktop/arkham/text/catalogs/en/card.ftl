### What stands on cards besides the effects themselves.
card-gate-card = Gate card { $n }
card-encounter-at = Encounter: { $place }
card-price = price ${ $n }
card-steps = For each step, end your movement at its place and spend the Arkham Encounters phase there.
card-step = Step { $n }: { $place }.
card-step-sacrifice = Step { $n }: at { $place }, { $sacrifice }.
card-reward = Reward: { $text }
card-casting = casting modifier { $n }
card-casting-awareness = casting modifier: the monster’s awareness
card-short-awareness = by awareness
card-short-spell = Cast { $casting }{ $n ->
    [0] {""}
   *[other] , { $n } Sanity
    }: { $text }
card-sanity = costs { $n } Sanity
card-cast-exhaust = cast and exhaust this card
card-cast-discard = cast and discard this card
card-cast-need = { $cast } (successes needed: { $n })
card-spell-bonus = to Combat checks{ $magical ->
    [yes] {" "}(magical)
   *[no] {""}
    }
card-spell-skills = to { $skill }
card-covers = This counts for { $checks } checks too.
card-replaces = Replaces every older { $card } card.
card-turned = Turned face up when you { $text }.
card-fresh = There is no roll in the first Upkeep after you gain this card.
card-lost-on = Discard this card { $when }.
card-excludes = You cannot have { $card } as well.
card-obtained = Gained at { $place }.
card-stable = Stable location.
card-unstable = Unstable location: gates can open here.
card-aquatic = Aquatic.
card-closes = Closes when the terror level reaches { $n }.
card-world = { $n ->
    [one] One area
   *[other] { $n } areas
 }, { $colors } encounters.
card-marker = Gate: { $symbol }, { $n } to close.
card-environment = Environment ({ $trait })
card-gate = A gate opens in { $place }.
card-burst = A gate opens in { $place }, even through an elder sign.
card-surge = Monsters surge at every open gate.
card-clues = { $n ->
    [one] A Clue token appears in { $places }.
   *[other] Clue tokens appear in { $places }.
 }
card-move = Monsters move: white { $white }; black { $black }.
card-no-symbol = none
card-rumor-pass = Pass: if { $cond }.{ $text }
card-rumor-pay = Pass: in the Arkham Encounters phase, one investigator in { $place } can { $cost }.{ $text }
card-rumor-pay-anywhere = Pass: in the Arkham Encounters phase, one investigator can { $cost }.{ $text }
card-rumor-this = do this: { $cost }
card-rumor-fail = Fail: if { $cond }.{ $text }
card-rumor-fail-when = Fail: at the { $when }, if { $cond }.{ $text }
card-gate-color = a { $which ->
    [all] gate card of every color
   *[other] { $color } gate card
 }
card-other = Other
card-story = personal story of { $who }
card-beside = With { $name }: { $text }
card-story-pass = Passed when { $cond }: { $text }
card-story-fail = Failed when { $cond }: { $text }
card-track-full = When the track is full: { $text }
