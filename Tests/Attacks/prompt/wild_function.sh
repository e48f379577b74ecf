# Tries: cliffs and solutions of a function that turns at every cent
# Says: r
# Seconds: 30
# Long: yes
{ input x; rule 'return round(floor(case.x * 100) % 2 * (case.x % 1), 0.01)'; } | rules
levy cliffs xx --year 2025 r --over x=0..1000000
levy solve xx --year 2025 r=0.5 --for x
