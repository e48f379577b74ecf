# Tries: an entry that is apart from itself, and one with the largest number there is
# Says: refused 2 of 2
levy journal add 2025-01-01 5 P --as books --new-kind --journal j.sqlite
levy journal apart 1 1 --journal j.sqlite
printf 'id,day,amount,kind,flow,payee,note,place,pay_type,source,source_id,removed,survivor,as_imported\n9223372036854775807,2025-01-01,5.00,books,out,A,,,,,,0,,2025-01-01|-500|a|\n' >b.csv
levy journal import b.csv --journal j.sqlite
echo "refused $(grep -c '^status [12]' statuses) of 2" >>out
