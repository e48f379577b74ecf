# Tries: a rule file that is a link to a secret
# Says: link
echo | rules
echo 'the secret word' >secret; ln -s ../../secret rules/xx/s.lua
levy check
grep -q 'secret word' out && echo leaked >>statuses
