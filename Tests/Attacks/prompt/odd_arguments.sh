# Tries: facts, years and options on the command line that are nearly what they should be
# Says: right 11, refused 46
# Long: yes
{ input x; rule 'return case.x'; } | rules
while IFS= read -r word; do levy eval xx --year 2025 "$word" r </dev/null; done <<'END'
=5
=
==
x==5
x=5=6
x=-0
x=1e400
x=NaN
x=0x10
x=5 
 x=5
x=+5
x=5e0
x=1,000
x=1.000,00
x=1_000
x=１
x=5%
x=5/0
x=5/
x=1/3
x=(5)
x=2+3
x=case.x
x=nil
x={}
x="5"
x=5;r=6
X=5
date=2024-01-01
year=2024
r=5
END
while IFS= read -r year; do levy eval xx "--year=$year" x=5 r </dev/null; done <<'END'
99999999999999999999
-1
2025.0
2025/26
0x7e9
２０２５
 2025
2e3
+2025
02025
END
levy eval xx --year 2025 x=5 x=6 r
levy eval xx --date 2025-02-30 x=5 r
levy eval xx --year 2025 --known 9999-99-99 x=5 r
levy eval --rules /dev/null xx x=5 r
levy eval --rules '' xx x=5 r
levy eval xx --lang zz x=5 r
levy explain ../x
levy "$(printf '\033[2Jx')"
levy --generate-completion-script nope
for years in 2026..2020 99999999999999999999 2020,,2021 2020..2021..2022 ２０２０ 0..0; do levy compare xx "--years=$years" x=1 r; done
echo "right $(grep -c '^status 0' statuses), refused $(grep -c '^status [12]' statuses)" >>out
