# Tries: steps from gross to net that name themselves, nobody, ten thousand amounts, or end where they begin
# Says: refused 6, answered 1
mkdir -p rules/xx
steps() { cat >rules/xx/a.lua <<END
jurisdiction "xx" { label = "X", currency = "EUR", years = { 2020, 2026 }, results = { "r" }, waterfalls = { $1 } }
END
}
{ input x; rule 'return case.x'; echo 'for i = 1, 3000 do rule("s" .. i) { label = "S", source = "1", type = money, compute = function(case) return case.x / 1 end } end'; } | rules
many="$(repeat 3000 '"s@",' | tr -d '\n')"
for wrong in '{ from = { "r" }, less = { "r" }, leaves = "r" }' '{ from = { "x" }, less = { "x" }, plus = { "x" }, leaves = "x" }' '{}' '5' \
  '{ from = { "nobody" }, leaves = "r" }' '{ from = {}, leaves = {} }' "{ from = { \"x\" }, less = { $many }, leaves = \"r\", burden = \"r\" }"; do
  steps "$wrong"
  levy waterfall xx --year 2025 x=5
done
echo "refused $(grep -c "^status [12]" statuses), answered $(grep -c "^status 0" statuses)" >>out
