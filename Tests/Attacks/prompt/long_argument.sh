# Tries: arguments of 100 KB
# Says: error
# Long: yes
{ input x; rule 'return case.x'; } | rules
levy eval xx --year 2025 "x=$(bytes 100000 9)" r
levy eval xx --year 2025 "$(bytes 100000 y)=1" r
levy eval xx --year 2025 "$(bytes 100000 y)"
levy eval "$(bytes 100000 y)" --year 2025
