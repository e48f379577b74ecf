# Tries: an example whose title clears the screen
# Says: xx
{ rule 'return 1'; printf 'example "\\27[2J\\npassed" { year = 2025, source = "\\27[2J", expect = { r = 2 } }\n'; } | rules
levy test
levy test --json
