# Tries: as many NULs as a file may hold
# Says: xx/n.lua:1
# Long: yes
echo | rules
head -c 4000000 /dev/zero >rules/xx/n.lua
levy check
