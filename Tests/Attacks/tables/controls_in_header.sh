# Tries: a header that a terminal would obey
# Says: unknown
{ input x; rule 'return case.x'; } | rules
printf '\033[2J,\342\200\256abc,"a\nb"\n1,2,3\n' >t.csv
levy batch xx t.csv --year 2025 --output r --to out.csv
