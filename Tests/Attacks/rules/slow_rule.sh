# Tries: a rule that never ends
# Says: stopped
rule 'while true do end' | rules
levy check
levy eval xx --year 2025 r
