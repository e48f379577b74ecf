# Tries: 10,000 unknown columns
# Says: unknown
# Seconds: 3
{ input x; repeat 300 'input "income_of_kind_@" { label = "x", type = money }'; rule 'return case.x'; } | rules
{ awk 'BEGIN { for (i = 0; i < 10000; i++) printf "%scolumn_of_kind_%d", i ? "," : "", i; print "" }'; echo 1; } >t.csv
levy batch xx t.csv --year 2025 --output r
