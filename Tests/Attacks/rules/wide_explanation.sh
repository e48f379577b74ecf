# Tries: a rule that reads 20,000 facts, explained
# Says: xx
{ echo 'for i = 1, 20000 do input("a" .. i) { label = "x", type = money, default = 1 } end'; rule 'local s = 0 for i = 1, 20000 do s = s + case["a" .. i] end return s'; } | rules
levy check
levy eval xx --year 2025 r
levy plan xx --year 2025 r
