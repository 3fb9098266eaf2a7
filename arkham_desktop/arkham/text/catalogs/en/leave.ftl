### The button that does without, by the decision's kind. One without an entry says “Leave it”.
leave-close_gate = Leave it open
leave-seal = Do not seal it
leave-mythos_clue = Nobody takes it
leave-arkham_encounter = Do nothing here
