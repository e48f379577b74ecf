# Tries: a rule that fails with a text that clears the screen
# Says: xx/b.lua
rule 'error("\27[2J\u{202E}abc\nr = 5")' | rules
levy eval xx --year 2025 r
levy eval xx --year 2025 r --json
grep -q '^r = 5' out && echo forged >>statuses
true
