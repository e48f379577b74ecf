# Tries: aliases of two words, and patterns with numbers that have several, that stand by digits, or mean each other
# Says: refused 6, read 3
declare_choice() {
  { cat <<END; } | rules
input "n" { label = "N", type = count(99999), default = 0 }
input "k" { label = "K", default = "L", type = choice { "L", "K", "M", number = "n", aliases = { $1 } } }
rule "r" { label = "R", source = "1", type = number, compute = function(case) return case.n end }
END
}
for aliases in 'K = { "x" }, L = { "X" }' 'K = { "X#" }, M = { "x#" }' 'K = { "K#1" }' 'K = { "1#" }' 'K = { "##" }' 'K = { "# #" }'; do
  declare_choice "$aliases"
  levy eval xx --year 2025 k=K1 r
done
declare_choice 'K = { "K#", "#", "K#W1" }, L = { "#L" }, M = { "M#" }'
for value in K475 475 475L K99999999999999999999 'K 475' K-5 K4.5 "K$(bytes 900 9)" '#' 'K#' Ｋ475 K４７５; do
  levy eval xx --year 2025 "k=$value" r
done
echo "refused $(grep -c wrong-field out), read $(grep -c '^r  475' out)" >>out
