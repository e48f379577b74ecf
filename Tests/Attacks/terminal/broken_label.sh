# Tries: a label that is no UTF-8
# Says: xx
{ printf 'input "x" { label = "\\xff\\xfe\\xc2", type = money }\n'; rule 'return case.x'; } | rules
levy check
levy describe xx
levy eval xx --year 2025 r
