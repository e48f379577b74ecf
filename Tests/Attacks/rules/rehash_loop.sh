# Tries: a table that is counted anew with each new key
# Says: stopped
echo 'local t = {} for i = 1, 900000 do t[i] = i end for i = 1, 1e7 do t.a = 1 t.a = nil t.b = 1 t.b = nil end' | rules
levy check
