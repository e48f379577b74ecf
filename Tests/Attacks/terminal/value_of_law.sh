# Tries: a value of the law that clears the screen
# Says: xx
{ printf 'parameter "p" { label = "P", source = "1", since = { ["2020-01-01"] = "\\27[2J\\u{202E}\\nr = 6", ["2021-01-01"] = { ["\\27[2J"] = "\\27[2J" } } }\n'
  rule 'return law.p and 1'; } | rules
levy check
levy describe xx p
levy eval xx --year 2025 r --explain
levy eval xx --year 2025 r --explain --json
