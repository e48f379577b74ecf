# Tries: settings that are a link to nothing yet
# Says: link
rule 'return 1' | rules
ln -s ../../new rules/xx/.luarc.json
levy definitions
[ -e new ] && echo written >>statuses
true
