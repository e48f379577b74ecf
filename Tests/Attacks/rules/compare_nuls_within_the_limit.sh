# Tries: comparing the longest texts of NULs that there may be
# Says: stopped
# Long: yes
echo 'local s = "\0" for i = 1, 15 do s = s .. s end local a, b = s .. "a", s .. "b" for i = 1, 1e9 do local _ = a < b end' | rules
levy check
