-- What people read of codes.lua.

words "tax_code" {
  label   = "Tax code, or its letters",
  ask     = "What is your tax code?",
  help    = "It is on your payslip, P60 and P45: as printed, such as 1257L, S1131L, K475, BR, D0 or 1257L M1. W1, M1, "
    .. "W1/M1, NONCUM and X at the end mean the same: each payment is taxed by itself. Without one it is the emergency "
    .. "code of the year, which most people have.",
  aliases = { "paye_code" },
}

words "tax_code_number" {
  label = "Number of the tax code",
  ask   = "What is the number in your tax code?",
  help  = "1131 of the code 1131L, 1100 of 1100T, 475 of K475 and of SK475 M1. A code that is given as it is printed "
    .. "has it.",
}

words "free_pay" {
  label = "Free pay of a year under the tax code",
}

words "additional_pay" {
  label = "Additional pay of a year under a K code",
}
