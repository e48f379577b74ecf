# Tries: 30,000 files
# Says: files
# Long: yes
echo | rules
( cd rules/xx; awk 'BEGIN { for (i = 0; i < 30000; i++) { f = "f" i ".lua"; print "" > f; close(f) } }' )
levy check
