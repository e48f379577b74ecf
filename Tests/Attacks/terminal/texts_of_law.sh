# Tries: a source, a note and a value of the law that clear the screen
# Says: xx
{ printf 'parameter "p" { label = "P", source = "\\27[2J", note = "\\27[3J\\u{2066}", since = { ["2020-01-01"] = "\\27[2J\\nr = 6" } }\n'
  printf 'rule "r" { label = "R", source = "\\27[2J", help = "\\27[2J", section = "\\27[2J", type = number, compute = function(case, law) return law.p and 1 end }\n'; } | rules
levy check
levy describe xx p
levy describe xx
levy eval xx --year 2025 r --explain
