# Tries: a choice of 3,000 words, asked for each
# Says: xx
# Long: yes
{ echo 'local t = {} for i = 1, 3000 do t[i] = "w" .. i end input "c" { label = "c", type = choice(t) } input "x" { label = "x", type = money }'
  echo 'local function f(case)'; repeat 3000 'if case.c == "w@" then return case.x * @ end'; echo 'end'; rule 'return f(case)'; } | rules
levy check
printf 'c,x\n' >t.csv; repeat 600 'w@,5' >>t.csv
levy batch xx t.csv --year 2025 --output r
