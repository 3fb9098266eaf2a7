### What would help, when a condition fails. The same arguments as the condition.
help-step = Go there step by step.
help-points = Raise your Speed, or use a card that gives movement points.
help-depot = Go to a depot first.
help-money = Get ${ $n }.
help-gate = Go to an open gate.
help-explored = Go through the gate and come back by it.
help-close = Close a gate with an explored marker first.
help-clues = Get { $n ->
    [one] { $n } Clue token
   *[other] { $n } Clue tokens
 } before you close a gate.
help-hands = Put a weapon away.
help-refresh = It is refreshed in your next Upkeep.
help-together = Meet in the same place.
