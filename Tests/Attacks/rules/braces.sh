# Tries: a million open braces
# Says: xx/b.lua:1
# Long: yes
{ printf 'local x = '; bytes 1000000 '{'; } | rules
levy check
