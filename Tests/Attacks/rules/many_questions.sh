# Tries: a rule with thirty questions
# Says: xx
{ repeat 30 'input "b@" { label = "x", type = boolean, default = false }'
  rule 'local n = 0 for i = 1, 30 do if case["b" .. i] then n = n + 2 ^ i end end return n'; } | rules
levy check
printf 'b1\n' >t.csv; repeat 600 'yes' >>t.csv
levy batch xx t.csv --year 2025 --output r
