-- What people read of marriage_allowance.lua.

words "transferable_allowance" {
  label = "Transferable part of the personal allowance, and to what it is rounded up",
}

words "transferable_amount" {
  label = "Part of the personal allowance that may be given to the spouse",
}

words "marriage_allowance_given" {
  label = "Allowance given to the spouse",
  help  = "All or nothing; nothing where the election is not open because tax at a higher rate would be due.",
}

words "allowances_keep_marriage_allowance" {
  label = "Allowances are used so that marriage allowance can be received",
  help  = "Beyond the basic rate limit it can only be received if no dividends are taxable and all savings are taxed "
    .. "at the nil rate: the allowances are used for that if it costs less than marriage allowance brings.",
}

words "marriage_allowance_reduction" {
  label = "Marriage allowance received",
}
