### The button that ends a decision, by the decision's kind. One without an entry says “Done”.
done-move = End movement
done-move-short = End
done-move-world = Go on
done-move-monsters = { $n ->
    [one] A monster is here
   *[other] { $n } monsters are here
 }
done-sliders = Sliders are set
done-shop = Buy no more
done-sell = Sell no more
done-trade = End the trade
done-attack = Do not attack
done-returned = Fight nobody
done-customer = Serve nobody else
done-lose_items = Give up no more
done-monster = No more of them
done-end_of_movement = Go on
