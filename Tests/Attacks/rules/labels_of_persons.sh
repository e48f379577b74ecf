# Tries: labels of persons that repeat a long label a thousand times
# Says: error
{ cat <<'END'; rule 'return 1'; } | rules
local pattern, label = "{label}", "y"
for i = 1, 10 do pattern = pattern .. pattern end
for i = 1, 12 do label = label .. label end
person "child" {
  label = "C", source = "1", at_most = 100, plural = "children", labels = { en = pattern },
  present = function(case) return true end,
}
for i = 1, 2 do input("a" .. i) { of = "child", label = label, type = money, default = 1 } end
END
levy check
