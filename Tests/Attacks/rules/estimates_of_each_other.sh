# Tries: estimates that wait for each other, for themselves, and for themselves in another case without a value
# Says: answers 4 of 5
{ cat <<'END'; } | rules
local function own(name, other)
  input(name) { label = name, type = money, default = 0, estimate = function(case) return case[other] + 1 end }
end
own("a", "b") own("b", "a") own("c", "c")
input "d" { label = "D", type = money, default = 0,
  estimate = function(case) return { "r4", given = { a = 1 }, times = 2 } end }
input "e" { label = "E", type = money, default = 0, estimate = function(case) return { "e" } end }
for n, name in ipairs { "a", "b", "c", "d", "e" } do
  rule("r" .. n) { label = "R", source = "1", type = money, compute = function(case) return case[name] + 1 end }
end
END
for n in 1 2 3 4 5; do levy eval xx --year 2025 r$n; done
echo "answers $(grep -c '^r[1-5]' out) of 5" >>out
