# Tries: fifty rules with ten questions and a long loop each
# Says: xx
# Seconds: 20
# Long: yes
{ input x; repeat 10 'input "b@" { label = "x", type = boolean, default = false }'
  repeat 50 'rule "r@" { label = "R", source = "1", type = number, compute = function(case) local n = 0 for i = 1, 10 do if case["b" .. i] then n = n + 1 end end for i = 1, 1000000 do n = n + 0 end return n end }'; } | rules
levy check
