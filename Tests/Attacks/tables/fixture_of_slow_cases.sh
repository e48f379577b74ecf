# Tries: fixtures of a rule that never ends
# Says: stopped
# Seconds: 20
{ input x; rule 'while true do end'; } | rules
mkdir rules/xx/fixtures; { echo 'year,x,expect.r'; repeat 500 '2025,@,1'; } >rules/xx/fixtures/t.csv
levy test
