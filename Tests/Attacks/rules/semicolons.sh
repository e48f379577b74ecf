# Tries: 40 MB of semicolons
# Says: rules/xx/b.lua
bytes 40000000 ';' | rules
levy check
