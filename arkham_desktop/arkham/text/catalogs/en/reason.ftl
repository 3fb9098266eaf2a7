### Why it is asked.
reason-offer = { $name }: { $offer }
reason-rule = { $text } ({ $rule })
reason-deck = Drawing from the { $deck } deck
