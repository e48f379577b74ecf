# Tries: a label with a NUL
# Says: label
{ printf 'input "x" { label = "a\\0b", type = money }\n'; rule 'return case.x'; } | rules
levy check
levy describe xx
