# Tries: law of days that are none, kept between cases, of the law itself, and months of other things than cases
# Says: refused 9, answered 3
{ input x; cat <<'END'; } | rules
parameter "p" { label = "P", source = "1", since = { ["2020-01-01"] = 5 } }
local kept = { }
local function r(name, f) rule(name) { label = name, source = "1", type = number, compute = f } end
r("a", function(case, law) return law.on(law).p end)
r("b", function(case, law) return law.on(case.date).on(case.date).on(date(2020, 1, 1)).p end)
r("c", function(case, law) return law.on(date(1, 1, 1)).p end)
r("d", function(case, law) return law.on("2025-01-01").p end)
r("e", function(case, law) return law.on().p end)
r("f", function(case, law) local n = 0 for m in months(law) do n = n + 1 end return n end)
r("g", function(case, law) local n = 0 for m in months(case) do for k in months(case) do n = n + law.on(k.first).p end end return n end)
r("h", function(case, law) return law.on(case.date + case.x).p end)
r("i", function(case, law) local m = months(case) m() m() return m().number end)
r("j", function(case, law) for m in months(case) do m.first = 5 end return 1 end)
END
for name in a b c d e f g h i j; do levy eval xx --year 2025 x=36500 $name; done
levy eval xx --year 2025 x=99999999999 h
printf 'x\n1\n36500\n-36500\n' >t.csv
levy batch xx t.csv --year 2025 --output g,h
echo "refused $(grep -c "^status [12]" statuses), answered $(grep -c "^status 0" statuses)" >>out
