# Tries: 50,000 parameters
# Says: xx/b.lua
{ repeat 50000 'parameter "a@" { label = "x", source = "1", since = { ["2020-01-01"] = 1 } }'; } | rules
levy check
