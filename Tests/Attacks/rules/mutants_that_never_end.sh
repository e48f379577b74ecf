# Tries: rules whose changes loop for ever, with cases that reach them all
# Says: changes
# Seconds: 40
{ input x; cat <<'END'; } | rules
local function is(a, b) return a >= b and a <= b end
rule "r" { label = "R", source = "1", type = number, compute = function(case)
  local n, i = 0, 0
  while i < 50 do i = i + 1 if not is(i, 40) then n = n + i end end
  repeat i = i - 1 until i <= 0
  while i < 10 do i = i + 2 - 1 end
  while n > 100 do n = n - 7 * 3 end
  return n + i
end }
END
levy eval xx --year 2025 x=1 r
value=$(sed -n 's/^r  \([0-9]*\) .*/\1/p' out)
echo "example \"e\" { year = 2025, given = { x = 1 }, expect = { r = $value }, source = \"1\" }" >>rules/xx/b.lua
levy test --mutate
