### Things that are counted, gained, lost, drawn and discarded.
### $n is always a number here; `mass-…` is the same thing without a number (“all your Clue tokens”).

noun-clue = { $n ->
    [one] { $n } Clue token
   *[other] { $n } Clue tokens
 }
noun-stamina = { $n } Stamina
noun-sanity = { $n } Sanity
noun-money = ${ $n }
noun-gate_trophy = { $n ->
    [one] { $n } gate trophy
   *[other] { $n } gate trophies
 }
noun-monster_trophy = { $n ->
    [one] { $n } monster trophy
   *[other] { $n } monster trophies
 }
noun-monster_trophy_toughness = monster trophies worth { $n } Toughness
noun-max_stamina = { $n } maximum Stamina
noun-max_sanity = { $n } maximum Sanity
noun-movement = { $n ->
    [one] { $n } movement point
   *[other] { $n } movement points
 }
noun-focus = { $n } Focus
noun-stamina_or_sanity = { $n ->
    [one] 1 Stamina or 1 Sanity
   *[other] { $n } points of Stamina and Sanity in any split
 }
noun-item = { $n ->
    [one] { $n } item
   *[other] { $n } items
 }
noun-common = { $n ->
    [one] { $n } Common Item
   *[other] { $n } Common Items
 }
noun-unique = { $n ->
    [one] { $n } Unique Item
   *[other] { $n } Unique Items
 }
noun-spell = { $n ->
    [one] { $n } Spell
   *[other] { $n } Spells
 }
noun-skill = { $n ->
    [one] { $n } Skill
   *[other] { $n } Skills
 }
noun-ally = { $n ->
    [one] { $n } Ally
   *[other] { $n } Allies
 }
noun-weapon = { $n ->
    [one] { $n } weapon
   *[other] { $n } weapons
 }
noun-tome = { $n ->
    [one] { $n } Tome
   *[other] { $n } Tomes
 }
noun-injury = { $n ->
    [one] { $n } Injury
   *[other] { $n } Injuries
 }
noun-madness = { $n ->
    [one] { $n } Madness
   *[other] { $n } Madness cards
 }
noun-mythos = { $n ->
    [one] { $n } Mythos card
   *[other] { $n } Mythos cards
 }
noun-dunwich_horror = { $n ->
    [one] { $n } Dunwich Horror card
   *[other] { $n } Dunwich Horror cards
 }
noun-rubble = { $n ->
    [one] { $n } Rubble card
   *[other] { $n } Rubble cards
 }
noun-visage = { $n ->
    [one] { $n } Visage card
   *[other] { $n } Visage cards
 }
noun-dust = { $n ->
    [one] { $n } Dust card
   *[other] { $n } Dust cards
 }
noun-environment = { $n ->
    [one] { $n } Environment
   *[other] { $n } Environments
 }
noun-die = { $n ->
    [one] a die
   *[other] { $n } dice
 }
noun-success = { $n ->
    [one] { $n } success
   *[other] { $n } successes
 }
noun-doom = { $n ->
    [one] { $n } doom token
   *[other] { $n } doom tokens
 }
noun-monster = { $n ->
    [one] { $n } monster
   *[other] { $n } monsters
 }
noun-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
noun-hand = { $n ->
    [one] { $n } hand
   *[other] { $n } hands
 }
noun-visage_token = { $n ->
    [one] { $n } Visage token
   *[other] { $n } Visage tokens
 }
noun-zhar_token = { $n ->
    [one] { $n } Zhar token
   *[other] { $n } Zhar tokens
 }
