# Tries: garbage collected again and again with memory nearly full
# Says: xx/b.lua
echo 'local t = {} for i = 1, 380000 do t[i] = { i } end for i = 1, 1e7 do t.x = { i, i, i, i } t.y = { "a", i } end' | rules
levy check
