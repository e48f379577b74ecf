# Tries: folders laid over the rules that change types, make circles, never end, leave their folder or are none
# Says: refused 25, answered 6
{ input x; cat <<'END'; rule 'return case.x * law.p'; } | rules
parameter "p" { label = "P", type = rate, source = "1", since = { ["2020-01-01"] = 0.5 } }
END
over() { rm -rf o; mkdir -p o/xx; cat >o/xx/b.lua; levy eval xx --year 2025 x=5 r --overlay o; }
echo 'jurisdiction "xx" { label = "Y", currency = "USD", years = { 2020, 2099 }, results = { "r" } }' | over
echo 'input "r" { label = "R", type = money }' | over
echo 'rule "x" { label = "R", source = "1", type = money, compute = function(case, law) return case.r end }' | over
echo 'parameter "p" { label = "P", type = money, source = "1", since = { ["2020-01-01"] = 5 } }' | over
echo 'parameter "p" { label = "P", type = rate, source = "1" }' | over
echo 'parameter "p" { label = "P", type = rate, source = "1", since = { ["2020-01-01"] = 99999999999999999999 } }' | over
printf 'rule "r" { label = "R\033[2J", source = "1", type = money, compute = function(case, law) return 1 end }' | over
echo 'while true do end' | over
echo 'local p = require("../../../../etc/hostname")' | over
echo 'local p = require("xx.b")' | over
rule 'error("\27[2J" .. string.rep("x", 60000))' | over
rule 'return case.r' | over
rule 'return law.p_that_is_not' | over
rule 'while true do end' | over
rule 'return 2 ^ 4000' | over
echo 'rule "r" {' | over
bytes 5000000 '-' | over
printf '\033Lua' | over
rule 'return case.x + 1' | over
rule 'return case.x + 2' >kept; over <kept
levy eval xx --year 2025 x=5 r --overlay o --overlay o
levy eval xx --year 2025 x=5 r --overlay nothing
levy eval xx --year 2025 x=5 r --overlay rules/xx/a.lua
levy eval xx --year 2025 x=5 r --overlay ''
levy eval xx --year 2025 x=5 r --overlay /dev/zero
levy eval xx --year 2025 x=5 r --overlay rules
rm o/xx/b.lua; ln -s /dev/zero o/xx/b.lua; levy eval xx --year 2025 x=5 r --overlay o
rm o/xx/b.lua; ln -s ../../rules o/xx/c; levy eval xx --year 2025 x=5 r --overlay o
rm o/xx/c; mkfifo o/xx/b.lua; levy eval xx --year 2025 x=5 r --overlay o
levy diff xx --year 2025 x=5 r --to-overlay o
levy test xx --overlay o
echo "refused $(grep -c '^status [12]' statuses), answered $(grep -c '^status 0' statuses)" >>out
