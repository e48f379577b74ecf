# Tries: a table of 50 MB of NULs
# Says: error
{ input x; rule 'return case.x'; } | rules
{ echo x; head -c 50000000 /dev/zero; } >t.csv
levy batch xx t.csv --year 2025 --output r
