# Tries: eight ways to remember one case in the next
# Says: refused 8 of 8
n=0
while IFS='|' read -r before body; do
  n=$((n + 1))
  { input x; printf '%s\n' "$before"; rule "$body"; } | rules
  levy eval xx --year 2025 x=5 r
done <<'END'
local n = { 0 }|n[1] = n[1] + 1 return n[1]
local n = 0|n = n + 1 return n
local f = (function() local n = 0 return function() n = n + 1 return n end end)()|return f()
local f, s, i = ipairs { 1, 2, 3 }|return (f(s, i))
local t = { f = pairs { 1, 2, 3 } }|return (t.f())
local function made() local it = pairs { 1, 2, 3 } return function() return (it()) end end local f = made()|return f()
local it|it = it or pairs { 1, 2, 3 } return (it())
local seen = {}|table.insert(seen, 1) return #seen
END
echo "refused $(grep -c '^error' out) of $n" >>out
