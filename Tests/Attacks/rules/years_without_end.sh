# Tries: rules of ten thousand years, checked
# Says: xx
# Seconds: 5
{ input x; cat <<'END'; } | rules
for i = 1, 300 do
  rule("q" .. i) { label = "Q", source = "1", type = number, compute = function(case) return case.x + case.year + i end }
end
END
sed 's/2020, 2026/1, 9999/' rules/xx/a.lua >a && cp a rules/xx/a.lua
levy check
