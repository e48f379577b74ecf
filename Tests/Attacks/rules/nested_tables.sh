# Tries: an upvalue nested 20,000 tables deep
# Says: more than 200 deep
{ echo 'local t = {} for i = 1, 20000 do t = { t } end'; rule 'return t and 1'; } | rules
levy check
