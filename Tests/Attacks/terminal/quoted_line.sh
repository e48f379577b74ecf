# Tries: a quoted line of the source that clears the screen
# Says: xx/b.lua:1
printf 'local x = nothing -- \033[2J\033]0;owned\007 \342\200\256 \377\376\n' | rules
levy check
levy check --json
