# Tries: comparisons of more years than there are
# Says: refused 7 of 7
{ input x; rule 'return case.x'; } | rules
printf 'x = 5\n:compare 2020..9223372036854775807\n:compare 0000..9223372036854775807\n:compare 2020-2147483647\n:compare 2020..99999999\n' >in
levy repl xx --year 2025 <in
levy compare xx --years 2020..9223372036854775807 x=1 r
levy compare xx --years 2020..99999999 x=1 r
levy law xx --changes 2020..9223372036854775807
echo "refused $(grep -c 'error\[' out) of 7" >>out
