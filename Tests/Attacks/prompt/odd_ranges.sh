# Tries: sweeps, searches and comparisons of ranges that are empty, backwards, of no numbers or of all
# Says: refused 29 of 38
cat <<'END' | rules
input "x" { label = "x", type = money }
input "k" { label = "k", type = count(9007199254740992), default = 1 }
input "d" { label = "d", type = date, default = "2025-01-01" }
input "c" { label = "c", type = choice { "a", "b" }, default = "a" }
input "t" { label = "t", type = rate, default = 0.5 }
rule "r" { label = "R", source = "1", type = number, compute = function(case)
  return case.x + case.k + case.d.year + case.t + (case.c == "a" and 1 or 2)
end }
END
cat >in <<'END'
:sweep r over x=0..1000000000000000
:sweep r over x=0..1000000000000000 step 0.01
:sweep r over x=-1000000000000000..1000000000000000 step 0.01
:sweep r over k=0..9007199254740992
:sweep r over d=0001-01-01..9999-12-31
:sweep r over c=a..b
:sweep r over t=0..1000000000000000
:sweep r over x=5..5
:sweep r over x=0..5 step 99999999999999999999999999999999999999
:sweep r over x=0..5 step 1e400
:sweep r over x=0..5 step 0
:sweep r over x=0..5 step -1
:sweep r over x=..
:sweep r over x=0....5
:sweep r over nope=0..5
:sweep nope over x=0..5
:solve r = 5 for x
:solve r = 99999999999999999999999 for x=0..1000000000000000
:solve r = 2031.5 for k
:solve r = 5 for d
:solve r = 5 for c
:solve r = 5 for x=5..0
:solve r = NaN for x
:cliffs r over x=-1000000000000000..1000000000000000
:cliffs r over d=0001-01-01..9999-12-31
:cliffs r over c
:cliffs r over x=5..5
:compare with x = 5
:compare 2020..2026 with nope = 5
:compare 2020..2026 with x = 1e400
:compare 2026..2020
:compare 1..9999
:compare 2020..2021..2022
:compare 9999
:compare 99999999999999999999
:compare -9223372036854775808..2025
x = 5/year
k = 9007199254740993
END
split -l 19 in part.
for part in part.*; do
  { echo "x = 5"; cat "$part"; } >entries
  levy repl xx --year 2025 <entries
done
echo "refused $(grep -c '^line [0-9]*: error' out) of $(wc -l <in)" >>out
