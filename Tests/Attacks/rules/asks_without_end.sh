# Tries: ask_if that never ends
# Says: not given
# Long: yes
{ echo 'input "x" { label = "x", type = money, ask_if = function() while true do end end }'; rule 'return case.x'; } | rules
levy check
levy ask xx --year 2025 r </dev/null
