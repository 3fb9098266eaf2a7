### What rises and falls on the tracks.
tracklevel-terror = terror level
tracklevel-doom = doom track
tracklevel-dunwich_horror = Dunwich Horror track
tracklevel-deep_ones_rising = Deep Ones Rising track
tracklevel-feds_raid = Feds Raid track
tracklevel-retired = number of retired investigators
tracklevel-tasks_done = number of Tasks and Missions done
tracklevel-martial_law = martial law
