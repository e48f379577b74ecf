# Tries: a sum that grows by 60,000 terms while the rule runs
# Says: xx
{ input x; rule 'local s = 0 for i = 1, 60000 do s = s + case.x / i end return s > 0 and 1 or 0'; } | rules
levy check
levy eval xx --year 2025 x=5 r
printf 'x\n5\n' >t.csv; repeat 600 '@' >>t.csv
levy batch xx t.csv --year 2025 --output r
levy cliffs xx --year 2025 r --over x=0..100
