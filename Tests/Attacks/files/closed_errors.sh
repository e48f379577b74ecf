# Tries: a faulty row of a table while the standard error is closed: the output is the table, and nothing else
# Says: lines x,r 1,1 z,
{ input x; rule 'return case.x'; } | rules
printf 'x\n1\nz\n' >t.csv
"$LEVY" batch xx t.csv --year 2025 --output r -o o.csv >&- 2>&-
echo "status $?" >statuses
echo "lines $(tr '\n' ' ' <o.csv)" >>out
