# Tries: a long bracket that never closes, 2 MB
# Says: error
{ input x; rule 'return case.x'; } | rules
{ echo '[['; repeat 300000 'abcdef'; } >in
levy repl xx --year 2025 <in
