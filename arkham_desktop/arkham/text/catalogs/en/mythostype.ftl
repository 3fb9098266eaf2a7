### Types of Mythos cards.
mythostype-headline = Headline
mythostype-environment = Environment
mythostype-rumor = Rumor
mythostype-special = Special
