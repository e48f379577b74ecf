# Tries: five hundred facts that each count a thousand kinds of entries
# Says: and 488 more
# Seconds: 20
# Long: yes
{ cat <<'END'; } | rules
local kinds = {}
for i = 1, 1000 do kinds[i] = "k" .. i end
for i = 1, 500 do input("f" .. i) { label = "F", type = money, default = 0, entries = { kind = kinds } } end
rule "r" { label = "R", source = "1", type = money, compute = function(case) return case.f1 end }
END
levy journal add 2025-02-03 5.50 A --as k7 --journal j.sqlite
levy eval xx --year 2025 r --journal j.sqlite
levy journal kinds --journal j.sqlite
