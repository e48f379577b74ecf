# Tries: an error() text that clears the screen
# Says: xx/b.lua:1
printf 'error("\\27[2J\\27]0;owned\\7 \\u{202E}abc\\r\\n\\nerror[fake]: all is well")' | rules
levy check
grep -q '^error.fake' out && echo forged >>statuses
true
