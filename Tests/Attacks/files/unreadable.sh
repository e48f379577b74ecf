# Tries: a file that may not be read
# Says: xx
echo | rules
echo 'local x' >rules/xx/u.lua; chmod 000 rules/xx/u.lua
levy check
