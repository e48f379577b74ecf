# Tries: a bank's table whose quote never closes: what is said names the limit, and no type of the program
# Says: larger than 16 MiB
# Long: yes
{ printf 'Date,Amount,Payee\n2025-01-01,5,"'; bytes 20000000 a; } >b.csv
levy journal import b.csv --journal j.sqlite
