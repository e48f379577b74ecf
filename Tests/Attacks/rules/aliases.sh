# Tries: an input with 100,000 aliases
# Says: xx
{ echo 'local t = {} for i = 1, 100000 do t[i] = "alias" .. i end'; echo 'input "x" { label = "x", type = money, aliases = t }'; } | rules
levy check
