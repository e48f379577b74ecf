# Tries: files that may not grow: a table, a report and the cache
# Says: statuses 2 2 0, left 0
{ input x; rule 'return case.x'; } | rules
{ echo x; seq 200000; } >t.csv
mkdir cache
chmod 700 cache
bounded() { ( ulimit -f 8; exec "$LEVY" "$@" ) >>out 2>&1; echo "status $?" >>statuses; }
bounded batch xx t.csv --year 2025 --output r -o o.csv
bounded report xx --year 2025 x=5 r -o r.html
LEVY_CACHE="$folder/cache" bounded eval xx --year 2025 x=5 r
left=$(ls -A . cache | grep -cE '^(o.csv|r.html|\.levy-)')
echo "statuses $(sed 's/status //' statuses | tr '\n' ' ' | sed 's/ $//'), left $left" >>out
