# Tries: integers that would wrap around, loops at their ends, and bounds of lists that do
# Says: r1 9223372036854775808 r2 0 r3 9223372036854775808 r4 9223372036854775808 r5 9223372036854775808 r6 85070591730234615847396907784232501249 r7 3 r8 8 r9 1 r10 18446744073709551616 r11 -9999 r12 9223372036854775808 r13 3
n=0
while IFS= read -r body; do
  n=$((n + 1))
  printf '%s\n' "rule \"r$n\" { label = \"R\", source = \"1\", type = number, compute = function(case, law) $body end }"
done >rows <<'END'
local m = -9223372036854775807 - 1 return m // -1
local m = -9223372036854775807 - 1 return m % -1
local m = -9223372036854775807 - 1 return -m
local m = -9223372036854775807 - 1 return abs(m)
local m = 9223372036854775807 return m + 1
local m = 9223372036854775807 return m * m
local n = 0 for i = 9223372036854775805, 9223372036854775807 do n = n + 1 end return n
return select("#", table.unpack({}, 9223372036854775800, 9223372036854775807))
return #table.concat({ [9223372036854775807] = "a" }, "x", 9223372036854775807, 9223372036854775807)
return 2 ^ 64
return age(date(9999, 12, 31), date(1, 1, 1))
return tonumber("9223372036854775808")
local t = { 3, 2, 1 } table.sort(t, function(a, b) t[1] = nil t[3] = nil return a < b end) return #t
END
rules <rows
levy eval xx --year 2025 $(seq "$n" | sed 's/^/r/')
sed -n 's/^\(r[0-9]*\)  *\(-*[0-9]*\)  *R.*/\1 \2/p' out | tr '\n' ' ' >answers
{ cat answers; echo; } >>out
