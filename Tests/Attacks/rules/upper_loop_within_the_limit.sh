# Tries: upper and lower of the longest text in a loop
# Says: stopped
echo 'local s = "x" for i = 1, 15 do s = s .. s end for i = 1, 1e9 do local _ = s:upper():lower():sub(2) end' | rules
levy check
