# Tries: settings of an editor that are a link to a file of the user
# Says: link
rule 'return 1' | rules
echo '{ "$schema": "x" }' >mine; echo >empty
ln -s ../../mine rules/xx/.luarc.json; ln -s ../../empty rules/xx/.luacheckrc
cp mine before
levy definitions
cmp -s mine before && [ -z "$(tr -d '\n' <empty)" ] || echo overwritten >>statuses
