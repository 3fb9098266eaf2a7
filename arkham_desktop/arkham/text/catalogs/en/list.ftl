### How things are listed and counted.
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-after = { $first }; after that, { $last }
list-then = { $first }, then { $last }
list-percent = { $n } %
