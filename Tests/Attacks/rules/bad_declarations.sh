# Tries: 300,000 bad declarations
# Says: declarations
# Says: used up its time
# Long: yes
echo 'for i = 1, 300000 do input("A" .. i) { lable = 1 } end' | rules
levy check
