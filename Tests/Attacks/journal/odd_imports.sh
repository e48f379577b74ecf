# Tries: a bank's tables without header, rows, quotes, columns or amounts, of other encodings, and exports that lie
# Says: refused 29, taken 6
# Long: yes
bank() { cat >b.csv; levy journal import b.csv --journal j.sqlite "$@"; }
day=2025-01-01
printf '1,2,3\n4,5,6\n' | bank
: | bank
printf 'Date,Amount,Amount,Payee\n2025-01-01,5,6,A\n' | bank
printf 'Date,Amount,Payee\n' | iconv -t UTF-16 2>>/dev/null | bank
head -c 300000 "$LEVY" | bank
repeat 100000 'x;y;@' | bank
for amount in 92233720368547758.07 -92233720368547758.08 300000000000.00 NaN 0x10 '(5.00)' 5.00- --5 １２ '' 1.234.5; do
  printf 'Date,Amount,Payee\n%s,"%s",A\n2025-01-02,3.50,B\n' $day "$amount" | bank; done
for when in 13/13/2025 99/99/9999 29/02/2025 2025-02-30 yesterday; do printf 'Date,Amount,Payee\n"%s",5.50,A\n' "$when" | bank; done
printf 'Date,Amount,Payee\n01/02/2025,5.00,A\n03/04/2025,1.234,B\n' | bank
printf 'Date,Amount,Payee\n2025-01-01,5.50,A\n' >b.csv
levy journal import b.csv --journal j.sqlite --column nope=Date
levy journal import b.csv --journal j.sqlite --column "$(printf 'amount=\033[2J')"
levy journal import /dev/zero --journal j.sqlite
levy journal import . --journal j.sqlite
printf 'Date,Amount,Payee,\033[2J\n2025-01-01,5.50,\033[2J\342\200\256evil,x\n' | bank
levy journal list --journal j.sqlite
head='id,day,amount,kind,flow,payee,note,place,pay_type,source,source_id,removed,survivor,as_imported'
printf '%s\n1,2025-01-01,92233720368547758.07,books,out,A,,,,,,0,,x\n' "$head" | bank
printf '%s\n-1,2025-01-01,5.00,books,sideways,A,,,,,,7,99,y\n' "$head" | bank
printf '%s\n1,2025-01-01,5.00,"a\033[2J",out,A,,,,,,0,,z\n' "$head" | bank
levy journal export --journal j.sqlite -o e.csv
levy journal import e.csv --journal k.sqlite
levy journal duplicates --journal j.sqlite
echo "refused $(grep -c '^status [12]' statuses), taken $(grep -c '^status 0' statuses)" >>out
