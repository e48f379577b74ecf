# Tries: tonumber of a long text in a loop
# Says: xx/b.lua
echo 'local s = "1" for i = 1, 22 do s = s .. s end for i = 1, 1e6 do local _ = tonumber(s) end' | rules
levy check
