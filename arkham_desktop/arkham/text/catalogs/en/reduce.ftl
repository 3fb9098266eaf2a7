### What is smaller, by $n, not below 0. $deep: yes in the middle of a sentence (“discard this card to …”).
reduce-stamina_loss = { $deep ->
    [yes] lose { $n } Stamina less
   *[no] whenever you lose Stamina, lose { $n } less
 }
reduce-sanity_loss = { $deep ->
    [yes] lose { $n } Sanity less
   *[no] whenever you lose Sanity, lose { $n } less
 }
reduce-clue_cost = { $deep ->
    [yes] pay { $n } Clue token less
   *[no] whenever you spend Clue tokens, spend { $n } less
 }
reduce-spell_sanity_cost = { $deep ->
    [yes] pay { $n } Sanity less for the Spell
   *[no] Spells cost you { $n } Sanity less
 }
reduce-train_fare = { $deep ->
    [yes] pay ${ $n } less for the train
   *[no] train rides cost you ${ $n } less
 }
reduce-all-stamina_loss = you lose no Stamina
reduce-all-sanity_loss = you lose no Sanity
reduce-all-clue_cost = you spend no Clue tokens
reduce-all-spell_sanity_cost = Spells cost you no Sanity
reduce-all-train_fare = train rides are free for you
