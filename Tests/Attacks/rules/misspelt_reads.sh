# Tries: 4,000 misspelt reads
# Says: unknown name
# Seconds: 4
{ input income; repeat 4000 "rule \"r@\" { label = \"R\", source = \"1\", type = number, compute = function(case) return case.incom@ end }"; } | rules
levy check
