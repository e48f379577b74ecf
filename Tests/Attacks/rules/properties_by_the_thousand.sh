# Tries: five thousand properties with the same function, each over the same facts
# Says: more that fail
# Seconds: 20
# Long: yes
{ input x; rule 'return 0 - case.x'; cat <<'END'; } | rules
for i = 1, 5000 do property("p" .. i) { source = "1", over = "x", given = { "x" }, rising = "r" } end
END
levy check --properties --cases 20
