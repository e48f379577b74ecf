# Tries: table.concat of a million texts in a loop
# Says: xx/b.lua
echo 'local t = {} for i = 1, 999999 do t[i] = "x" end for i = 1, 1e6 do local _ = table.concat(t) end' | rules
levy check
