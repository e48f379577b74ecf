# Tries: a FIFO in the place of a fixture table
# Says: regular file
rule 'return 1' | rules
mkdir rules/xx/fixtures; mkfifo rules/xx/fixtures/t.csv
levy test
