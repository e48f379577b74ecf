# Tries: comparing texts of 8 MB of NULs
# Says: xx/b.lua
echo 'local s = "\0" for i = 1, 23 do s = s .. s end local a, b = s .. "a", s .. "b" for i = 1, 1e6 do local _ = a < b end' | rules
levy check
