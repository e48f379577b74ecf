# Tries: as many semicolons as a file may hold
# Says: xx
bytes 4000000 ';' | rules
levy check
