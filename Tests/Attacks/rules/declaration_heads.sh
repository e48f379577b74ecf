# Tries: a loop that begins declarations
# Says: xx/b.lua
# Long: yes
echo 'for i = 1, 1e9 do input("a" .. i) end' | rules
levy check
