# Tries: 150,000 files that are no rules
# Says: files
# Seconds: 10
echo | rules
( cd rules/xx; awk 'BEGIN { for (i = 0; i < 150000; i++) { f = "f" i ".txt"; printf "" > f; close(f) } }' )
levy check
