# Tries: other names that are words of Lua, escapes, texts of megabytes, names of others, or at places that are none
# Says: refused 19, renamed 2, nothing 6
# Long: yes
{ input gross; rule 'return case.gross'; } | rules
uri="file://$folder/rules/xx/b.lua"
message() { printf 'Content-Length: %d\r\n\r\n%s' "$(printf %s "$1" | wc -c)" "$1"; }
n=1
rename() {
  n=$((n + 1))
  message "{\"jsonrpc\":\"2.0\",\"id\":$n,\"method\":\"textDocument/rename\",\"params\":{\"textDocument\":{\"uri\":\"$uri\"},\"position\":{\"line\":$2,\"character\":$3},\"newName\":$1}}"
}
{
  message "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"rootUri\":\"file://$folder\",\"capabilities\":{}}}"
  text=$(sed 's/"/\\"/g; s/$/\\n/' rules/xx/b.lua | tr -d '\n')
  message "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":{\"uri\":\"$uri\",\"languageId\":\"lua\",\"version\":1,\"text\":\"$text\"}}}"
  for name in end nil year date r gross jurisdiction known __index _ENV 1x '' 'a b' 'a\nb' 'a\"b' '\u001b[2J' '\u202ea' 'a;b()' "$(bytes 1000000 x)"; do
    rename "\"$name\"" 0 8
  done
  rename '"net"' 0 8; rename '"net"' 1 99
  rename '"net"' 9 0; rename '"net"' -1 -1; rename '"net"' 1e99 9223372036854775808; rename 5 0 8; rename null 0 8
  message '{"jsonrpc":"2.0","id":99,"method":"shutdown"}'
  message '{"jsonrpc":"2.0","method":"exit"}'
} >in
( [ -n "${LEVY_UNBOUNDED:-}" ] || ulimit -v 700000; exec timeout 20 "$LEVY" lsp --rules rules <in ) 2>>out | tr -d '\r' >answers
echo "status 0" >>statuses
echo "refused $(grep -c '"code": -32' answers), renamed $(grep -c '"changes": {' answers), nothing $(grep -c '"result": null' answers)" >>out
grep '"message"' answers | cut -c1-200 >>out
