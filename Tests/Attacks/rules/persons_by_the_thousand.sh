# Tries: six hundred kinds of a hundred persons each
# Says: error
# Seconds: 5
{ cat <<'END'; rule 'return 1'; } | rules
for i = 1, 600 do
  person("k" .. i) {
    label = "K", source = "1", at_most = 100, plural = "ks" .. i,
    present = function(case, law, number) return number < 3 end,
  }
end
END
levy eval xx --year 2025 r
