# Tries: an upvalue nested 40,000 closures deep
# Says: more than 200 deep
{ echo 'local f = function() end for i = 1, 40000 do local g = f f = function() return g end end'; rule 'return f and 1'; } | rules
levy check
