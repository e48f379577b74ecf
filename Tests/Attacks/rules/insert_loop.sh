# Tries: inserting at the front of a list of a million
# Says: stopped
echo 'local t = {} for i = 1, 900000 do t[i] = i end for i = 1, 1e6 do table.insert(t, 1, i) table.remove(t, 1) end' | rules
levy check
