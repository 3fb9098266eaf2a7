### What is asked, by the decision's kind. $who is asked; others as the kind has them: $check, $need, $foe (a monster),
### $n, $things (what is lost), $thing (a place or card). “any” stands for kinds without an entry.
question-any = What does { $who } do?
question-home = Where does { $who } begin?
question-sliders = Where do { $who }’s sliders stand?
question-may = Does { $who } do it?
question-number = How many?
question-order = What happens first?
question-choose = Which of these does { $who } choose?
question-who = Whom does { $who } choose?
question-gate = Which gate does { $who } choose?
question-place = Which place does { $who } choose?
question-monster = Which monster does { $who } choose?
question-symbol = Which dimension symbol does { $who } choose?
question-skill = Which skill does { $who } use?
question-check = { $check } check: { $who } rolls
question-check-against = { $check } check against { $foe }: { $who } rolls
question-after_check = { $need ->
    [one] { $n } of 1 success: what does { $who } do?
   *[other] { $n } of { $need } successes: what does { $who } do?
 }
question-after_pass = { $n ->
    [one] Passed with { $n } success: what does { $who } do?
   *[other] Passed with { $n } successes: what does { $who } do?
 }
question-after_attack = { $n ->
    [one] { $n } success: what does { $who } do?
   *[other] { $n } successes: what does { $who } do?
 }
question-die = Which die does { $who } change?
question-monster_ability = Which ability of { $foe } is ignored?
question-weapon = Which weapon becomes magical?
question-monsters = Which monster does { $who } fight or evade?
question-combat = Round { $n } against { $foe }: fight or flee?
question-attack = Does { $who } attack { $foe }?
question-lose_sanity = { $who } is about to lose { $things }
question-lose_stamina = { $who } is about to lose { $things }
question-spend_clue = { $who } spends { $things }
question-cast_spell = { $who } pays { $things }
question-move = Where does { $who } go?
question-move-over = { $who } can go no further
question-clues = How many Clue tokens does { $who } take?
question-returned = Does { $who } fight here?
question-end_of_movement = Anything before movement ends?
question-upkeep_action = What comes first for { $who }?
question-arkham_encounter = What does { $who } do here?
question-world_encounter = { $who } has an encounter here
question-encounter_card = What does { $who } meet at { $thing }?
question-close_gate = Does { $who } try to close the gate?
question-seal = Does { $who } seal { $thing }?
question-return = By which gate does { $who } return?
question-mythos = The Mythos card
question-mythos_clue = Who takes the Clue token?
question-prey = Whom does the monster go for?
question-surge = Where does the next monster appear?
question-fill = Which place gets a monster?
question-lose_items = What does { $who } give up?
question-discard = What does { $who } discard?
question-keep = What does { $who } keep?
question-search = What does { $who } take?
question-refresh = Which card does { $who } refresh?
question-top_or_bottom = Does { $who } draw from the top or the bottom of the { $thing } deck?
question-location_deck = Which location deck does { $who } look at?
question-replace = Who comes in place of { $who }?
question-spend_trophies = Which trophies does { $who } pay? ({ $n } in all)
question-spend_kind = What does { $who } pay with?
question-stamina_or_sanity = { $n ->
    [one] Is it Stamina or Sanity that { $who } gains?
   *[other] How are the { $n } points shared?
 }
question-trade = What changes hands with { $thing }?
question-trade_with = With whom does { $who } trade?
question-shop = What does { $who } buy?
question-sell = What does { $who } sell?
question-customer = Who is served next?
question-breakdown = What does { $who } suffer?
question-arrow_color = Along which arrows do the monsters go?
question-peek_mythos = Does the card stay on top?
question-trade_places = With whom does { $who } exchange places?
question-jail_break = Whom does { $who } help?
question-feds_raid = Which neighborhood’s space gets the Clue token?
question-story = Both conditions are met: which side of the story holds?
