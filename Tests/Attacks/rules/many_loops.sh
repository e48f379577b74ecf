# Tries: two hundred files that loop for ever
# Says: xx/b
i=0; while [ $i -lt 200 ]; do echo 'while true do end' | rules b$i.lua; i=$((i + 1)); done
levy check
