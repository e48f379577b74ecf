# Tries: lists of what lets a default hold that are no lists of names
# Says: default_if_given
{ cat <<'END'; } | rules
local own = {} own[1] = own
for i, list in ipairs { own, { "nobody" }, {}, { 5 }, { "\27[2J" }, { a = "b" }, { {} } } do
  input("f" .. i) { label = "F", type = money, default = 0, default_if_given = list }
end
input "g" { label = "G", type = money, default = 0, default_if_given = "f1" }
input "h" { label = "H", type = money, default_if_given = { "g" } }
rule "r" { label = "R", source = "1", type = money, compute = function(case) return case.h end }
END
levy eval xx --year 2025 r
