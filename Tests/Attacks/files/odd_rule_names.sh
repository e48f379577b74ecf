# Tries: rule files and folders whose names clear the screen, turn text around, begin with dashes or end otherwise
# Says: refused 10 of 10
# Long: yes
{ input x; rule 'return case.x'; } | rules
n=0
for name in "$(printf 'z\033[2J.lua')" "$(printf 'z\n.lua')" "$(printf '\377.lua')" "$(printf '\342\200\256.lua')" -x.lua \
  'a b.lua' 'x"y.lua' "x'y.lua" 'x$(id).lua'; do
  n=$((n + 1))
  echo 'bad(' >"rules/xx/$name"
  levy check
  rm "rules/xx/$name"
done
# These are no rule files.
for name in .hidden.lua x.LUA x.lua.bak lua .lua; do echo 'bad(' >"rules/xx/$name"; done
levy eval xx --year 2025 x=5 r
mkdir "rules/$(printf 'q\033[2J')"
echo 'jurisdiction "q" {' >"rules/$(printf 'q\033[2J')/a.lua"
levy check
levy --version
echo "refused $(grep -c '^status 1' statuses) of $((n + 1))" >>out
