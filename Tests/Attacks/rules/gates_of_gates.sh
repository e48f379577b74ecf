# Tries: interviews of ten thousand questions, gates of gates, of themselves and of results, steps that name a fact a thousand times
# Says: refused 1, answered 2
# Seconds: 20
{ input x; rule 'return case.x'; cat <<'END'; } | rules
local names, many = {}, { "S" }
for i = 1, 3000 do names[i] = "f" .. i input(names[i]) { label = "F", type = money, default = 0 } end
for i = 2, 2000 do many[i] = "x" end
names.label = "Any?"
interview "a" { label = "A", result = "r", gate = { g = names }, steps = { { "S", "g" }, many } }
interview "b" { label = "B", result = "r", gate = { g = { "g" } } }
interview "c" { label = "C", result = "r", gate = { r = { "x" }, x = { "r" } } }
interview "d" { label = "D", result = "nobody", parts = { "d" }, steps = { {}, { 5 }, { "S", {} } } }
END
levy ask xx --year 2025 a
sed -i '/interview "[bcd]"/d; s/, many }/ }/' rules/xx/b.lua
yes 1 | head -100 >in
levy ask xx --year 2025 a <in
levy check --interviews
echo "refused $(grep -c "^status [12]" statuses), answered $(grep -c "^status 0" statuses)" >>out
