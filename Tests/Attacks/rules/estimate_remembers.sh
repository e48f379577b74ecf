# Tries: an estimate that counts how often it was asked
# Says: its result would depend on what ran before
{ cat <<'END'; } | rules
local n = 0
input "x" { label = "X", type = money, default = 0, estimate = function() n = n + 1 return n end }
rule "r" { label = "R", source = "1", type = money, compute = function(case) return case.x end }
END
levy eval xx --year 2025 r
