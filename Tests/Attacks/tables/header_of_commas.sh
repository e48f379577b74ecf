# Tries: a header of a million empty columns
# Says: error
{ input x; rule 'return case.x'; } | rules
{ bytes 1000000 ,; echo; echo 1; } >t.csv
levy batch xx t.csv --year 2025 --output r
