# Tries: the law, what changes in it and all jumps, written to folders, odd names and places that are none, of years that are none
# Says: raw 0, refused 25, answered 8
# Long: yes
{ echo 'parameter "p" { label = "P `x` <b> $(id)", type = rate, source = "1", since = { ["2020-01-01"] = 0.5, ["2024-01-01"] = 0.25 } }'
  input x; rule 'return floor(case.x * law.p)'; } | rules
mkdir d.html; ln -s d.html l.html; ln -s c.html c.html; : >f
for out in '' x.exe d.html l.html c.html f/x.html d.html/ "$(bytes 300 n).html"; do
  levy law xx --year 2025 -o "$out"
  levy cliffs xx --year 2025 --all x=5 r -o "$out"
done
for years in 2026..2025 2025..2025 0..99999 2025.. ..2025 9223372036854775807..9223372036854775808 2025..2026..2027 a..b "$(printf '\033[2J')"; do
  levy law xx --changes "$years"
done
levy law xx --changes 2023..2024 --since 9999-99-99
levy law xx --changes 2023..2024 -o x.html
levy law xx --changes 2023..2024
levy law xx --changes 2023..2024 --json
levy law xx --changes 2023..2024 --feed
levy law xx --year 2025 -o "$(printf 'a\033[2J\nb.html')"
levy law xx --year 2025
levy cliffs xx --year 2025 --all x=5 r
echo "raw $(cat a*.html c.html | grep -c "<b> [$](id)"), refused $(grep -c '^status [12]' statuses), answered $(grep -c '^status 0' statuses)" >>out
