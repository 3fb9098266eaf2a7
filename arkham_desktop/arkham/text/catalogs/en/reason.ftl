### Why it is asked.
reason-offer = { $name }: { $offer }
reason-rule = { $text } ({ $rule })
reason-deck = Drawing from the { $deck } deck
reason-leave-barred = { $card } lets nobody leave this place
reason-enter-barred = { $card } lets nobody into { $place }
reason-closed = { $place } is closed (MOV-22)
