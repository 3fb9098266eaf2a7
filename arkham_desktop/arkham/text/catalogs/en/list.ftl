### How things are listed and counted.
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-percent = { $n } %
