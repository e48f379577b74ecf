# Tries: words, names and unfinished lines that a shell would run, completed in three shells
# Says: ran nothing
cat <<'END' | rules
input "x" {
  label = "x",
  type = choice { "a b", "c/d", "e+f", labels = { ["a b"] = "$(touch ran1) `touch ran2` ;touch ran3 \\ ! ~ * ?" } },
}
input "y" { label = "a:b'c", type = money, aliases = { "$(touch ran4)" } }
END
for shell in bash zsh fish; do
  for line in 'levy eval xx x=' 'levy eval xx ' "levy eval 'xx x=a" 'levy eval "$(touch ran5)' 'levy eval xx $(touch ran6)=' \
    "$(bytes 100000 a)" "$(printf 'levy eval \033[2J')" 'levy eval xx \'; do levy __complete $shell "$line" ':='; done
  levy __complete $shell
  for words in $(sed '/^status/d' out | grep -v '[$`;]' | sed 's/[ \t].*//'); do eval "set -- $words" 2>>/dev/null; done
done
ls ran* >>out 2>>/dev/null || echo 'ran nothing' >>out
