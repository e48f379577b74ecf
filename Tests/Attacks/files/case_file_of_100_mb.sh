# Tries: a case file of 100 MB
# Says: fileBytes
# Long: yes
rule 'return 1' | rules
bytes 100000000 x >c.case
levy eval xx --year 2025 --case c.case r
