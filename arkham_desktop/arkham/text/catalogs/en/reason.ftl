### Why it is asked.
reason-card = { $name }
reason-rule = Rule { $rule }
