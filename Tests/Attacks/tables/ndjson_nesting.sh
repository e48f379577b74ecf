# Tries: JSON nested a million deep
# Says: error
{ input x; rule 'return case.x'; } | rules
{ printf '{"x":'; bytes 1000000 '['; echo; } >t.ndjson
levy batch xx t.ndjson --year 2025 --output r
