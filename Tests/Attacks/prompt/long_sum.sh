# Tries: a sum of a million terms
# Says: xx
{ input x; rule 'return case.x'; } | rules
{ printf 1; awk 'BEGIN { for (i = 0; i < 1000000; i++) printf "+1" }'; echo; echo 'nothing_xx'; } >in
levy repl xx --year 2025 <in
