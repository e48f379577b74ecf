# Tries: exact numbers without end
# Says: xx/b.lua
echo 'local t = {} for i = 1, 1e8 do t[i] = i / 7 end' | rules
levy check
