# Tries: labels that end comments, columns, tables and tags, in C, SQL, Markdown, pages and calendars
# Says: escaped: 0 0 0 0 0 0, folded: 0
cat <<'END' | rules
input "x" {
  label = "*/ int evil; /* \\ ??/ <script>alert(1)</script> | `a` [l](javascript:1) **b** \" ' %s %n",
  type = money, help = "*/ </p><img src=x onerror=1>", section = "# <b>", aliases = { "a*/b" },
}
rule "r" {
  label = "|R| */ <b> \\| ![](x)", source = "§ */ 1 <a href=javascript:1>", type = money,
  compute = function(case) return case.x end,
}
caveat "c" { text = "<script>alert(2) | # x", source = "| s", concerns = { "r" }, when = function() return true end }
deadline "d" {
  label = "A, B; C: D \\ BEGIN:VEVENT END:VEVENT αααααααααααααααααααααααααααααααααααααααααααααααααααααααααααααααααα",
  source = "§ 1\\nX", due = function(case) return date(case.year + 1, 7, 31) end,
}
deadline "e" { label = "E", source = "1", due = function() return date(1, 1, 1) end }
deadline "f" { label = "F", source = "1", due = function() return date(9999, 12, 31) end }
END
levy export c xx --year 2025 --given x --output r --function f -o e.c
levy export sql xx --year 2025 --given x --output r -o e.sql
levy report xx --year 2025 x=5 r -o r.html
levy report xx --year 2025 x=5 r -o r.md
levy timeline xx --year 2025 x=5 --ics t.ics
counts() { grep -cE -e "$1" "$2"; }
evil=$(counts '\*/ int evil|\?\?/' e.c)
sql=$(counts '\*/ int evil' e.sql)
page=$(counts '<script>alert|<img src|<a href=.?javascript' r.html)
# Pictures of characters stand between fences.
md=$(awk '/^```/ { fenced = !fenced } !fenced' r.md | grep -cE '(^|[^\\])<script|(^|[^\\])\[l\]|!\[\]\(|(^|[^\\])<img')
ics=$(counts '^(BEGIN|END):VEVENT.+[^\r]' t.ics | tr -d '\r')
events=$(($(grep -c '^BEGIN:VEVENT' t.ics) - 3))
echo "escaped: $evil $sql $page $md $ics $events, folded: $(awk '{ sub(/\r$/, ""); if (length($0) > 75) n++ } END { print n + 0 }' t.ics)" >>out
