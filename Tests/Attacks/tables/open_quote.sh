# Tries: a quote that never closes, 50 MB
# Says: error
{ input x; rule 'return case.x'; } | rules
{ echo x; printf '"'; repeat 6000000 'yyyyyyy'; } >t.csv
levy batch xx t.csv --year 2025 --output r
