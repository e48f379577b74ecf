# Tries: 500 inputs that share a label of 4 MB
# Says: xx/b.lua
echo 'local s = "x" for i = 1, 22 do s = s .. s end for i = 1, 500 do input("a" .. i) { label = s, type = money } end' | rules
levy check
