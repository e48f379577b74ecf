# Tries: keys and values of JSON that a terminal would obey
# Says: error
{ input x; rule 'return case.x'; } | rules
printf '{"x":"\\u001b[2J"}\n{"\\u001b]0;a\\u0007":1}\n{"x":\033[2J}\n' >t.ndjson
levy batch xx t.ndjson --year 2025 --output r --to out.ndjson
