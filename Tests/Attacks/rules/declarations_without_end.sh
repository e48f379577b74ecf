# Tries: a loop that declares
# Says: xx/b.lua
echo 'for i = 1, 1e9 do input("a" .. i) { label = "x", type = money } end' | rules
levy check
