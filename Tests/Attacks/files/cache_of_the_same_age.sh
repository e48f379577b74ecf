# Tries: rule files that change and keep their size and time, and caches that change places
# Says: answers 6 7 8 8 9 8
# Long: yes
{ input x; rule 'return case.x + 1'; } | rules
export LEVY_CACHE="$folder/cache"
mkdir cache
chmod 700 cache
ask() { levy eval xx --year 2025 x=5 r "$@"; }
ask
cp -p rules/xx/b.lua kept
sed 's/+ 1/+ 2/' kept >rules/xx/b.lua; touch -r kept rules/xx/b.lua; ask
sed 's/+ 1/+ 3/' kept >rules/xx/b.lua; touch -t 198001010000 rules/xx/b.lua; ask
cp -r rules other
sed 's/+ 1/+ 4/' kept >other/xx/b.lua
rm cache/*
ask; for one in cache/*; do :; done
cp "$one" first
ask --rules other
for two in cache/*; do [ "$two" = "$one" ] || cp first "$two"; done
ask
echo "answers $(sed -n 's/^r  \([0-9]*\)  R/\1/p' out | tr '\n' ' ')" | sed 's/ $//' >>out
