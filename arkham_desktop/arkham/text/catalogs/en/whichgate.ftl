### Which gate. $picker: you, first_player; $where: any, arkham.
whichgate-here = the gate here
whichgate-this = that gate
whichgate-entered = the gate you came through
whichgate-any = one open gate of { $picker ->
    [first_player] the first player’s
   *[you] your
 } choice{ $where ->
    [arkham] {" "}in Arkham
   *[any] {""}
 }
