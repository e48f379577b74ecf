# Tries: a sort of texts of 8 MB
# Says: xx/b.lua
echo 'local s = "x" for i = 1, 23 do s = s .. s end local t = {} for i = 1, 4 do t[i] = s .. i end for i = 1, 1e6 do table.sort(t) end' | rules
levy check
