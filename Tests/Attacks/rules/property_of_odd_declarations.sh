# Tries: properties of nothing, of themselves, of unknown persons and results, with titles of escapes and megabytes
# Says: property
{ input x; rule 'return case.x'; cat <<'END'; } | rules
local own = {} own[1] = own own.over = own
property "a" (own)
property "b" { source = "1", swap = own }
property "c" { source = "1", swap = { "nobody", "taxpayer" }, same = "r" }
property "d" { source = "1", swap = { x = "x" }, same = "r" }
property "e" { source = "1", over = {}, rising = {} }
property "f" { source = "1", over = "x", by = exact(10) ^ 30, rising = "r" }
property "g" { source = "1", over = "x", by = -1, rising = "r" }
property "h" { source = "1", over = "x", by = 0, rising = "r" }
property "i" { source = "1", given = { x = own }, same = "r" }
property("j\27[2J") { source = "\27[2J", note = "\226\128\174", over = "x", rising = "r" }
property(string.rep("k", 60000)) { source = "1", over = "x", falling = "r" }
property "" { source = "1", over = "x", falling = "r" }
property "l" { source = "1", holds = 5 }
property "m" { source = "1", from = "2025-13-01", to = own, over = "x", rising = "r" }
END
levy check --properties
levy check
