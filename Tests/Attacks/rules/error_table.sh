# Tries: an error that is a table with a text that runs
# Says: xx/b.lua
echo 'error(setmetatable)' | rules
levy check
