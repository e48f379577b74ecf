# Tries: histories that are made by code, stand in long texts, on one line, twice, behind other braces, without a last comma
# Says: loads
{ input x; rule 'return law.a + law.b + law.c + law.d + law.e + law.f'; cat <<'END'; } | rules
local note = [==[ since = { ["2026-01-01"] = 1, } ]==]
local function history() return { ["2026-01-01"] = 1 } end
parameter "a" { label = "A", source = "1", every = "year", announced = "x", since = history() }
parameter "b" { label = "B", source = "1", every = "year", announced = "x", since = { ["2026-01-01"] = 1 } } parameter "c" {
  label = "C", source = "1", every = "year", announced = "x", since = { ["2025-01-01"] = 1, ["2026-01-01"] = 1
  -- }
  } }
for _, name in ipairs { "d", "e" } do
  parameter(name) { label = "D", source = "1", every = "year", announced = "x", note = note, since = { ["2026-01-01"] = 1; } }
end
parameter "f" { label = "F", source = "1", every = "year", announced = "x", since = { ["2026-01-01"] = revised { ["2025-12-31"] = { 1, 2 }, }, --[[ } ]] } }
END
sed -i 's/law.f/law.f[1]/' rules/xx/b.lua
levy eval xx --year 2026 r
levy new-year xx 2027 --write
levy eval xx --year 2026 r
grep -c '^r  6' out | sed 's/^2$/loads/' >>out
