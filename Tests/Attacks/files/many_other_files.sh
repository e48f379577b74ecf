# Tries: 40,000 files, twice as many as may be, that are no rules
# Says: files
# Seconds: 10
# Long: yes
echo | rules
( cd rules/xx; awk 'BEGIN { for (i = 0; i < 40000; i++) { f = "f" i ".txt"; printf "" > f; close(f) } }' )
levy check
