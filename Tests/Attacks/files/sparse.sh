# Tries: 20 sparse files of 60 MB
# Says: MiB
echo | rules
for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do truncate -s 60M rules/xx/s$i.lua; done
levy check
