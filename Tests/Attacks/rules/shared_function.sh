# Tries: 20,000 rules that share one function of 10,000 lines
# Says: xx: 0 errors
{ echo 'local function f(case)'; repeat 10000 'local a = case.x'| sed 's/^/do /; s/$/ end/'; echo 'return 1 end'; input x
  echo 'for i = 1, 20000 do rule("r" .. i) { label = "R", source = "1", type = number, compute = f } end'; } | rules
levy check
