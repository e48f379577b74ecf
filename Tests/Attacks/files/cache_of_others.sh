# Tries: a cache that is cut off, changed byte by byte, of other rules, or no folder at all: answers stay as they are
# Says: answers 32 of 32
# Long: yes
{ input x; rule 'return case.x + 1'; } | rules
export LEVY_CACHE="$folder/cache"
mkdir cache
chmod 700 cache
ask() { levy eval xx --year 2025 x=5 r "$@"; }
ask
for file in cache/*; do :; done
cp "$file" kept
for n in 0 1 10 100 1000; do head -c $n kept >"$file"; ask; done
size=$(wc -c <kept)
for n in $(seq 12); do
  cp kept "$file"
  printf '\377' | dd of="$file" bs=1 seek=$((n * 79 % size)) conv=notrunc 2>>/dev/null
  ask
done
rm "$file"; ln -s ../kept "$file"; ask
rm "$file"; ln -s /dev/zero "$file"; ask
rm "$file"; mkdir "$file"; ask
rm -rf "$file"; truncate -s 1T "$file"; ask
for other in "$folder/kept" /dev/null /proc/self /nonexistent/a/b '' relative off OFF "/$(bytes 5000 a)" "$(printf '/tmp/\033[2J')"; do
  LEVY_CACHE="$other" ask
done
echo "answers $(grep -c '^r  6  R' out) of $(grep -c . statuses)" >>out
