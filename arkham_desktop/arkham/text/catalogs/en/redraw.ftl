### What is drawn anew.
redraw-monster = monster
redraw-mythos = Mythos card
redraw-gate_card = gate card
redraw-location_card = location card
