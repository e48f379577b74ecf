# Tries: a fixture table that is a link to a secret
# Says: link
rule 'return 1' | rules
mkdir rules/xx/fixtures; echo 'the secret word' >secret; ln -s ../../../secret rules/xx/fixtures/t.csv
levy test
grep -q 'secret word' out && echo leaked >>statuses
