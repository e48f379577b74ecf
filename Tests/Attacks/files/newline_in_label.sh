# Tries: a label with a line of its own in the definitions
# Says: label
{ printf 'input "x" { label = "X\\nos.execute(1)", type = money }\n'; rule 'return case.x'; } | rules
levy check
levy definitions
grep -q '^os.execute' rules/xx/.levy/* 2>/dev/null && echo injected >>statuses
true
