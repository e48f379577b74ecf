# Tries: files with line ends of Windows, tabs and no end of the last line, to which a year is added; and a byte order mark
# Says: r  2  R
{ input x; rule 'return law.a'; } | rules
printf 'parameter "a" { label = "A", source = "1", every = "year", announced = "x", since = {\r\n\t["2026-01-01"] = 2,\r\n} }' >rules/xx/c.lua
levy eval xx --year 2026 r
levy new-year xx 2027 --write
levy eval xx --year 2026 r
levy check
printf '\357\273\277' | cat - rules/xx/c.lua >rules/xx/d.lua
rm rules/xx/c.lua
levy new-year xx 2028 --write
