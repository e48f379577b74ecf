# Tries: a choice that is a text of megabytes
# Says: xx
{ echo 'rule "r" { label = "R", source = "1", type = choice { "a", "b" }, compute = function() local s = "x" for i = 1, 22 do s = s .. s end return s end }'; } | rules
levy check
levy eval xx --year 2025 r
