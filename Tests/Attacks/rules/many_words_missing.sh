# Tries: 5,000 tables that each lack the 2,000 words of a choice
# Says: errors
{ echo 'local t = {} for i = 1, 2000 do t[i] = "w" .. i end input "c" { label = "c", type = choice(t) }'
  echo 'for i = 1, 5000 do parameter("p" .. i) { label = "P", source = "1", type = by("c", money), since = { ["2020-01-01"] = { x = 1 } } } end'; } | rules
levy check
