# Tries: 2,000 rounds of max(x - 1, 0)
# Says: 0 errors
{ input x; rule 'local x = case.x for i = 1, 2000 do x = max(x - 1, 0) end return x'; } | rules
levy check
levy eval xx --year 2025 x=5 r
printf 'x\n5\n' >t.csv; repeat 600 '@' >>t.csv
levy batch xx t.csv --year 2025 --output r
levy cliffs xx --year 2025 r --over x=0..100
levy definitions
