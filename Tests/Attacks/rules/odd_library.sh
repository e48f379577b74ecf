# Tries: requires of odd names, circles of them, and a library that remembers, loops, declares or is a link
# Says: refused 22 of 22
n=0
{ input x; rule 'return case.x'; } | rules
while IFS= read -r name; do
  n=$((n + 1))
  printf 'require %s\n' "$name" | rules z.lua
  levy check
done <<'END'
""
"."
".."
"../x"
"/etc/passwd"
"a/b"
"a..b"
"b\0"
"lib"
"lib."
".lib"
"b.lua"
"é"
(5)
()
({})
END
echo 'return require "q"' >rules/xx/z.lua
echo 'return require "s"' >rules/xx/q.lua
echo 'return require "z"' >rules/xx/s.lua
levy check
echo 'return require "z"' >rules/xx/z.lua
levy check
rm rules/xx/[qsz].lua
mkdir rules/lib
{ echo 'local lib = require "lib.e"'; rule 'return lib.f()'; } | rules
echo 'local t = {} return { f = function() t[1] = (t[1] or 0) + 1 return t[1] end }' >rules/lib/e.lua
levy eval xx --year 2025 r
echo 'while true do end' >rules/lib/e.lua
levy eval xx --year 2025 r
rm rules/lib/e.lua
ln -s /etc/passwd rules/lib/e.lua
levy eval xx --year 2025 r
rm -r rules/lib
ln -s /etc rules/lib
levy eval xx --year 2025 r
echo "refused $(grep -c '^status [12]' statuses) of $((n + 6))" >>out
