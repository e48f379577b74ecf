# Tries: 2,000 names of 60 KB and one misspelt read
# Says: xx/b.lua
{ echo 'local s = "a" for i = 1, 15 do s = s .. s end for i = 1, 2000 do input(s .. i) { label = "x", type = money } end'; rule 'return case.aaaaaaaaaaaaaaab'; } | rules
levy check
