### Where one moves to, after “move to”.
to-street = the street
to-any_space = any street or location
to-any_space_arkham = any street or location in Arkham
to-any_location_arkham = any location in Arkham
to-any_aquatic_location = any aquatic location
to-drawn_gate_location = the gate location of a Mythos card drawn for that alone
to-caster_space = the caster’s space
