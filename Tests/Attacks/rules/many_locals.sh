# Tries: 100,000 locals in one function
# Says: too many local variables
repeat 100000 'local a@' | rules
levy check
