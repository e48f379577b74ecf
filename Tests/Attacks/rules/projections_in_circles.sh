# Tries: projections that go by each other, by themselves, in steps of nothing, and to numbers without end
# Says: (projected)
for expected in 'indexed("q", { nearest = 1 })' 'indexed("p", { up = 1 })' 'exact(10) ^ 37' '{ 1, 2 }' 'unchanged' '"x"' 'print' \
  'indexed("p", { nearest = exact(10) ^ 30 })'; do
  { cat <<END; } | rules
parameter "p" { label = "P", source = "1", every = "year", announced = "x", since = { ["2025-01-01"] = 5, ["2026-01-01"] = 6 },
  projected = { ["2027-01-01"] = $expected } }
parameter "q" { label = "Q", source = "1", every = "year", announced = "x", since = { ["2025-01-01"] = 5, ["2026-01-01"] = 6 },
  projected = { ["2027-01-01"] = indexed("p", { nearest = 1 }) } }
rule "r" { label = "R", source = "1", type = number, compute = function(case, law) return law.p end }
END
  levy eval xx --year 2027 --projected r
  levy new-year xx 2027
done
for how in 'nearest = 0' 'nearest = -1' 'nearest = exact(1)/3' 'nearest = exact(10)^-30' 'up = {}' 'down = "x"' '' 'nearest = 1, up = 1'; do
  { input x; rule 'return law.d'; cat <<END; } | rules
parameter "d" { label = "D", source = "1", every = "year", announced = "x", since = { ["2025-01-01"] = 5, ["2026-01-01"] = 6, ["2027-01-01"] = unchanged } }
parameter "e" { label = "E", source = "1", every = "year", announced = "x", since = { ["2025-01-01"] = 5, ["2026-01-01"] = 6 },
  projected = { ["2027-01-01"] = indexed("d", { $how }) } }
END
  levy eval xx --year 2027 --projected r
done
