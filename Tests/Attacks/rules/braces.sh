# Tries: a million open braces
# Says: xx/b.lua:1
{ printf 'local x = '; bytes 1000000 '{'; } | rules
levy check
