# Tries: a message of a check that has a long label four thousand times
# Says: r  5
{ cat <<'END'; rule 'return case.x'; } | rules
local label, message = "y", "{x.label}"
for i = 1, 15 do label = label .. label end
for i = 1, 12 do message = message .. message end
input "x" { label = label, type = money }
check "c" { holds = function(case) return case.x > 10 end, message = message }
END
levy eval xx --year 2025 x=5 r
