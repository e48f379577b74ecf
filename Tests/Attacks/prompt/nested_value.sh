# Tries: a table nested 100,000 deep as a value
# Says: xx
{ input x; rule 'return case.x'; } | rules
printf '(function() local t = {} for i = 1, 100000 do t = { t } end return t end)()\n(function() local t = {} for i = 1, 30 do t = { t, t } end return t end)()\nnothing_xx\n' >in
levy repl xx --year 2025 <in
