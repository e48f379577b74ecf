# Tries: 20,000 entries, all results kept
# Says: nothing_xx
{ input x; rule 'return case.x'; } | rules
{ repeat 20000 '@'; echo nothing_xx; } >in
levy repl xx --year 2025 <in
