# Tries: a file that returns 100,000 nested tables
# Says: xx
echo 'local t = {} for i = 1, 100000 do t = { t } end return t' | rules
levy check
