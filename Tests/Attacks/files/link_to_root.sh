# Tries: a link to the root of the file system
# Says: link
echo | rules
ln -s / rules/xx/root
levy check
