# Tries: a file name that clears the screen
# Says: xx/
echo | rules
echo 'local x = nothing' >"rules/xx/$(printf '\033[2J\033]0;owned\007\342\200\256').lua"
levy check
levy check --json
