# Tries: a slow rule and 5,000 rows
# Says: rows have no results
# Seconds: 20
{ input x; rule 'while true do end'; } | rules
{ echo x; repeat 5000 '@'; } >t.csv
levy batch xx t.csv --year 2025 --output r -o out.csv
