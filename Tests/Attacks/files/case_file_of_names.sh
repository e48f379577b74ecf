# Tries: a case file of 100,000 unknown names
# Says: unknown name
# Long: yes
{ input x; rule 'return 1'; } | rules
repeat 100000 'y@ = 1' >c.case
levy eval xx --year 2025 --case c.case r
