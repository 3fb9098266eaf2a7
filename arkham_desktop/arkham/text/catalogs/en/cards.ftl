### Which cards.
cards-type = { $cards } that is a { $type }
cards-not-type = { $cards } that is no { $type }
cards-deck = { $cards } that is { $which ->
    [unique] a
    [ally] an
   *[other] a
 } { $deck }
cards-price = { $cards } worth ${ $n } or more
cards-named = { $cards } named { $names }
cards-used = { $cards } { $used ->
    [yes] used in this attack
   *[no] not used in this attack
 }
cards-pick-first = { $n ->
    [one] the first card
   *[other] the first { $n } cards
 }
cards-pick-choice = { $n ->
    [one] 1 card of your choice
   *[other] { $n } cards of your choice
 }
