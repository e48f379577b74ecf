# Tries: new years that are none: far, before, behind all calendars, twice
# Says: refused 9, answered 6
# Long: yes
{ input x; rule 'return law.p'; cat <<'END'; } | rules
parameter "p" { label = "P", source = "1", every = "year", announced = "x", since = { ["2020-01-01"] = 5, ["2026-01-01"] = 6 } }
END
for year in 2027 2028 2026 2020 9999 10000 -1 0 99999999999999999999 2027/28 x ''; do levy new-year xx "$year"; done
levy new-year xx 2027 --write
levy new-year xx 2027 --write
levy eval xx --year 2027 r
echo "refused $(grep -c "^status [12]" statuses), answered $(grep -c "^status 0" statuses)" >>out
