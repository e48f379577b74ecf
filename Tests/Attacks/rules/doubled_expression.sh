# Tries: an expression that doubles a hundred times
# Says: xx
{ input x; rule 'local s = case.x for i = 1, 100 do s = max(s - 1, s / 2) end return round(s)'; } | rules
levy check
levy eval xx --year 2025 x=5 r --explain
printf 'x\n5\n' >t.csv; repeat 600 '@' >>t.csv
levy batch xx t.csv --year 2025 --output r
levy cliffs xx --year 2025 r --over x=0..100
levy plan xx --year 2025 r
