# Tries: 5,000 versions of a rule
# Says: xx
awk 'BEGIN { for (i = 0; i < 5000; i++) { y = 1 + int(i / 2); m = i % 2 ? "07-01" : "01-01"; e = i % 2 ? "12-31" : "06-30"
  printf "rule \"r\" { label = \"R\", source = \"1\", type = number, from = \"%04d-%s\", to = \"%04d-%s\", compute = function(case) return 1 end }\n", y, m, y, e } }' | rules
levy check
