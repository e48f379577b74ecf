# Tries: words of C as the name of an exported function
# Says: refused 7 of 7
{ input x; rule 'return case.x'; } | rules
for name in int while inline restrict _Bool return main; do
  levy export c xx --year 2025 --given x --output r --function $name -o e.c
done
echo "refused $(grep -c '^status [12]' statuses) of 7" >>out
