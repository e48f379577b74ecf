# Tries: entries that clear the screen
# Says: error
{ input x; rule 'return case.x'; } | rules
printf 'x = \033[2J\n\033]0;owned\007\n"\\27[2J\\u{202E}"\n:what \033[2J\n:load \033[2J\nerror("\\27[2J")\n' >in
levy repl xx --year 2025 <in
