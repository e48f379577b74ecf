# Tries: tables with marks of order, of other encodings, with odd line ends, quotes, headers and rows
# Says: statuses 2 1 2 2 1 2 2 2 2 2 2 2 0 1 2 2 2 2 2 2 2 1 0 2 2
{ echo 'input "x" { label = "x", type = money, aliases = { "X1" } }'; rule 'return case.x'; } | rules
try() { levy batch xx t.csv --year 2025 --output r -o out.csv "$@"; }
printf 'x\0,y\n1,2\n' >t.csv; try
printf 'x\n1\0\n\0\n2\n' >t.csv; try
printf '\357\273\277\357\273\277x\n1\n' >t.csv; try
printf '\377\376x\0\n\0001\0\n\0' >t.csv; try
printf 'x\r\n1\n2\r\n3\r4\n' >t.csv; try
printf 'x\r1\r2\r' >t.csv; try
printf 'x,x\n1,2\n' >t.csv; try
printf 'x,X1\n1,2\n' >t.csv; try
printf 'x,r\n1,2\n' >t.csv; try
try --keep r
: >t.csv; try
printf '\357\273\277' >t.csv; try
printf 'x' >t.csv; try
printf 'x,y\n1\n1,2,3\n,\n\n1,2\n' >t.csv; try --keep y
printf 'x\n"1"2\n' >t.csv; try
printf 'n\377,x\n1,1\n' >t.csv; try
printf '\033[2J,x\n1,1\n' >t.csv; try
mkdir d; cp -r d t.d; levy batch xx d --year 2025 --output r
levy batch xx '' --year 2025 --output r
levy batch xx /dev/null --year 2025 --output r
levy batch xx /proc/self/mem --year 2025 --output r
printf 'x\n1.2.3\n1.000.00\n1.234,5\n12.34\n' >t.csv; try --delimiter semicolon --numbers german
printf 'n,x\n=cmd|x,1\n"@SUM(1)",1\n-2+3,1\n' >t.csv; try --keep n
printf 'x\n1\n' >t.csv; try --jobs 99999999999999999999
head -c 100000 "$LEVY" >t.csv; try
echo "statuses $(sed 's/status //' statuses | tr '\n' ' ')" | sed 's/ $//' >>out
