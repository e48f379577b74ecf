# Tries: values of the law that share themselves
# Says: xx/b.lua
{ echo 'local t = { 1 } for i = 1, 30 do t = { t, t } end'
  echo 'parameter "p" { label = "P", source = "1", since = { ["2020-01-01"] = t } }'; rule 'return #law.p'; } | rules
levy check
