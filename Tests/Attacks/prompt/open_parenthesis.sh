# Tries: an open parenthesis and 10,000 lines
# Says: error
# Seconds: 3
{ input x; rule 'return case.x'; } | rules
{ echo '('; repeat 10000 '1 +'; } >in
levy repl xx --year 2025 <in
