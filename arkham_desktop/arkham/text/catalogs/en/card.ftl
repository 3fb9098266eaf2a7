### What stands on cards besides the effects themselves.
card-gate-card = Gate card { $n }
card-encounter-at = Encounter: { $place }
