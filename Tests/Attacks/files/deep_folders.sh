# Tries: folders 2,000 deep
# Says: depth
# Long: yes
echo | rules
( cd rules/xx; i=0; while [ $i -lt 1000 ]; do mkdir d && cd d || exit; i=$((i + 1)); done; echo 'local x = 1' >z.lua )
levy check
