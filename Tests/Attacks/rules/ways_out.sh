# Tries: twenty-three ways out of the language, each in a file of its own
# Says: refused 23 of 23
rule 'return 1' | rules
n=0
while IFS= read -r body; do
  n=$((n + 1))
  printf '%s\n' "rule \"r$n\" { label = \"R\", source = \"1\", type = number, compute = function(case, law) $body end }" | rules "f$n.lua"
done <<'END'
goto a ::a:: return 1
local t <close> = nil return 1
local _ENV = {} return 1
return _ENV.io and 1 or 2
_ENV.escaped = 1 return 1
return 1 << 64
return ~1
return 1 & 3
return coroutine.wrap(function() return 1 end)()
return load("return 1")()
return #debug.traceback()
return os.time()
return io.open("/etc/passwd") and 1
return #package.path
return getmetatable("").x
return setmetatable({}, {}).x
return rawget(case, "r")
return select(2, pcall(error))
return next({})
return 0xffffffffffffffffff
return 0x1p4
return 1e400
return 1e-999999
END
levy check --json
echo "refused $(grep -o 'f[0-9]*\.lua' out | sort -u | wc -l) of $n" >>out
