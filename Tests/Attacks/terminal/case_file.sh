# Tries: a case file that clears the screen
# Says: error
{ input x; rule 'return case.x'; } | rules
printf 'x = \033[2J\n\033]0;owned\007 = 1\n' >c.case
levy eval xx --year 2025 --case c.case r
