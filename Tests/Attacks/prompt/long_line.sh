# Tries: a line of 20 MB
# Says: error
{ input x; rule 'return case.x'; } | rules
{ bytes 20000000 x; echo; } >in
levy repl xx --year 2025 <in
