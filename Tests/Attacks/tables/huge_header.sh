# Tries: a header of 20 MB
# Says: error
{ input x; rule 'return case.x'; } | rules
{ bytes 20000000 y; echo; echo 1; } >t.csv
levy batch xx t.csv --year 2025 --output r
