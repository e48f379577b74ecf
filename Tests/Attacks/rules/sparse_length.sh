# Tries: a list whose length is 2^61
# Says: no length
{ printf 'local t = { '; awk 'BEGIN { for (i = 0; i < 62; i++) printf "[%.0f] = 1, ", 2 ^ i }'; echo '} table.insert(t, 1, 0)'; } | rules
levy check
