# Tries: an example that gives tables that share themselves
# Says: xx/b.lua
{ echo 'local t = {} for i = 1, 30 do t = { t, t } end'; input x; rule 'return case.x'; echo 'example "e" { year = 2025, source = "1", given = { x = t }, expect = { r = t } }'; } | rules
levy check
