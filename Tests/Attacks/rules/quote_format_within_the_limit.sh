# Tries: string.format("%q") of the longest text in a loop
# Says: stopped
# Long: yes
echo 'local s = "\0" for i = 1, 14 do s = s .. s end for i = 1, 1e9 do local _ = #string.format("%q", s) end' | rules
levy check
