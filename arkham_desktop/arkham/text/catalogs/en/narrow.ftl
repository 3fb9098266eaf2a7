### What narrows an effect.
narrow-first-player = { $text } for the first player
narrow-everybody = { $text } for every investigator
narrow-where = { $text } { $where }
narrow-martial-law = { $text }, under martial law only
narrow-min = { $text } (not below { $n })
narrow-while = { $text } while { $cond }
