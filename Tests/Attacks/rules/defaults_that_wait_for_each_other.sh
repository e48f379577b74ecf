# Tries: defaults that hold once others are given, in circles, of themselves, of nobody, and in lists of ten thousand
# Says: missing
{ cat <<'END'; } | rules
input "a" { label = "A", type = money, default = 0, default_if_given = { "b" } }
input "b" { label = "B", type = money, default = 0, default_if_given = { "a" } }
input "c" { label = "C", type = money, default = 0, default_if_given = { "c" } }
rule "r" { label = "R", source = "1", type = money, compute = function(case) return case.a + case.b + case.c end }
input "d" { label = "D", type = money, default = 0, default_if_given = { "r" } }
rule "s" { label = "S", source = "1", type = money, compute = function(case) return case.d end }
local names = {}
for i = 1, 5000 do
  names[i] = "f" .. i
  input(names[i]) { label = "F", type = money, default = 0 }
end
input "g" { label = "G", type = money, default = 0, default_if_given = names }
rule "t" { label = "T", source = "1", type = money, compute = function(case) return case.g end }
END
levy eval xx --year 2025 r
levy eval xx --year 2025 s
levy eval xx --year 2025 t
levy eval xx --year 2025 f4999=1 t
