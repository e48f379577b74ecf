# Tries: unpacking 200,000 values in a loop
# Says: xx/b.lua
echo 'local t = {} for i = 1, 200000 do t[i] = i end local function f(...) return select("#", ...) end for i = 1, 1e6 do f(table.unpack(t)) end' | rules
levy check
