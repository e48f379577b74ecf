# Tries: a case file that is a FIFO without a writer
# Says: regular file
rule 'return 1' | rules
mkfifo c.case
levy eval xx --year 2025 --case c.case r
