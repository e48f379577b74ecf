# Tries: powers of powers
# Says: xx/b.lua
echo 'local x = 3 / 7 for i = 1, 1e9 do x = x ^ 2 end' | rules
levy check
