# Tries: a jurisdiction that is a link out of the rules folder
# Says: link
echo | rules
mkdir other; ln -s ../other rules/yy; echo 'secret' >other/a.lua
levy check
