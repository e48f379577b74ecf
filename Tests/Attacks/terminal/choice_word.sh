# Tries: the words of a choice clear the screen
# Says: xx
{ printf 'input "c" { label = "c", type = choice { "\\27[2J", labels = { ["\\27[2J"] = "a\\nb" } }, aliases = { "\\27[2J" } }\n'; rule 'return 1'; } | rules
levy check
levy describe xx c
levy ask xx --year 2025 r </dev/null
