# Tries: to write over the table that is read, by its name, links, and other outputs
# Says: x is there still: 5
{ input x; rule 'return case.x'; } | rules
printf 'x\n5\n' >t.csv
ln -s t.csv soft.csv
ln t.csv hard.csv
mkdir d
levy batch xx t.csv --year 2025 --output r -o t.csv
levy batch xx soft.csv --year 2025 --output r -o t.csv
levy batch xx t.csv --year 2025 --output r -o soft.csv
levy batch xx hard.csv --year 2025 --output r -o t.csv
levy batch xx t.csv --year 2025 --output r --errors t.csv
levy batch xx t.csv --year 2025 --output r --errors e.csv -o e.csv
levy batch xx t.csv --year 2025 --output r -o d
levy batch xx t.csv --year 2025 --output r -o nope/x.csv
levy batch xx t.csv --year 2025 --output r -o /dev/full
[ "$(sort -u statuses)" = "status 2" ] && [ ! -e e.csv ] && echo "x is there still: $(tail -1 t.csv)" >>out
