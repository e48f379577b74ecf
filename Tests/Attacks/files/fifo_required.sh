# Tries: a FIFO that is required from beside the folder
# Says: xx/b.lua
echo 'require "shared"' | rules
mkfifo rules/shared.lua
levy check
