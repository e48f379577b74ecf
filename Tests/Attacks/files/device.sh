# Tries: a link to a device that never ends
# Says: link
echo | rules
ln -s /dev/zero rules/xx/z.lua
levy check
