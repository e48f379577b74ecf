# Tries: a list whose length is 2^61
# Says: too long
echo 'local t = {} for i = 0, 61 do t[math.floor(2 ^ i)] = 1 end table.insert(t, 1, 0)' | rules
levy check
