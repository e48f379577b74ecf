# Tries: a FIFO in the place of a journal, and of a file of the cache
# Says: r  5  R
# Seconds: 2
{ input x; rule 'return case.x'; } | rules
mkfifo j.sqlite
levy journal list --journal j.sqlite
levy journal add 2025-01-01 5 --as books --new-kind --journal j.sqlite
export LEVY_CACHE="$folder/cache"
mkdir cache
chmod 700 cache
levy eval xx --year 2025 x=5 r
for file in cache/*; do rm "$file"; mkfifo "$file"; done
levy eval xx --year 2025 x=5 r
