# Tries: NDJSON with 200,000 keys
# Says: error
# Seconds: 5
{ input x; rule 'return case.x'; } | rules
awk 'BEGIN { printf "{\"x\":1"; for (i = 0; i < 200000; i++) printf ",\"k%d\":%d", i, i; print "}"; print "{\"x\":2}" }' >t.ndjson
levy batch xx t.ndjson --year 2025 --output r
