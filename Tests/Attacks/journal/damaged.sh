# Tries: journals that are cut off, noise, empty, folders, devices or links in a circle, and noise beside one
# Says: refused 24 of 24, and 3 entries are there still
# Long: yes
for n in 1 2 3; do "$LEVY" journal add 2025-01-01 $n.50 Café --as books --new-kind --journal j.sqlite >>/dev/null; done
try() { levy journal list --journal k.sqlite; levy journal check --journal k.sqlite; rm -rf k.sqlite*; }
for size in 16 100 512 4096 8192 16384; do head -c $size j.sqlite >k.sqlite; try; done
head -c 50000 "$LEVY" >k.sqlite; try
printf 'SQLite format 3\0' >k.sqlite; try
bytes 50000 '\0' >k.sqlite; try
mkdir k.sqlite; try
ln -s k.sqlite k.sqlite; try
levy journal list --journal /dev/zero
levy journal list --journal /dev/null
refused=$(grep -c '^status [12]' statuses)
tried=$(grep -c . statuses)
head -c 20000 "$LEVY" >j.sqlite-wal
head -c 20000 "$LEVY" >j.sqlite-journal
levy journal list --journal j.sqlite
echo "refused $refused of $tried, and $(grep -c '  #[0-9]* .*Café' out) entries are there still" >>out
