# Tries: a circle of 20,000 rules
# Says: xx/b.lua
# Long: yes
{ echo 'rule "r20001" { label = "R", source = "1", type = number, compute = function(case) return case.r1 end }'
  awk 'BEGIN { for (i = 20000; i >= 1; i--) printf "rule \"r%d\" { label = \"R\", source = \"1\", type = number, compute = function(case)\n return case.r%d end }\n", i, i + 1 }'; } | rules
levy check
