# Tries: a number of 20 million digits
# Says: row 1
{ input x; rule 'return case.x'; } | rules
{ echo x; bytes 20000000 9; echo; } >t.csv
levy batch xx t.csv --year 2025 --output r
