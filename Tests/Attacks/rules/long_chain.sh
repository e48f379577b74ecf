# Tries: a sum of 100,000 terms
# Says: xx
{ input x; echo 'local function f(case) return 1'; repeat 100000 '+ 1'; echo 'end'; rule 'return f(case)'; } | rules
levy check
