# Tries: bytecode in the place of a rule file
# Says: xx/b.lua
printf '\033LuaT\0\031\223\r\n\032\n\004\b\b' | rules
levy check
