# Tries: a word of a choice that closes a comment of C and goes on as code, and one that a shell would run
# Says: expected words of letters, digits
rules <<'END'
input "c" { label = "C", type = choice { "q */ static void __attribute__((constructor)) e(void) { } /*", "$(touch x)" }, default = "$(touch x)" }
rule "r" { label = "R", source = "1", type = number, compute = function(case) return case.c == "$(touch x)" and 1 or 2 end }
END
levy check
