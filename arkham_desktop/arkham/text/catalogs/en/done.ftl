### The button that ends a decision, by the decision's kind. One without an entry says “Done”.
done-move = End movement
done-move-short = End
done-move-world = Go on
done-move-monsters = { $n ->
    [one] A monster is here
   *[other] { $n } monsters are here
 }
done-move-law = Evade check, else arrested
done-move-law-follows = Martial law: an Evade check comes first. Failed, you are arrested.
done-sliders = Sliders are set
done-sliders-short = Done
done-shop = Buy no more
done-shop-short = Done
done-sell = Sell no more
done-sell-short = Done
done-trade = End the trade
done-trade-short = Close
done-attack = Do not attack
done-attack-short = Pass
done-returned = Fight nobody
done-returned-short = Pass
done-customer = Serve nobody else
done-customer-short = Done
done-lose_items = Give up no more
done-lose_items-short = Done
done-monster = No more of them
done-monster-short = Done
done-end_of_movement = Go on
