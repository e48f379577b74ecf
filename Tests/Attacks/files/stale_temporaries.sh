# Tries: temporary files of a run that was killed
# Says: xx
{ input x; rule 'return case.x + 1'; } | rules
mkfifo in.csv; ( printf 'x\n1\n'; sleep 4 ) >in.csv & feeder=$!
"$LEVY" batch xx in.csv --year 2025 --output r --to out.csv >>out 2>&1 & pid=$!
until ls -A | grep -q '[.]tmp$' || ! kill -0 $pid 2>/dev/null; do sleep 0.05; done
kill -KILL $pid; wait $pid; kill $feeder 2>/dev/null
printf 'x\n1\n' >t.csv
levy batch xx t.csv --year 2025 --output r --to out.csv
ls -A | grep '[.]tmp$' >>statuses
levy check
