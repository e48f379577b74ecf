# Tries: properties that loop, fail, return tables, declare, change what they get, by the hundred
# Says: stopped: the rule used up its instructions
# Long: yes
{ input x; rule 'return case.x'; cat <<'END'; } | rules
for i = 1, 100 do
  property("loops " .. i) { source = "1", given = { "x" }, holds = function(case) while true do end end }
  property("loops when " .. i) { source = "1", given = { "x" }, when = function() while true do end end, rising = "r", over = "x" }
end
property "fails" { source = "1", given = { "x" }, holds = function(case) error({}) end }
property "is a table" { source = "1", given = { "x" }, holds = function(case) return {} end }
property "writes" { source = "1", given = { "x" }, holds = function(case) case.x = 5 return true end }
property "declares" { source = "1", given = { "x" }, holds = function(case) rule "q" {} return true end }
END
levy check --properties --cases 50
