# Tries: an expression 100,000 parentheses deep
# Says: error
{ input x; rule 'return case.x'; } | rules
{ bytes 100000 '('; echo; } >in
levy repl xx --year 2025 <in
