### Words that several topics share. One name for each thing, as the rulebook has it.
-clue = Clue
