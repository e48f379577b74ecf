# Tries: 2,000 entries, all results kept
# Says: nothing_xx
# Long: yes
{ input x; rule 'return case.x'; } | rules
{ repeat 2000 '@'; echo nothing_xx; } >in
levy repl xx --year 2025 <in
