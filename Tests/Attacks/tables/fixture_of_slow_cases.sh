# Tries: fixtures of a rule that never ends
# Says: stopped
# Seconds: 60
{ input x; rule 'while true do end'; } | rules
mkdir rules/xx/fixtures; { echo 'year,x,expect.r'; repeat 2000 '2025,@,1'; } >rules/xx/fixtures/t.csv
levy test
