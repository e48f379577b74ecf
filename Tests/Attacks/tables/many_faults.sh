# Tries: a table of 200,000 faulty rows
# Says: rows have no results
{ input x; rule 'return case.x'; } | rules
{ echo x; repeat 200000 'a@'; } >t.csv
levy batch xx t.csv --year 2025 --output r --to out.csv
