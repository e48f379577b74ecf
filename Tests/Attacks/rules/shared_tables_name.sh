# Tries: a name that is tables that share themselves
# Says: xx/b.lua
{ echo 'local t = {} for i = 1, 30 do t = { t, t } end'; echo 'input(t) { label = "x", type = money }'; } | rules
levy check
