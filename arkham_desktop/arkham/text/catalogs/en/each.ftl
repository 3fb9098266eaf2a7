### For whom something is done. $picker: you, first_player; $among: all, here, others_here, in_arkham, in_streets, in_aquatic.
each-all = each investigator
each-in_arkham = each investigator in a street or location
each-in_streets = each investigator in the streets
each-in_aquatic = each investigator in an aquatic space
each-in_other_worlds = each investigator in an Other World
each-here = each investigator here
each-here_and_adjacent = each investigator here or in an adjacent space
each-lost_in_time_and_space = each investigator lost in time and space
each-first_player = the first player
each-highest_stamina = the investigator with the highest Stamina
each-lowest_stamina = the investigator with the lowest Stamina
each-lowest_sanity = the investigator with the lowest Sanity
each-any_one = one { $among ->
    [others_here] other{" "}
   *[all] {""}
 }investigator { $among ->
    [here] here{" "}
    [others_here] here{" "}
    [in_arkham] in Arkham{" "}
    [in_streets] in the streets{" "}
    [in_aquatic] in an aquatic space{" "}
   *[all] {""}
 }of { $picker ->
    [first_player] the first player’s
   *[you] your
 } choice
each-any_other = one other investigator { $among ->
    [here] here{" "}
    [others_here] here{" "}
    [in_arkham] in Arkham{" "}
    [in_streets] in the streets{" "}
    [in_aquatic] in an aquatic space{" "}
   *[all] {""}
 }of { $picker ->
    [first_player] the first player’s
   *[you] your
 } choice
each-open_gates = each open gate
each-your_items = each of your items
each-your_spells = each of your Spells
