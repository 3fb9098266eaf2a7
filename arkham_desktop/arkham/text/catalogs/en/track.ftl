### Tracks.
track-terror = terror
track-doom = doom
track-dunwich_horror = Dunwich Horror
track-deep_ones_rising = Deep Ones Rising
track-feds_raid = Feds Raid
track-retired = retired investigators
track-tasks_done = Tasks and Missions done
track-martial_law = martial law
