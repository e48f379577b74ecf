# Tries: a fault in a line of 3 MB
# Says: xx/b.lua
{ printf 'local x = { "'; bytes 3000000 'é'; printf '" } = 1'; } | rules
levy check
