### What does not happen. $how: never (a rule), all, n (then $n points of it). $where yes: $at says where. $foe: which monsters.
prevent-stamina_loss = { $how ->
    [n] prevent the loss of { $n } Stamina
    [all] prevent all loss of Stamina
   *[never] you lose no Stamina
 }
prevent-sanity_loss = { $how ->
    [n] prevent the loss of { $n } Sanity
    [all] prevent all loss of Sanity
   *[never] you lose no Sanity
 }
prevent-stamina_or_sanity_loss = { $how ->
    [n] prevent the loss of { $n } Stamina or Sanity
    [all] prevent all loss of Stamina or of Sanity
   *[never] you lose no Stamina and no Sanity
 }
prevent-money_loss = { $how ->
    [n] prevent the loss of ${ $n }
    [all] prevent all loss of money
   *[never] you lose no money
 }
prevent-combat_damage = { $how ->
    [n] prevent { $n } of the combat damage
    [all] prevent all combat damage
   *[never] you suffer no combat damage
 }
prevent-ancient_one_attack = { $how ->
    [never] the Ancient One does not attack you
   *[all] avoid the Ancient One’s attack this round
 }
prevent-stamina_gain = no Stamina is gained
prevent-sanity_gain = no Sanity is gained
prevent-arrest = nobody is arrested
prevent-draw_injury = no Injury is drawn
prevent-draw_madness = no Madness is drawn
prevent-gate_opens = { $where ->
    [yes] no gate opens { $at }
   *[no] no gate opens
 }
prevent-monster_appears = { $where ->
    [yes] no monster appears { $at }
   *[no] no monster appears
 }
prevent-monster_move = { $foe } do not move
prevent-monster_enter_play = { $foe } do not enter play
prevent-investigator_enter = no investigator enters { $where ->
    [yes] { $place }
   *[no] this space
 }
prevent-investigator_leave = no investigator leaves { $where ->
    [yes] { $place }
   *[no] this space
 }
prevent-enter-or-leave = no investigator enters or leaves { $place }
prevent-breakdown = cancel the draw
prevent-clues-on-check = no Clue tokens can be spent on { $check } checks
prevent-this-arrest = prevent the arrest (any investigator’s)
prevent-seal_gate = no gate can be sealed
prevent-cast_spell = no Spell can be cast
prevent-terror_increase = the terror level does not rise
prevent-spend_clue_on_check = no Clue tokens can be spent on checks
prevent-pick_up_clue = no Clue tokens can be picked up
prevent-mythos_clue = Mythos cards put no Clue tokens on the board
prevent-martial_law_check = no checks for martial law are made
prevent-travel_between_cities = nobody travels between the cities
prevent-place_ability = the abilities of locations cannot be used

prevent-any-foe = monsters
prevent-deep = see to it that { $text }
prevent-source = { $text } from one source
prevent-check = { $text } in a { $check } check
prevent-anybody = { $text } (any investigator’s)
prevent-way = { $text } { $way ->
    [sky] into or out of the Sky
    [from-sky] out of the Sky
    [to-sky] into the Sky
   *[depot] through depots
 }
prevent-except = { $text }, except { $spared }
prevent-except-place = by the ability of { $place }
prevent-except-person = by { $name }
prevent-redraw = { $text }; return them to the cup and draw again
