# Tries: sums of entries whose declarations are no lists of kinds, in years without end
# Says: entries
{ cat <<'END'; } | rules
local own = {} own[1] = own
local odd = { own, { kind = own }, { kind = {} }, { kind = 5 }, { kind = "a", year = -999999999 }, { kind = "a", year = exact(10)^30 },
  { kind = "a", flow = "sideways" }, { kind = "a", by = "second" }, { kind = "a", projected = "yes" }, { kind = "a\27[2J" },
  { kind = "a", year = 1/3 }, {}, 5 }
for i, entries in ipairs(odd) do input("f" .. i) { label = "F", type = money, default = 0, entries = entries } end
rule "r" { label = "R", source = "1", type = money, compute = function(case) return case.f1 end }
END
levy eval xx --year 2025 r
