# Tries: a rule of nine hundred operators, each of which can be changed, and two thousand cases
# Says: changes
# Seconds: 60
# Long: yes
{ input x; echo 'rule "r" { label = "R", source = "1", type = number, compute = function(case) local n = case.x'
  repeat 300 'n = n + 1 * 2 - 1'; echo 'return n end }'; } | rules
mkdir -p rules/xx/fixtures
{ echo 'year,x,expect.r'; seq 2000 | awk '{ print "2025," $1 "," $1 + 300 }'; } >rules/xx/fixtures/t.csv
levy test --mutate
