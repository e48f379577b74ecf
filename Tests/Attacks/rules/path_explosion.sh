# Tries: ten questions and a long loop on each path
# Says: xx
{ input x; repeat 10 'input "b@" { label = "x", type = boolean, default = false }'
  rule 'local n = 0 for i = 1, 10 do if case["b" .. i] then n = n + 1 end end for i = 1, 1000000 do n = n + 0 end return n'; } | rules
levy check
