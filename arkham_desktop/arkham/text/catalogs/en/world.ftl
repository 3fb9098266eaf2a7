### Other Worlds without a name. $picker: you, first_player.
world-any = any Other World of { $picker ->
    [first_player] the first player’s
   *[you] your
 } choice
world-this = that Other World
world-nearest_open_gate = the Other World of the nearest open gate
world-hardest_open_gate = the Other World of the open gate with the lowest modifier
world-top_gate_marker = the Other World on the top gate marker of the pile
