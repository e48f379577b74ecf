# Tries: one check that loops for ever where a fact is odd, so that the case counts as checked
# Says: 2 of 3 rows have no results
# Long: yes
{ input x; rule 'return case.x'; cat <<'END'; } | rules
check "c" { message = "m", grade = "impossible", holds = function(case) while case.x > 1 do end return true end }
END
printf 'x\n1\n2\n3\n' >t.csv
levy batch xx t.csv --year 2025 --output r
