# Tries: messages of an editor with wrong lengths, headers without end, noise, numbers beyond all, and documents of noise
# Says: answered 17 of 17
# Long: yes
mkdir -p rules/xx && echo "$jurisdiction" >rules/xx/a.lua
message() { printf 'Content-Length: %d\r\n\r\n%s' "$(printf %s "$1" | wc -c)" "$1"; }
start='{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"rootUri":null,"capabilities":{}}}'
ended='{"jsonrpc":"2.0","id":99,"method":"shutdown"}'
uri="file://$folder/rules/xx/b.lua"
opened() { message "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":{\"uri\":\"$1\",\"languageId\":\"lua\",\"version\":1,\"text\":\"$2\"}}}"; }
asked() { message "{\"jsonrpc\":\"2.0\",\"id\":$2,\"method\":\"textDocument/$1\",\"params\":{\"textDocument\":{\"uri\":\"$uri\"},\"position\":{\"line\":$3,\"character\":$4}}}"; }
changed() { message "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didChange\",\"params\":{\"textDocument\":{\"uri\":\"$uri\",\"version\":2},\"contentChanges\":[{\"range\":{\"start\":{\"line\":$1,\"character\":$2},\"end\":{\"line\":$3,\"character\":$4}},\"text\":\"x\"}]}}"; }
serve() {
  { message "$start"; cat; message "$ended"; message '{"jsonrpc":"2.0","method":"exit"}'; } >in
  ( [ -n "${LEVY_UNBOUNDED:-}" ] || ulimit -v 700000; exec timeout 20 "$LEVY" lsp <in ) 2>>out | tr -d '\r' >answers
  [ "$(grep -c '"jsonrpc"' answers)" -ge 2 ] && echo answered >>out
  echo "status 0" >>statuses
}
printf 'Content-Length: -5\r\n\r\n{}' | serve
printf 'Content-Length: 99999999999999999999\r\n\r\n{}' | serve
printf 'Content-Length: 9999999999\r\n\r\n{}' | serve
printf 'Content-Length: 0x2\r\n\r\n{}' | serve
printf 'Content-Type: x\r\n\r\n{}' | serve
{ printf 'X: '; bytes 20000000 a; } | serve
bytes 1000000 '\0' | serve
message "$(printf '{"jsonrpc":"2.0","id":2,"method":"\377\376"}')" | serve
{ printf 'Content-Length: 1000045\r\n\r\n{"jsonrpc":"2.0","id":2,"method":"x","params":'; bytes 999999 '['; } | serve
message '{"jsonrpc":"2.0","id":1e400,"method":"textDocument/hover","params":{"position":{"line":1e400,"character":-1}}}' | serve
{ message '[]'; message null; message 5; message ''; message ' '; message '[{"jsonrpc":"2.0","id":1,"method":"x"}]'; } | serve
{ opened "$uri" 'a\nb'; asked hover 3 -1 -9223372036854775808; asked completion 4 9223372036854775807 9223372036854775807; asked definition 5 0.5 '"x"'; } | serve
{ opened "$uri" 'a\nb'; changed 0 5 0 1; changed -1 0 0 0; changed 9 9 9 9; changed 9223372036854775807 9223372036854775807 9223372036854775807 9223372036854775807; } | serve
for odd in '' file:// file:///%00 file:///%zz file://../../etc/passwd http://x/y file:///proc/self/mem file:///dev/zero untitled:1; do opened "$odd" x; done | serve
{ opened "$uri" 'while true do end'; changed 0 0 0 0; } | serve
opened "$uri" "$(bytes 60000 '(')" | serve
opened "$uri" '\ud800 \udc00\ud800' | serve
echo "answered $(grep -c '^answered' out) of 17" >>out
