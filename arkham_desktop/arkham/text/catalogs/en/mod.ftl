### Modifiers. $by: more, less, set. $n: +2, −1, or the value that is set; $plain: the number alone; $count: the number as
### a number. $foe: whom it is about, $many: yes where that is a plural. $deep: yes in the middle of a sentence.
mod-amount = + { $amount }
mod-word-all = all
mod-word-any = any number
mod-word-half_up = half, rounded up
mod-word-half_down = half, rounded down
mod-word--all = none
mod-get = get { $text }

mod-skill = { $by ->
    [set] { $skill } { $n }
   *[other] { $n } { $skill }
 }
mod-check = { $by ->
    [set] { $check } checks have a modifier of { $n }
   *[other] { $n } to { $check } checks
 }
mod-die = { $n } to each die of { $check } checks
mod-clue_dice = { $n } { $count ->
    [one] die
   *[other] dice
 } for each Clue token spent on { $some ->
    [yes] { $check } checks
   *[no] a check
 }
mod-combat_skill = Combat checks use { $skill } instead of Fight
mod-successes = { $n } to the successes of each attack
mod-successes_on_6 = each 6 counts as { $plain } successes
mod-success_from = dice succeed on { $plain } or more
mod-die_result = { $n } to one die rolled
mod-wasted_clues = the first { $count ->
    [one] Clue token spent on a check does nothing
   *[other] { $count } Clue tokens spent on a check do nothing
 }
mod-max_sanity = { $by ->
    [set] maximum Sanity { $n }
   *[other] { $n } maximum Sanity
 }
mod-max_stamina = { $by ->
    [set] maximum Stamina { $n }
   *[other] { $n } maximum Stamina
 }
mod-focus = { $by ->
    [set] Focus { $n }
   *[other] { $n } Focus
 }
mod-slider_shifts = move skill sliders { $plain } more { $count ->
    [one] stop
   *[other] stops
 }
mod-movement = { $by ->
    [set] { $count ->
        [one] { $n } movement point
       *[other] { $n } movement points
     }
   *[other] { $n } { $count ->
        [one] movement point
       *[other] movement points
     }
 }
mod-enter_street_cost = entering a street costs { $n } { $count ->
    [one] movement point
   *[other] movement points
 }
mod-hands = { $by ->
    [set] { $n } hands
   *[other] { $n } { $count ->
        [one] hand
       *[other] hands
     }
 }
mod-spell_hands = { $n } { $count ->
    [one] hand
   *[other] hands
 } for Spells only
mod-spell_sanity_cost = { $by ->
    [set] Spells cost { $n } Sanity
   *[other] Spells cost { $n } Sanity
 }
mod-spell_combat_bonus = the Combat bonus of Spells is higher by { $plain }
mod-item_combat_bonus = { $n } to the Combat bonus of { $foe }
mod-seal_cost = { $by ->
    [set] sealing a gate costs { $plain } Clue tokens
    [less] sealing a gate costs { $plain } { $count ->
        [one] Clue token
       *[other] Clue tokens
     } less
   *[more] sealing a gate costs { $plain } { $count ->
        [one] Clue token
       *[other] Clue tokens
     } more
 }
mod-close_gate_need = { $by ->
    [set] closing { $gates } takes { $plain } successes
   *[other] closing { $gates } takes { $plain } more { $count ->
        [one] success
       *[other] successes
     }
 }
mod-deputy_cost = becoming the Deputy costs you { $plain }
mod-gate_limit = { $by ->
    [set] the gate limit is { $n }
   *[other] { $n } to the gate limit
 }
mod-seals_to_win = { $n } to the sealed gates needed to win
mod-draw = whenever you draw { $decks }, draw { $plain } more{ $discard ->
    [0] {""}
   *[other] {" "}and discard { $discard } of them
 }
mod-limit_clues = you can have { $plain } Clue tokens at most
mod-limit_items = you can have { $plain } Common and Unique Items at most
mod-limit_skills_and_spells = you can have { $plain } Skills and Spells at most
mod-limit_skill_stops = each skill can be moved { $count ->
    [one] 1 stop
   *[other] { $count } stops
 } a turn at most
mod-limit_clues_on_check = { $plain } Clue tokens at most can be spent on a { $check } check
mod-world_color = every Other World has { $color } encounters too
mod-immunity_as_resistance = your enemy’s immunities count as resistances
mod-extra_mythos = draw { $count ->
    [one] { $plain } more Mythos card
   *[other] { $plain } more Mythos cards
 } each Mythos phase { $use ->
    [gate_place] and only open a gate where it says
   *[resolve] and resolve it too
 }
mod-ancient_one_combat_rating = { $by ->
    [set] the Ancient One’s combat rating is { $n }
   *[other] { $n } to the Ancient One’s combat rating
 }
mod-max_doom_removed = at most { $plain } doom tokens can be removed a round
mod-monster_toughness = { $deep ->
    [yes] give { $foe } { $n } Toughness
   *[no] { $foe } { $many ->
        [yes] have
       *[no] has
     } { $n } Toughness
 }
mod-monster_combat_rating = { $deep ->
    [yes] give { $foe } { $by ->
        [set] a combat rating of { $n }
       *[other] { $n } to its combat rating
     }
   *[no] { $foe } { $many ->
        [yes] have
       *[no] has
     } { $by ->
        [set] a combat rating of { $n }
       *[other] { $n } to the combat rating
     }
 }
mod-monster_combat_damage = { $foe } { $many ->
    [yes] have
   *[no] has
 } { $by ->
    [set] combat damage { $n }
   *[other] { $n } combat damage
 }
mod-monster_horror_rating = { $foe } { $many ->
    [yes] have
   *[no] has
 } { $by ->
    [set] a horror rating of { $n }
   *[other] { $n } to the horror rating
 }
mod-monster_horror_damage = { $foe } { $many ->
    [yes] have
   *[no] has
 } { $by ->
    [set] horror damage { $n }
   *[other] { $n } horror damage
 }
mod-monster_nightmarish = { $foe } { $many ->
    [yes] have
   *[no] has
 } Nightmarish { $plain }
mod-monster_overwhelming = { $foe } { $many ->
    [yes] have
   *[no] has
 } Overwhelming { $plain }
mod-monster_trait = { $foe } { $kind ->
    [adjective] { $many ->
        [yes] are
       *[no] is
     }
   *[noun] { $many ->
        [yes] have
       *[no] has
     }
 } { $trait }
mod-monster_movement = { $foe } { $many ->
    [yes] have
   *[no] has
 } { $movement } movement
mod-monster_stalk_range = { $foe } { $many ->
    [yes] stalk
   *[no] stalks
 } as far as { $plain } spaces
mod-monster_hits_from = { $foe } { $many ->
    [yes] hit
   *[no] hits
 } on { $plain } or more
mod-aquatic = { $area ->
    [streets] all streets
   *[other] all spaces { $where }
 } are aquatic
mod-sky_adjacent = the Sky is adjacent to { $area ->
    [unstable_locations] unstable locations
   *[other] spaces { $where }
 }

