# Tries: a label with a C1 control
# Says: label
{ printf 'input "x" { label = "a\\u{9b}2Jb", type = money }\n'; rule 'return case.x'; } | rules
levy check
levy describe xx
