# Tries: a misspelt name of 1 MB in the source
# Says: xx/b.lua
{ printf 'local x = '; bytes 1000000 a; } | rules
levy check
