# Tries: a text that doubles for ever
# Says: xx/b.lua
echo 'local s = "x" while true do s = s .. s end' | rules
levy check
