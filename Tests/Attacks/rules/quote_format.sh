# Tries: string.format("%q") of a long text in a loop
# Says: xx/b.lua
echo 'local s = "\0" for i = 1, 22 do s = s .. s end for i = 1, 1e6 do local _ = string.format("%q", s) end' | rules
levy check
