# Tries: a value of the law of a million numbers
# Says: xx/b.lua
{ echo 'local t = {} for i = 1, 1000000 do t[i] = i end'
  echo 'parameter "p" { label = "P", source = "1", since = { ["2020-01-01"] = t } }'; rule 'return #law.p'; } | rules
levy check
