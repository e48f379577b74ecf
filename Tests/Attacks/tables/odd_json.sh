# Tries: NDJSON that is no JSON, has keys twice, halves of characters, or tries to name a result
# Says: statuses 1 2 1 2 2 2 2 2 2 1 2 2
{ echo 'input "x" { label = "x", type = number }'; rule 'return case.x'; } | rules
try() { levy batch xx t.ndjson --year 2025 --output r "$@"; }
printf '{"x":1}\n\n[1]\n5\n{"x":1}{"x":2}\n{"x":1},\n{x:1}\n{"x":1,}\n{"x":1\n}\n// c\n{"x":"\t"}\n{"x":"a\0b"}\n{"x":1}\0\n\357\273\277{"x":1}\n{"":1}\n' >t.ndjson; try
printf '{"x":1,"x":2}\n' >t.ndjson; try
printf '{"x":3}\n{"x":1,"\\u0078":2}\n{"x":1,"x":1}\n' >t.ndjson; try
printf '[]\n{"x":1}\n' >t.ndjson; try
printf '{}\n{"x":1}\n' >t.ndjson; try
printf '\n\n' >t.ndjson; try
printf '{"r":1}\n' >t.ndjson; try
printf '{"x":1,"n":"\377"}\n' >t.ndjson; try --keep n
printf '{"x":1,"n":"\355\240\200"}\n' >t.ndjson; try --keep n
printf '{"x":1}\n{"x":1,"r":7}\n' >t.ndjson; try
head -c 100000 "$LEVY" >t.ndjson; try
printf 'x\n1\n' >t.ndjson; try
rm t.ndjson
# A row is a fault or has the same result with plans and without.
for v in 1e400 -0 NaN Infinity 0x10 01 .5 5. +5 1e5 1E-5 true null '"5"' '"1e5"' '[1]' '{}' '""' '" 5"' '"\u0035"' \
  '"\ud800"' 1.0 - 1e 12345678901234567890123456789012345678 1e37 1e38 1e-38; do printf '{"x":%s}\n' "$v"; done >t.ndjson
before=$(grep -c . statuses)
try -o 1.ndjson --errors 1.err
try -o 2.ndjson --errors 2.err --interpret
cmp 1.ndjson 2.ndjson >>out && cmp 1.err 2.err >>out
echo "statuses $(sed "s/status //;${before}q" statuses | tr '\n' ' ')" | sed 's/ $//' >>out
