# Tries: thirty-three rules that reach for what is not theirs, or hand back what is no number, each while it runs
# Says: refused 33 of 33
n=0
while IFS= read -r body; do
  n=$((n + 1))
  printf '%s\n' "rule \"r$n\" { label = \"R\", source = \"1\", type = number, compute = function(case, law) $body end }"
done >rows <<'END'
local s = "string" return #s.rep("x", 1000000000)
local s = "pack" return #string[s]("i16", 1)
local s = "dump" return #string[s](function() end)
return #(("x"):gsub("x", "y"))
return ("").__index and 1 or 2
local s = "" s.x = 1 return 1
table.insert(case, 1) return 1
table.insert(law.p, 4) return 1
table.remove(law.p) return 1
table.sort(law.p) return 1
law.p[1] = 7 return 1
case.x = 3 return 1
local d = date(2025, 1, 1) d.year = 3 return 1
return case[{}]
return case[1]
return case["\27[2J"]
local s = "x" for i = 1, 16 do s = s .. s end return case[s]
return string.format("%p", {})
return string.format("%99999d", 1)
return string.format("a\0b%s\0%p", 1, {})
if case.x > 4 then error() end return 1
if case.x > 4 then error({}) end return 1
if case.x > 4 then error(ipairs) end return 1
if case.x > 4 then error("\27[2J", -9223372036854775807) end return 1
return law.on
return require("b").x
return ipairs
return {}
return "5"
return true
return date(2025, 1, 1)
local function f(n) return 1 + f(n + 1) end return f(1)
table.sort({ 2, 1 }, function() error({}) end) return 1
END
{ input x; echo 'parameter "p" { label = "p", source = "1", since = { ["2020-01-01"] = { 3, 2, 1 } } }'; cat rows; } | rules
levy eval xx --year 2025 x=5 $(seq "$n" | sed 's/^/r/') --json
echo "refused $(grep -c '"code"' out) of $n" >>out
