# Tries: 20,000 branches of one question
# Says: xx
{ input x; echo 'local function f(a) if a == 0 then return 0'; repeat 20000 'elseif a == @ then return @'; echo 'end end'; rule 'return f(1)'; } | rules
levy check
