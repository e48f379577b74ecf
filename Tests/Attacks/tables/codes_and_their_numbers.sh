# Tries: codes in cells beside the number that they mean, twice, in columns of other names, and of numbers without end
# Says: rows
{ cat <<'END'; } | rules
input "n" { label = "N", type = count(999), default = 0 }
input "k" { label = "K", default = "L", type = choice { "L", "K", number = "n", aliases = { K = { "K#" } } }, aliases = { "code" } }
rule "r" { label = "R", source = "1", type = number, compute = function(case) return case.n end }
END
printf 'k,n\nK475,\nK475,475\nK475,474\nK1000,\nK0475,\nK,\nK,5\nL,5\n"K 475",\nK-1,\nK+1,\nK1e2,\nK٤٧٥,\n' >t.csv
levy batch xx t.csv --year 2025 --output r
levy batch xx t.csv --year 2025 --output r --interpret
printf '{"k":"K475","n":475}\n{"k":"K475","code":"K474"}\n{"n":1,"k":"K2"}\n{"k":["K475"]}\n{"k":{"K":475}}\n' >t.ndjson
levy batch xx t.ndjson --year 2025 --output r
printf 'k,code\nK1,K2\n' >u.csv
levy batch xx u.csv --year 2025 --output r
echo "rows $(grep -c '^K' out)" >>out
