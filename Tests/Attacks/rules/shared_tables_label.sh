# Tries: a label of tables that share themselves
# Says: xx/b.lua
{ echo 'local t = {} for i = 1, 30 do t = { t, t } end'; echo 'input "x" { label = t, type = money }'; } | rules
levy check
