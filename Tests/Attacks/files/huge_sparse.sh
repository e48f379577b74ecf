# Tries: a sparse file of a terabyte
# Says: fileBytes
echo | rules
truncate -s 1T rules/xx/s.lua
levy check
