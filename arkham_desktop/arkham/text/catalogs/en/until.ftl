### How long something lasts.
until-this_check = for this check
until-end_of_combat = until the end of this combat
until-end_of_turn = until the end of the turn
until-end_of_next_turn = until the end of the next turn
until-end_of_next_mythos = until the end of the next Mythos phase
until-end_of_game = for the rest of the game
until-permanent = for good
