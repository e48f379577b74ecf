# Tries: a FIFO named a.lua
# Says: regular file
echo | rules
mkfifo rules/xx/f.lua
levy check
