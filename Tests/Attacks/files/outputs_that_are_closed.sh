# Tries: outputs and inputs that are closed or full
# Says: statuses 2 2 2 2 0 1 2 2
{ input x; rule 'return case.x'; } | rules
{ echo x; seq 2000; } >t.csv
closed() { "$LEVY" "$@" 2>>out; echo "status $?" >>statuses; }
closed eval xx --year 2025 x=5 r >&-
closed eval xx --year 2025 x=5 r >/dev/full
closed batch xx t.csv --year 2025 --output r >&-
closed batch xx t.csv --year 2025 --output r >/dev/full
closed repl xx --year 2025 <&-
closed lsp <&- >&-
"$LEVY" eval xx --year 2025 x=z r 2>/dev/full; echo "status $?" >>statuses
closed report xx --year 2025 x=5 r -o /dev/full
echo "statuses $(sed 's/status //' statuses | tr '\n' ' ')" | sed 's/ $//' >>out
