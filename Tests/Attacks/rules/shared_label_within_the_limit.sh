# Tries: 100,000 inputs that share the longest label
# Says: xx/b.lua
echo 'local s = "x" for i = 1, 15 do s = s .. s end for i = 1, 100000 do input("a" .. i) { label = s, type = money } end' | rules
levy check
