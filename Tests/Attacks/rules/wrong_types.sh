# Tries: declarations whose fields have the wrong types, or contain themselves
# Says: refused 33 of 33
n=0
while IFS= read -r line; do
  n=$((n + 1))
  printf '%s\n' "$line" | rules "f$n.lua"
done <<'END'
input "a1" { label = 5, type = 7 }
input "a2" { label = "a", type = money, default = "b" }
input "a3" { label = "a", type = count(3), default = -1 }
input "a4" { label = "a", type = date, default = 5 }
input "a5" { label = "a", type = count(-1) }
input "a6" { label = "a", type = count(1.5) }
input "a7" { label = "a", type = count("a") }
input "a8" { label = "a", type = money, min = 10, max = 1 }
input "a9" { label = "a", type = money, aliases = { Q = 0, W = -1, E = "a", T = {} } }
input "b1" { label = "a", type = choice { "", "a\nb", "\u{202e}", "<b>" } }
input "b2" { label = "a", type = money, ask = "\27[2J{year}" }
input "b3" { label = "a", type = money, help = "\u{202e}" }
input "b4" { label = "a\u{2028}b", type = money }
input "b5" { label = "a", type = money, entries = { kind = {}, flow = "up", year = 1e30 } }
input "b6" { label = "a", type = money, entries = { kind = "a", year = -9223372036854775807 } }
parameter "c1" { label = "p", source = "1", since = { ["2025-02-30"] = 1, [5] = 2, [true] = 3 } }
parameter "c2" { label = "p", source = "1", since = { ["2025-01-01"] = function() return 5 end } }
parameter "c3" { label = "p", source = "1", since = parameter }
parameter "c4" { label = "p", source = "1", type = number, since = { ["2025-01-01"] = revised { originally = revised { originally = 1 } } } }
local t = {} t.originally = t parameter "c5" { label = "p", source = "1", since = { ["2025-01-01"] = revised(t) } }
local t = {} t[1] = t parameter "c6" { label = "p", source = "1", since = { ["2025-01-01"] = t } }
local b = {} b.rate = b parameter "c7" { label = "p", source = "1", type = bands(b), since = { ["2025-01-01"] = 1 } }
local t = money for i = 1, 9999 do t = list(t) end parameter "c8" { label = "p", source = "1", type = t, since = { ["2025-01-01"] = 1 } }
local t = money for i = 1, 60 do t = record { a = t, b = t } end parameter "c9" { label = "p", source = "1", type = t, since = { ["2025-01-01"] = 1 } }
parameter "d2" { label = "p", source = "1", every = "century", announced = 5, projected = 7, since = { ["2025-01-01"] = 1 } }
rule "d3" { label = "R", source = "1", type = number, compute = 5 }
rule "d4" { label = "R", source = "1", type = number, compute = input "d" }
rule "d5" { label = "R", source = "1", type = number, from = "2025-01-01", to = "2024-01-01", compute = function() return 1 end }
person "d6" { label = "C", source = "1", at_most = 1000000000, present = function() return true end }
person "d7" { label = "C", source = "1", at_most = -1, present = 5 }
check "d8" { holds = 5, message = "\27[2J", grade = "sad" }
caveat "d9" { text = "a\27[2J", source = "s\n\rforged: line", concerns = { 5 }, when = function() return true end }
deadline "e1" { label = "D\27", source = "1", due = 5, amount_year = -9223372036854775807 }
END
levy check --json
echo "refused $(grep -o 'f[0-9]*\.lua' out | sort -u | wc -l) of $n" >>out
