# Tries: cells that a terminal would obey
# Says: row 1
{ input x; rule 'return case.x'; } | rules
printf 'x\n\033[2J\033]0;owned\007\n\302\233\62J\n\342\200\256abc\n\377\376\n"a\nb"\n' >t.csv
levy batch xx t.csv --year 2025 --output r --to out.csv
