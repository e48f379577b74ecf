# Tries: a count whose maximum is the largest integer
# Says: xx
{ echo 'input "x" { label = "x", type = count(9223372036854775807) }'; rule 'return case.x + 1'; } | rules
levy check
levy eval xx --year 2025 x=9223372036854775807 r
