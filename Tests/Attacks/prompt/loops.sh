# Tries: entries that never end
# Says: stopped
{ input x; rule 'return case.x'; } | rules
printf '(function() while true do end end)()\n(function() local s = "x" while true do s = s .. s end end)()\n' >in
levy repl xx --year 2025 <in
