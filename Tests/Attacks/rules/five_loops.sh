# Tries: five files that loop for ever
# Says: xx/b1.lua
for i in 1 2 3 4 5; do echo 'while true do end' | rules b$i.lua; done
levy check
