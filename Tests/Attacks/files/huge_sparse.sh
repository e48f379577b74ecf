# Tries: a sparse file of a terabyte
# Says: MiB
echo | rules
truncate -s 1T rules/xx/s.lua
levy check
