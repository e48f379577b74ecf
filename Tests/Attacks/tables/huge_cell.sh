# Tries: a cell of 20 MB
# Says: row 1
{ input x; rule 'return case.x'; } | rules
{ echo x; bytes 20000000 y; echo; } >t.csv
levy batch xx t.csv --year 2025 --output r >/dev/null
