# Tries: a value of the law 100,000 tables deep
# Says: xx/b.lua
{ echo 'local t = { 1 } for i = 1, 100000 do t = { t } end'
  echo 'parameter "p" { label = "P", source = "1", since = { ["2020-01-01"] = t } }'; rule 'return #law.p'; } | rules
levy check
levy definitions
