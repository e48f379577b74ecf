# Tries: 60 MB of NUL
# Says: fileBytes
# Long: yes
echo | rules
head -c 60000000 /dev/zero >rules/xx/n.lua
levy check
