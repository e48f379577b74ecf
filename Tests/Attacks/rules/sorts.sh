# Tries: 500 sorts of 999,999 numbers
# Says: stopped
echo 'local t = {} for i = 1, 999999 do t[i] = i * 7919 % 1000003 end for i = 1, 500 do table.sort(t) end' | rules
levy check
