# Tries: a property over ten thousand facts that are given, with ten thousand results
# Says: at most 100 names
# Seconds: 10
{ cat <<'END'; } | rules
local names, results = {}, {}
for i = 1, 10000 do
  names[i], results[i] = "f" .. i, "r" .. i
  input(names[i]) { label = "F", type = money, default = 0 }
  rule(results[i]) { label = "R", source = "1", type = money, compute = function(case) return 0 - case["f" .. i] end }
end
property "giant" { source = "1", over = names, given = names, rising = results }
END
levy check --properties --cases 20
