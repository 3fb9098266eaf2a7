### How a game ends, by its reason.
outcome-closed = No gate is open any more, and enough of them have been closed: Arkham is safe.
outcome-sealed = Enough elder signs keep the gates shut: Arkham is safe.
outcome-banished = The Ancient One is driven back: Arkham is safe.
outcome-devoured = Every investigator has been devoured.
outcome-ancient_one = The Ancient One awakens, and nothing can withstand it.
outcome-card = All is lost, as the card said.
outcome-alone = One of you has gone over to the other side, and wins alone.
