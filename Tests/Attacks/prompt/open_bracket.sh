# Tries: a long bracket that never closes, 20 MB
# Says: error
{ input x; rule 'return case.x'; } | rules
{ echo '[['; repeat 3000000 'abcdef'; } >in
levy repl xx --year 2025 <in
