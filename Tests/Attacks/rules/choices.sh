# Tries: a choice of 50,000 words with labels
# Says: xx
# Long: yes
{ echo 'local t, l = {}, {} for i = 1, 50000 do t[i] = "w" .. i l["w" .. i] = "Word " .. i end t.labels = l'; echo 'input "x" { label = "x", type = choice(t) }'; rule 'return case.x == "w1" and 1 or 2'; } | rules
levy check
