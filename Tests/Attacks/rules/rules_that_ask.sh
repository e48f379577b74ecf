# Tries: rules that ask and have no result, in a circle of what decides whether they are asked, with questions in braces
# Says: refused 5, answered 0
{ input x; cat <<'END'; } | rules
rule "a" { label = "A", source = "1", type = money, ask = "A? {b} {a.label} {{a}} {", compute = function(case) return nil end,
  ask_if = function(case) return case.b > 0 end }
rule "b" { label = "B", source = "1", type = money, ask = "B? {a}", compute = function(case) return nil end,
  ask_if = function(case) return case.a > 0 end }
rule "c" { label = "C", source = "1", type = money, compute = function(case) return nil end }
rule "r" { label = "R", source = "1", type = money, compute = function(case) return case.a + case.b + case.x end }
interview "i" { label = "I", result = "r", steps = { { "S", "a", "b", "x" } } }
END
yes 5 | head -50 >in
levy ask xx --year 2025 i <in
levy ask xx --year 2025 i --json
levy ask xx --year 2025 i </dev/null
levy eval xx --year 2025 x=5 r
levy eval xx --year 2025 c
echo "refused $(grep -c "^status [12]" statuses), answered $(grep -c "^status 0" statuses)" >>out
