# Tries: a folder of definitions that is a link
# Says: link
rule 'return 1' | rules
mkdir elsewhere; ln -s ../../elsewhere rules/xx/.levy
levy definitions
[ -z "$(ls -A elsewhere)" ] || echo overwritten >>statuses
