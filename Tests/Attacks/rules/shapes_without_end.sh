# Tries: shapes within shapes, of themselves, of fifty thousand fields, and values that nearly fit
# Says: refused 3, answered 0
{ input x; rule 'return 1'; cat <<'END'; } | rules
local deep = money
for i = 1, 300 do deep = list(deep) end
parameter "a" { label = "A", source = "1", type = deep, since = { ["2020-01-01"] = { { { 1 } } } } }
END
levy check
{ input x; rule 'return 1'; cat <<'END'; } | rules
local fields, values = {}, {}
for i = 1, 20000 do fields["f" .. i] = money values["f" .. i] = i end
values.f19999 = "x"
parameter "a" { label = "A", source = "1", type = record(fields), since = { ["2020-01-01"] = values } }
END
levy check
{ input x; rule 'return 1'; cat <<'END'; } | rules
parameter "a" { label = "A", source = "1", type = by("nobody", rate), since = { ["2020-01-01"] = {} } }
parameter "b" { label = "B", source = "1", type = optional(optional(money)), since = { ["2020-01-01"] = 1 } }
parameter "c" { label = "C", source = "1", type = bands { upto = money, width = money }, since = { ["2020-01-01"] = { { upto = 2 }, { upto = 1 } } } }
parameter "d" { label = "D", source = "1", type = record {}, since = { ["2020-01-01"] = {} } }
parameter "e" { label = "E", source = "1", type = list(print), since = { ["2020-01-01"] = {} } }
parameter "f" { label = "F", source = "1", type = list(), since = { ["2020-01-01"] = {} } }
parameter "g" { label = "G", source = "1", type = bands, since = { ["2020-01-01"] = {} } }
END
levy check
echo "refused $(grep -c "^status [12]" statuses), answered $(grep -c "^status 0" statuses)" >>out
