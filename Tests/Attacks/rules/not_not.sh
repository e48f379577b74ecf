# Tries: a million times not
# Says: xx/b.lua:1
{ printf 'local x = '; repeat 200000 'not'; echo 1; } | rules
levy check
