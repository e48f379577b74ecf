# Tries: values of a megabyte
# Says: error
{ input x; echo 'input "d" { label = "d", type = date } input "c" { label = "c", type = choice { "a" } } input "n" { label = "n", type = count(3) }'; rule 'return case.x'; } | rules
for n in x d c n; do printf '%s = ' $n; bytes 1000000 1; echo; printf '%s = ' $n; bytes 1000000 '('; echo; printf '%s = ' $n; bytes 1000000 '.'; echo; done >in
levy repl xx --year 2025 <in
