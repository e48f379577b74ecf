# Tries: a rule that counts how often it ran
# Says: changes
{ echo 'local n = 0'; rule 'n = n + 1 return n'; } | rules
levy check
