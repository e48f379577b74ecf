# Tries: a label that is shown backwards
# Says: label
{ printf 'input "x" { label = "abc\\u{202E}def", type = money }\n'; rule 'return case.x'; } | rules
levy check
levy describe xx
levy eval xx --year 2025 r
