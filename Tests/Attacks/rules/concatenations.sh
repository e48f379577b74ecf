# Tries: a text of 100,000 parts
# Says: xx/b.lua
{ echo 'local s = ""'; repeat 100000 '.. "x"'; } | rules
levy check
