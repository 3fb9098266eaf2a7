### Sheets of monsters, investigators and Ancient Ones.
sheet-monster = { $movement } movement, { $symbol }.
sheet-awareness = awareness { $n }
sheet-check-horror = horror { $n }{ $damage ->
    [0] {""}
   *[other] {" "}({ $damage } Sanity)
 }
sheet-toughness = Toughness { $n }
sheet-check-combat = combat { $n }{ $damage ->
    [0] {""}
   *[other] {" "}({ $damage } Stamina)
 }
sheet-mask = Mask: in the cup only with Nyarlathotep.
sheet-special-movement = When it moves
sheet-investigator = { $occupation }, { $home }.
sheet-home = begins in { $place }
sheet-home-any = begins anywhere in Arkham
sheet-numbers = Sanity { $sanity }, Stamina { $stamina }, Focus { $focus }.
sheet-fixed = Has { $things }.
sheet-random = Draws { $things }.
sheet-doom = Doom track of { $n } spaces.
sheet-rating = Combat rating: { $rating }.
sheet-rating-infinite = so low that nobody can fight it
sheet-power = Power: { $name }
sheet-worshippers = Worshippers
sheet-start = Start of battle
sheet-attack = Attack
