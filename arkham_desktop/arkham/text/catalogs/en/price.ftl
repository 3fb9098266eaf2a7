### What a card costs.
price-list = its list price
price-half_up = half its list price (rounded up)
price-double = twice its list price
price-fixed = ${ $n }
price-mod = ${ $n } { $more ->
    [yes] more
   *[no] less
 } than its list price
price-cost = the price of this each: { $cost }
