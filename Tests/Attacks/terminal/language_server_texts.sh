# Tries: labels in the definitions of an editor
# Says: xx
{ printf 'input "x" { label = "a ]] b --[[ c", help = "---@class y", type = choice { "a|b", "c\\"d" } }\n'; rule 'return 1'; } | rules
levy definitions
luacheck --version >/dev/null 2>&1
