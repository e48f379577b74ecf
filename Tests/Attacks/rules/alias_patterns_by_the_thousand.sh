# Tries: ten thousand words with a pattern each, and a value that nearly fits them all
# Says: bad-value
{ cat <<'END'; } | rules
local words, aliases = { number = "n" }, {}
for i = 1, 10000 do words[i] = "w" .. i aliases["w" .. i] = { "w" .. i .. "x#", "#y" .. i } end
words.aliases = aliases
input "n" { label = "N", type = count(99999), default = 0 }
input "k" { label = "K", type = choice(words) }
rule "r" { label = "R", source = "1", type = number, compute = function(case) return case.n end }
END
levy eval xx --year 2025 k=w9999x5 r
levy eval xx --year 2025 "k=w9999x$(bytes 900 5)z" r
