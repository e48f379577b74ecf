# Tries: eighty entries that are no facts, commands, numbers or expressions, files that are none, and years beyond the law
# Says: refused 74 of 80
{ input x; rule 'return case.x'; } | rules
{ cat <<'END'; printf 'x = \033[2J\nx = \342\200\2565\nx = 5\0006\n\377\376\n:why \033\n:watch \033\n:help \033\n:used-by \033\n:find \033\n'; } >in
x = 1e400
x = -0
x = NaN
x = 0x10
x = 1/0
x = = 5
x = 5; r
x =
x ==
= 5
5 = x
case.x = 5
x + = 1
year = 9223372036854775807
date = 2025-02-29
known = 2025-01-01
jurisdiction = ../x
:save
:load /etc/passwd
:load /dev/zero
:load .
:save /dev/full
:save nope/x
:save /proc/self/mem
:save .
:nope
:
::
:year 99999999999999999999
:year -1
:year 2025.5
:year 2025 5
:jurisdiction ../xx 2025
:jurisdiction xx 9223372036854775807
:undo 0
:undo -1
:undo 1.5
:set
:unset
:unset nope
:why
:why x y
:known 2025-99-99
:date 9999-99-99
:quit quit
:save-session
:save-session /dev/full
:journal add 2025-01-01 1e400 x as y
:find ((((
"
[[
return
local y = 5
function f() end
f = function() end
r(5)
r.x.y
x x x
x, r
#x
x < "a"
2^1000000
1//0
os.exit(1)
("x"):rep(9)
load("x")
print(1)
_G
_ENV
...
x = x
END
split -l 20 in part.
for part in part.*; do levy repl xx --year 2025 <"$part"; done
echo "refused $(grep -c '^line [0-9]*: error' out) of $(wc -l <in)" >>out
