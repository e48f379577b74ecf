# Tries: 5,000 rules that wait for each other
# Says: wait for each other
# Long: yes
{ echo 'rule "r5001" { label = "R", source = "1", type = number, compute = function(case) return 1 end }'
  awk 'BEGIN { for (i = 5000; i >= 1; i--) printf "rule \"r%d\" { label = \"R\", source = \"1\", type = number, compute = function(case)\n return case.r%d end }\n", i, i + 1 }'; } | rules
levy check
levy eval xx --year 2025 r1
