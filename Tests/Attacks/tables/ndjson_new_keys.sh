# Tries: NDJSON in which each of 20,000 rows has keys of its own
# Says: error
{ input x; rule 'return case.x'; } | rules
repeat 20000 '{"x":1,"k@":2}' >t.ndjson
levy batch xx t.ndjson --year 2025 --output r
