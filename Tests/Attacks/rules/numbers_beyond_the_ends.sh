# Tries: divisions by zero, powers, steps, bounds and dates beyond what there is
# Says: refused 41 of 41
n=0
while IFS= read -r body; do
  n=$((n + 1))
  printf '%s\n' "rule \"r$n\" { label = \"R\", source = \"1\", type = number, compute = function(case, law) $body end }"
done >rows <<'END'
return case.x / 0
return 1 % 0
return case.x // 0
return (case.x - 5) ^ -1
return 2 ^ 0.5
return 2 ^ -1000000000
return 1 ^ 99999999999999999999
for i = 1, 10, 0 do end return 1
local n = 0 for i = 1, case.x / 2 do n = n + 1 end return n
local t = {} t[0 / 0] = 1 return 1
local t = {} t[nil] = 1 return 1
return floor(case.x, 0)
return floor(case.x, -1)
return min()
return max(1, nil)
return exact("12")
return "10" + 1
return -"10"
return "10" < 5 and 1 or 2
return tonumber("1", 99)
local t = {} table.insert(t, 9223372036854775807, 1) return 1
return select("#", table.unpack({}, -9223372036854775807, 9223372036854775807))
return #table.concat({}, "x", 1, 9223372036854775807)
return select(-9223372036854775807, 1)
return string.format("%d", case.x / 2)
return (date(2025, 1, 1) + 9223372036854775807).year
return (date(2025, 1, 1) - (-9223372036854775807 - 1)).year
return add_months(date(2025, 1, 1), 9223372036854775807).year
return add_years(date(2025, 1, 1), -9223372036854775807).year
return (date(2025, 1, 1) + case.x / 2).year
return date(2025, 1.5, 1).year
return date("２０２５-01-01").year
return date("2025-01-01\0").year
return date(0, 1, 1).year
return date(2025, -9223372036854775807, 1).year
return easter(9223372036854775807).year
return easter(-5).year
return weekday(5)
return date(2025, 1, 1) < 5 and 1 or 2
return date(2025, 1, 1) * 2
local h = {} for i = 0, 30 do h[i + 1] = date(9999, 12, 1) + i end return next_working_day(h[1], h).year
END
{ input x; cat rows; } | rules
levy eval xx --year 2025 x=5 $(seq "$n" | sed 's/^/r/') --json
echo "refused $(grep -c '"code"' out) of $n" >>out
