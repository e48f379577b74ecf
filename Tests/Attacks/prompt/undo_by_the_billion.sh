# Tries: to take back more than was done
# Says: 7
# Seconds: 3
{ input x; rule 'return case.x'; } | rules
printf 'x = 5\nx = 6\n:undo 99999999999\n:undo 9223372036854775807\nx = 7\nr\n' >in
levy repl xx --year 2025 <in
