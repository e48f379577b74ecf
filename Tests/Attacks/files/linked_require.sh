# Tries: a required file that is a link to a secret
# Says: xx/b.lua
echo 'require "shared"' | rules
echo 'the secret word' >secret; ln -s ../secret rules/shared.lua
levy check
grep -q 'secret word' out && echo leaked >>statuses
