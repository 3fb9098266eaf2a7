### How many, where it is no plain number. Put into “equal to …”.
amount-1d6 = the roll of a die
amount-2d6 = the total of two dice
amount-successes = the number of successes
amount-failures = the number of failures
amount-roll = the total rolled
amount-spent = the amount paid
amount-price = its list price
amount-round = the number of the battle’s round
amount-players = the number of investigators in the game
amount-toughness = the monster’s Toughness
amount-terror = the terror level
amount-gates = the number of open gates
amount-clues = the number of your Clue tokens
amount-stamina = your Stamina
amount-sanity = your Sanity
amount-items = the number of your items
amount-allies = the number of your Allies
amount-tomes = the number of your Tomes
amount-hands = the number of hands the Spell takes
amount-gate_trophies = the number of your gate trophies
amount-monster_trophies = the number of your monster trophies
amount-seal_cost = the Clue tokens it costs to seal a gate
amount-place_awareness = the number printed on the space
amount-beings_on_sheet = the number of Beings of Ib on the sheet
amount-cultists_on_sheet = the number of Cultists on the sheet

amount-times = { $factor } times { $thing }
amount-plus = { $first } plus { $second }
amount-minus = { $first } minus { $second }
amount-negative = minus { $thing }

amount-things-all = { $what ->
    [environment] all
   *[other] all your
 } { $things }
amount-things-any = any { $what ->
    [money] amount
    [stamina] amount
    [sanity] amount
   *[other] number
 } of { $things }
amount-things-half-up = half of your { $things } (rounded up)
amount-things-half-down = half of your { $things } (rounded down)
amount-things-equal = { $things } equal to { $amount }
