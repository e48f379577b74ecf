# Tries: upper and lower of a long text in a loop
# Says: xx/b.lua
echo 'local s = "x" for i = 1, 23 do s = s .. s end for i = 1, 1e6 do local _ = s:upper():lower() end' | rules
levy check
