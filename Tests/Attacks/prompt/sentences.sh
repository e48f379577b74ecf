# Tries: sentences with numbers of hundreds of digits, escapes, digits of other alphabets, code of shells and of Lua, by the hundred
# Says: refused 1, sentences 18
# Long: yes
{ input pay; rule 'return case.pay'; } | rules
{
  for end in 99999999999999999999 1e400 NaN "$(bytes 3000 9)" 9223372036854775808 1.2.3.4 ٣٠٠٠ '$(id)' '`id`' '!!' "$(printf '\033[2J')" "$(printf '\342\200\256')" \
    'twice and thrice' 'a fortnight' "$(bytes 60000 x)" "$(printf '\377\376')"; do
    echo "I earn about $end"
  done
  echo 'what is pay'
  echo 'pay is 5'
  repeat 300 'and I earn @ more'
} >in
levy repl xx --year 2025 --no-state <in
cp out seen
echo "refused $(grep -c '^status 1' statuses), sentences $(grep -c 'is neither a fact nor something to compute' seen)" >>out
