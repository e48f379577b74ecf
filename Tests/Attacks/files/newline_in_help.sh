# Tries: a help text and a source with lines of their own in the definitions
# Says: xx
{ printf 'input "x" { label = "X", help = "a\\nos.execute(1)", source = "1\\nos.execute(2)", type = choice { "a\\"]] os.execute(3)" } }\n'; rule 'return 1'; } | rules
levy check
levy definitions
grep -q '^ *os.execute' rules/xx/.levy/* 2>/dev/null && echo injected >>statuses
true
