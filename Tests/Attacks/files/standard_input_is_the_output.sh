# Tries: a table that comes by standard input and is written over while it is read
# Says: kept 2
# Long: yes
{ input x; rule 'return case.x'; } | rules
printf 'x\n1\n2\n' >t.csv
cp t.csv kept
levy batch xx - --year 2025 --output r -o t.csv <t.csv
levy batch xx t.csv --year 2025 --output r -o ./t.csv
# No file is lost where input and output are the null device.
levy batch xx - --year 2025 --output r -o /dev/null </dev/null
cmp -s t.csv kept && echo "kept $(grep -c 'are one file' out)" >>out
