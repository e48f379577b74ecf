# Tries: 200 names of 1 MB and one misspelt read
# Says: xx/b.lua
{ echo 'local s = "a" for i = 1, 20 do s = s .. s end for i = 1, 200 do input(s .. i) { label = "x", type = money } end'; rule 'return case.aaaaaaaaaaaaaaab'; } | rules
levy check
