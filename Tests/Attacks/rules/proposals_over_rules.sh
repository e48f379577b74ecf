# Tries: proposals that would be written over the rules, through links, to folders and devices
# Says: kept
{ input x; cat <<'END'; } | rules
rule "r" { label = "R", source = "1", type = number, compute = function(case) if case.x > 5 then return 1 end return 2 end }
example "e" { year = 2025, given = { x = 1 }, expect = { r = 2 }, source = "1" }
END
cp rules/xx/b.lua kept
ln -s ../b.lua rules/xx/linked.csv
for file in rules/xx/b.lua rules/xx rules/xx/linked.csv ./rules/../rules/xx/b.lua /dev/full /proc/self/mem "$(bytes 300 a)" ''; do
  levy test --mutate --propose "$file"
done
cmp -s kept rules/xx/b.lua && echo kept >>out
