# Tries: estimates that are no values: tables of themselves, functions, names of nobody, times beyond numbers, words with escapes
# Says: said 18
{ cat <<'END'; } | rules
local own = {} own[1] = own
local odd = {
  "{}", "{ 5 }", '{ "nobody" }', '{ "r", given = { nobody = 1 } }', '{ "r", given = { x = {} } }', '{ "r", given = 5 }',
  '{ "r", times = exact(10)^30 }', '{ "r", times = -1 }', '{ "r", times = 0 }', '{ "r", times = "x" }', '{ "r", times = 1/3 }',
  '{ "q\\27[2J", given = { ["x\\27[2J"] = 1 } }', "print", "case", "law", '"\\27[2J"', "date(2025,1,1)", "1/3",
}
input "x" { label = "X", type = money, default = 7 }
rule "r" { label = "R", source = "1", type = money, compute = function(case) return case.x end }
local make = {
  function() return {} end, function() return { 5 } end, function() return { "nobody" } end,
  function() return { "r", given = { nobody = 1 } } end, function() return { "r", given = { x = {} } } end,
  function() return { "r", given = 5 } end, function() return { "r", times = exact(10) ^ 30 } end,
  function() return { "r", times = -1 } end, function() return { "r", times = 0 } end,
  function() return { "r", times = "x" } end, function() return { "r", times = 1 / 3 } end,
  function() return { "q\27[2J", given = { ["x\27[2J"] = 1 } } end, function() return floor end,
  function(case) return case end, function(case, law) return law end, function() return "\27[2J" end,
  function() return date(2025, 1, 1) end, function() local t = {} t[1] = t t.given = t return t end,
}
for i = 1, 18 do
  input("e" .. i) { label = "E", type = money, default = 0, estimate = make[i] }
  rule("s" .. i) { label = "S", source = "1", type = money, compute = function(case) return case["e" .. i] end }
end
END
for n in $(seq 18); do levy eval xx --year 2025 s$n; done
echo "said $(grep -c . statuses)" >>out
