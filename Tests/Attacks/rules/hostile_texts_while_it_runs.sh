# Tries: checks, caveats, interviews, traces and persons that loop, fail or overflow while a case is computed
# Says: computed 10 of 10
{ input x; rule 'return case.x'; cat <<'END'; } | rules
check "c1" { holds = function(case) return 5 end, message = "m" }
check "c2" { holds = function(case) return nil end, message = "m" }
check "c3" { holds = function(case) return error({}) end, message = "m" }
caveat "v1" { text = "a", source = "s", concerns = { "r" }, when = function() while true do end end }
caveat "v2" { text = "a", source = "s", concerns = { "r" }, when = function() return error({}) end }
rule "r2" { label = "R", source = "1", type = number, compute = function(case) return trace("\27[2J\u{202e}", case.x) end }
rule "r3" { label = "R", source = "1", type = number, compute = function(case)
  for i = 1, 100000 do trace("a", i) end
  return 5
end }
rule "r4" { label = "R", source = "1", type = number, compute = function(...) return 3 + select("#", ...) end }
rule "r5" { label = "R", source = "1", type = number, compute = function(case) return clamp(case.x, 10, 5) end }
rule "r6" { label = "R", source = "1", type = number, compute = function(case) return 5, {}, 6 end }
person "child" {
  label = "Child", source = "1", at_most = 100, plural = "children",
  present = function(case, law, number) return number <= 5 end,
}
input "y" { of = "child", label = "Y", type = money, default = 1 }
rule "r7" { label = "R", source = "1", type = number, compute = function(case) return sum(case.children, "y") end }
interview "r" {
  label = "I", result = "r", steps = { { "A", "x" } },
  closing = function(case) while true do end end,
}
END
levy eval xx --year 2025 x=5 r r2 r3 r4 r5 r6 r7 --trace
echo 5 >in
levy ask xx --year 2025 r <in
printf 'x\n5\n5\n' >t.csv
levy batch xx t.csv --year 2025 --output r
echo "computed $(grep -cE '^(r[0-9]* *5|5,5)( |$)' out) of 10" >>out
