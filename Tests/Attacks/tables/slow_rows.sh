# Tries: a slow rule and 20,000 rows
# Says: rows have no results
# Seconds: 60
{ input x; rule 'while true do end'; } | rules
{ echo x; repeat 20000 '@'; } >t.csv
levy batch xx t.csv --year 2025 --output r -o out.csv
