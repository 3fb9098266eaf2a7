### What tokens, tracks and small decks of a set are for, where they have no effects of their own.
extratext-innsmouth-look-rules = Shuffle all 10 cards and draw the number told at once. If the marked card is among them, do what it says; then all go back.
extratext-dust-rules = Dust is drawn from the lowest of the three decks that has cards left.
extratext-aquatic-marker = This place is aquatic while the Innsmouth board is in use.
extratext-rubble = The place on the token is destroyed: it stays closed for the rest of the game.
