# Tries: persons named as what rules read of cases, of each other and of nobody
# Says: refused 14, answered 3
for kind in person persons case law number other present taxpayer kind year date known on é 'a b' "$(printf 'a\033[2J')" "$(bytes 3000 k)"; do
  { input x; rule 'return 1'; cat <<END; } | rules
person "$kind" { label = "P", source = "1", at_most = 3, plural = "${kind}s", present = function(case, law, n) return n <= 2 end }
input "w" { of = "$kind", label = "W", type = money, default = 0 }
END
  levy eval xx --year 2025 x=1 r
done
echo "refused $(grep -c "^status [12]" statuses), answered $(grep -c "^status 0" statuses)" >>out
