# Tries: names, aliases, words, persons and files whose letters look like others, or are the same in another form
# Says: refused 7, answered 2
{ cat <<'END'; } | rules
for _, name in ipairs { "é", "e\204\129", "а", "ＡＢ", "ß", "ı", "İ", "\u{200B}", "\u{FEFF}a", "a\u{300}", "𝐚", "x y", "1a", "end", "nil" } do
  input(name) { label = "N", type = money }
end
END
levy check
{ cat <<'END'; } | rules
input "a" { label = "A", type = money, default = 0, aliases = { "größe", "gro\204\136ße", "GRÖSSE", "а", "ﬁ", "fi", "\u{200B}a" } }
input "b" { label = "B", type = money, default = 0, aliases = { "größe" } }
input "c" { label = "C", type = choice { "ä", "a\204\136", "Ä" }, default = "ä" }
rule "r" { label = "R", source = "1", type = money, compute = function(case) return case.a end }
END
levy check
{ cat <<'END'; } | rules
input "a" { label = "A", type = money, default = 0, aliases = { "größe" } }
rule "r" { label = "R", source = "1", type = money, compute = function(case) return case.a end }
END
for word in größe=5 "$(printf 'gro\314\210\303\237e')=5" GRÖSSE=5 groesse=5 "$(printf '\320\260')=5" "$(printf 'a\342\200\213')=5" ａ=5; do
  levy eval xx --year 2025 "$word" r
done
echo "refused $(grep -c "^status [12]" statuses), answered $(grep -c "^status 0" statuses)" >>out
