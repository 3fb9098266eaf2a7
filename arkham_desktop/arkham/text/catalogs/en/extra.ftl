### Names of tokens, tracks and rules of a set that are no cards of an investigator.
extra-dust = Dust
extra-visage = Visage
extra-zhar-token = Zhar token
extra-uprising-token = Deep Ones Rising
extra-feds-raid = Feds Raid
extra-aquatic-marker = aquatic marker
extra-martial-law = martial law
extra-innsmouth-look-rules = Innsmouth Look
extra-dust-rules = Dust
