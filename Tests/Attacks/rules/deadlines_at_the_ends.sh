# Tries: deadlines that are no days, are behind all calendars, loop, or whose amounts are of years without end
# Says: refused 7, answered 7
{ input x; cat <<'END'; } | rules
rule "r" { label = "R", source = "1", type = money, compute = function(case) return case.x end }
rule "w" { label = "W", source = "1", type = boolean, ask = "W?", compute = function(case) return nil end }
local function d(name, due, more)
  local all = { label = "D" .. name, source = "1", due = due, action = "pay" }
  for k, v in pairs(more or {}) do all[k] = v end
  deadline(name) (all)
end
d("a", function() return date(9999, 12, 31) end)
d("b", function() return date(9999, 12, 31) + 1 end)
d("c", function() while true do end end)
d("e", function() return 5 end)
d("f", function(case) return add_years(case.date, 100000000) end)
d("g", function(case) return case.date end, { amount = "r", amount_year = -10 })
d("h", function(case) return case.date end, { when = "w" })
d("i", function(case) return case.date + 10 ^ 15 end)
END
levy timeline xx --year 2025 x=5 --ics d.ics
levy timeline xx --year 2025 x=5 --json
levy overview xx --year 2025 x=5
for name in a b c e f g h i; do levy eval xx --year 2025 $name x=5; done
sed -i 's/-10 }/-1000 }/' rules/xx/b.lua
levy timeline xx --year 2025 x=5
for broken in b c e f i; do sed -i "/^d(\"$broken\"/d" rules/xx/b.lua; done
sed -i 's/-1000 }/-1 }/' rules/xx/b.lua
levy timeline xx --year 2025 x=5 --ics e.ics
levy timeline xx --year 2025 x=5
tr -d '\r' <e.ics >>out
echo "refused $(grep -c "^status [12]" statuses), answered $(grep -c "^status 0" statuses)" >>out
