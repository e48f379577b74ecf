# Tries: arguments that clear the screen
# Says: error
{ input x; rule 'return case.x'; } | rules
levy eval xx --year 2025 "x=$(printf '\033[2J\342\200\256')" r
levy eval xx --year 2025 "$(printf '\033[2J')=1" r
levy eval xx --year "$(printf '\033[2J')" r
levy "$(printf '\033[2J')"
