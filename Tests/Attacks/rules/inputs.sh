# Tries: 80,000 inputs
# Says: xx: 0 errors
# Seconds: 5
# Long: yes
repeat 80000 'input "a@" { label = "x", type = money }' | rules
levy check
