# Tries: an error() text of megabytes
# Says: xx/b.lua
echo 'local s = "x" for i = 1, 22 do s = s .. s end error(s)' | rules
levy check
