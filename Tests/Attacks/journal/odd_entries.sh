# Tries: entries of amounts, days, kinds and numbers that are none, and texts that clear the screen
# Says: refused 31, taken 8
# Long: yes
try() { levy journal "$@" --journal j.sqlite; }
for amount in 1e400 -0 NaN 0x10 -5 99999999999999999999 92233720368547758.07 92233720368547758.08 0.001 １ =1+1 "$(printf '\033[2J')"; do
  try add 2025-01-01 "$amount" P --as books --new-kind; done
for day in 2025-02-30 0000-01-01 2025-1-1 2025-01-01T00 10000-01-01; do try add "$day" 5 P --as books --new-kind; done
try add 2025-01-01 5 "$(printf '\033[2J=cmd\342\200\256')" --as books --new-kind --note "$(printf 'a\nb\rc')" --place '=p'
try add 0001-01-01 5 P --as books
try add 9999-12-31 5 P --as books
try add 2025-01-01 5 P --as "$(printf 'k\033[2J')" --new-kind
try add 2025-01-01 5 P --as '../x y' --new-kind
try again 99999999999999999999
try again 99
try remove -1
try edit 0 --amount 5
try edit 1 --amount 1e400
try merge 1 --into 1
try merge 1 --into 99
try apart 1 99
try list --last -5
try list --over NaN
try list --from 2026-01-01 --to 2025-01-01
try duplicates --threshold NaN
try list
try list --json
try find '"' OR 'NEAR(' '*'
try duplicates
try undo
echo "refused $(grep -c '^status [12]' statuses), taken $(grep -c '^status 0' statuses)" >>out
