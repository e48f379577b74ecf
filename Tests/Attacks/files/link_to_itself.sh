# Tries: two links to the folder that they are in
# Says: link
echo | rules
ln -s . rules/xx/a; ln -s . rules/xx/b
levy check
