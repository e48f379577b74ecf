# Tries: 10,000 errors: shown are the first, and their number
# Says: errors
# Seconds: 4
repeat 10000 'input "A@" { lable = "x" }' | rules
levy check
levy eval xx --year 2025 r
