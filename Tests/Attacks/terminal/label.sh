# Tries: a label that clears the screen
# Says: label
{ printf 'input "x" { label = "\\27[2J\\27]0;owned\\7", type = money }\n'; rule 'return case.x'; } | rules
levy check
levy describe xx
levy eval xx --year 2025 r
