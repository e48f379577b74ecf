# Tries: a batch that is ended while it writes: no temporary file stays
# Says: xx
{ input x; rule 'return case.x + 1'; } | rules
( printf 'x\n1\n'; sleep 5 ) >pipe.csv 2>/dev/null & feeder=$!
mkfifo in.csv; ( printf 'x\n1\n'; sleep 4 ) >in.csv & feeder=$!
"$LEVY" batch xx in.csv --year 2025 --output r --to out.csv >>out 2>&1 & pid=$!
until ls -A | grep -q '[.]tmp$' || ! kill -0 $pid 2>/dev/null; do sleep 0.05; done
kill -TERM $pid; wait $pid; echo "xx ended by $?" >>out; kill $feeder 2>/dev/null
ls -A | grep '[.]tmp$' >>statuses
levy check
