# Tries: texts of the law in a feed of changes that would end its markup
# Says: status 0
{ input x; rule 'return law.p'; cat <<'END'; } | rules
parameter "p" { label = "P]]></title><script>x</script>&amp;&#27;", source = "<!ENTITY x SYSTEM 'file:///etc/passwd'>\"'", note = "--><!--",
  since = { ["2025-01-01"] = revised { ["2024-12-01"] = { a = "]]>&<", b = 1 } }, ["2026-01-01"] = revised { ["2025-12-01"] = { a = "<b>", b = 2 } } } }
END
levy law xx --changes 2025..2026 --feed
sed -n '1,$p' out | grep -q '<script>' && echo broken >>out
python3 -c 'import sys, xml.dom.minidom; xml.dom.minidom.parseString(open("out").read()); print("parsed")' >>out 2>&1
for years in 2026..2025 2025..9999999999 ..2026 2025.. x..y 2025...2026 "$(bytes 1000 2)"; do levy law xx --changes $years; done
head -1 statuses >>out
