# Tries: a thousand facts, each with an estimate that is the result of another case, which has the others as estimates
# Says: r
{ cat <<'END'; } | rules
local names = {}
for i = 1, 1000 do
  names[i] = "f" .. i
  input(names[i]) { label = "F", type = money, default = 0,
    estimate = function(case) return { "r", given = { f1 = i }, times = 1 } end }
end
rule "r" { label = "R", source = "1", type = money,
  compute = function(case) local s = 0 for i = 1, 1000 do s = s + case["f" .. i] end return s end }
END
levy eval xx --year 2025 r
