# Tries: 3,000 files that require each other in a row
# Says: xx/
# Long: yes
mkdir -p rules/xx; i=0; while [ $i -lt 3000 ]; do echo "require \"f$((i + 1))\"" >rules/xx/f$i.lua; i=$((i + 1)); done
echo 'require "f0"' | rules
levy check
