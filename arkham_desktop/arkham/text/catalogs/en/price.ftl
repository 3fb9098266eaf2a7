### What a card costs, after “buy it” and “sell it”.
price-list = at list price
price-half_up = at half list price (rounded up)
price-double = at twice list price
price-fixed = for ${ $n }
price-mod = for ${ $n } { $more ->
    [yes] more
   *[no] less
 } than list price
price-cost = at this price each: { $cost }
