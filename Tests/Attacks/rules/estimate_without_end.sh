# Tries: estimates that loop, fail, overflow and grow while a first answer is made
# Says: stopped
{ rule 'return case.a + case.b + case.c + case.d + case.x'; cat <<'END'; } | rules
input "x" { label = "X", type = money }
input "a" { label = "A", type = money, default = 0, estimate = function(case) while true do end end }
input "b" { label = "B", type = money, default = 0, estimate = function(case) return error({}) end }
input "c" { label = "C", type = money, default = 0, estimate = function(case) return exact(10) ^ 40 end }
input "d" { label = "D", type = money, default = 0, estimate = function(case) return string.rep("x", 1000000) end }
END
levy eval xx --year 2025 x=5 r
levy eval xx --year 2025 x=5 r --json --estimate
