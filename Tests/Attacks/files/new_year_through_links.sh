# Tries: a new year that is to be written through links, into folders and files that may not be written
# Says: safe
mkdir -p out_of_it
{ input x; rule 'return law.p + law.q'; } | rules
cat >out_of_it/p.lua <<'END'
parameter "p" { label = "P", source = "1", every = "year", announced = "x", since = {
  ["2026-01-01"] = 6,
} }
END
cat >rules/xx/q.lua <<'END'
parameter "q" { label = "Q", source = "1", every = "year", announced = "x", since = {
  ["2026-01-01"] = 6,
} }
END
cp out_of_it/p.lua kept
ln -s ../../out_of_it/p.lua rules/xx/p.lua
levy new-year xx 2027 --write
rm rules/xx/p.lua
ln -s q.lua rules/xx/p.lua
levy new-year xx 2027 --write
cmp -s kept out_of_it/p.lua && echo safe >>out
