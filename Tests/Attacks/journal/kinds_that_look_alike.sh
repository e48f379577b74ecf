# Tries: kinds of entries that look alike, hold escapes, line ends, megabytes or nothing, counted by facts that share them
# Says: refused 6, counted 1
# Long: yes
text() { printf "$1"; }
long=$(bytes 5000 k)
for kind in 'b\320\276oks' 'books ' Books 'b\314\201' '' ' ' "$long"; do
  { rule 'return case.f'; echo "input \"f\" { label = \"F\", type = money, default = 0, entries = { kind = \"$(text "$kind")\" } }"; } | rules
  levy eval xx --year 2025 r
done
{ rule 'return case.f + case.g'; cat <<'END'; } | rules
input "f" { label = "F", type = money, default = 0, entries = { kind = "books" } }
input "g" { label = "G", type = money, default = 0, entries = { kind = { "books", "books" } } }
END
levy journal add 2025-02-03 5.50 A --as books --journal j.sqlite --currency EUR
levy eval xx --year 2025 r --journal j.sqlite
echo "refused $(grep -c 'the name of a kind' out), counted $(grep -c '^r  11' out)" >>out
