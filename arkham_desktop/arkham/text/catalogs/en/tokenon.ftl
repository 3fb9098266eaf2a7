### What tokens lie on.
tokenon-this = { $this }
tokenon-taken_card = the card just taken
tokenon-sheet = the Ancient One’s sheet
tokenon-you = your sheet
