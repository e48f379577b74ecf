# Tries: a rule with 60,000 written terms
# Says: xx
{ input x; echo 'local function f(x) return x'; repeat 60000 '+ x'; echo 'end'; rule 'return f(case.x)'; } | rules
levy check
levy eval xx --year 2025 x=5 r
printf 'x\n5\n' >t.csv; repeat 600 '@' >>t.csv
levy batch xx t.csv --year 2025 --output r
levy cliffs xx --year 2025 r --over x=0..100
