# Tries: sweeps and searches over all numbers
# Says: error
# Long: yes
{ input x; rule 'return floor(case.x / 0.01) % 2'; } | rules
levy sweep xx --year 2025 r --over x=0..99999999999 --step 0.01
levy sweep xx --year 2025 r --over x=0..1 --step 0.00000000000000000001
