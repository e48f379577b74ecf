# Tries: cells that other programs take for numbers, days, counts and answers; with plans and without the same is said
# Says: faults 41 41, results 19 19
cat <<'END' | rules
input "x" { label = "x", type = number, default = 0 }
input "m" { label = "m", type = money, default = 0 }
input "d" { label = "d", type = date, default = "2025-01-01" }
input "k" { label = "k", type = count(5), default = 0 }
input "b" { label = "b", type = boolean, default = true }
input "c" { label = "c", type = choice { "a", "b" }, default = "a" }
rule "r" { label = "R", source = "1", type = number, compute = function(case)
  return case.x + case.m + case.d.year + case.k + (case.b and 0 or 1) + (case.c == "a" and 0 or 1)
end }
END
rtl=$(printf '\342\200\256')
{ echo 'x,m,d,k,b,c'
  for n in 1e400 -0 1e-400 NaN Infinity -inf nil null 0x10 1e2 1E+2 １２ ٣ 1_000 +5 5. .5 1/3 --5 =1+1 "${rtl}5" 5% \
    0.00000000000000000000000000000000000000000000001 123456789012345678901234567890123456789; do echo "$n,,,,,"; done
  for n in 1e400 -0 0.001 1e-3 0x10 5% 1/3 00005 -0.00 999999999999999999999999999999999999.99; do echo ",$n,,,,"; done
  for n in 2025-02-29 0000-01-01 10000-01-01 2025-1-1 2025-01-01T00:00 01.01.2025 ２０２５-01-01 9999-12-31 0001-01-01; do
    echo ",,$n,,,"; done
  for n in -1 6 1.0 1.5 ٣ 99999999999999999999 -0 +1 01; do echo ",,,$n,,"; done
  for n in 2 ｙｅｓ TRUE on; do echo ",,,,$n,"; done
  for n in ab A а 'a b'; do echo ",,,,,$n"; done
} >t.csv
levy batch xx t.csv --year 2025 --output r -o 1.csv --errors 1.err
levy batch xx t.csv --year 2025 --output r -o 2.csv --errors 2.err --interpret
cmp 1.csv 2.csv >>out && cmp 1.err 2.err >>out
faults() { grep -c '^[0-9]' "$1"; }
results() { grep -vc ',r$\|,$' "$1"; }
echo "faults $(faults 1.err) $(faults 2.err), results $(results 1.csv) $(results 2.csv)" >>out
