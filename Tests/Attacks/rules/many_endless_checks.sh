# Tries: three hundred checks, and as many caveats, that each loop for ever
# Says: stopped: the rule used up its instructions
# Seconds: 5
{ input x; rule 'return case.x'; cat <<'END'; } | rules
for i = 1, 300 do
  check("c" .. i) { message = "m", holds = function(case) while case.x do end end }
  caveat("v" .. i) { text = "t", source = "s", concerns = { "r" }, when = function(case) while case.x do end end }
end
END
levy eval xx --year 2025 x=5 r
