-- What people read of non_residents.lua.

words "not_resident_in_year" {
  label   = "No resident of the United Kingdom for the tax year, nor for a part of it",
  ask     = "Were you no resident of the United Kingdom for {year}, nor for a part of it?",
  help    = "Who came or left in the year, which may then be split in two parts, answers no.",
  aliases = { "non_resident" },
}

words "is_non_resident" {
  label = "Not resident in the tax year",
}

words "disregarded_pensions" {
  label = "Of pensions and other income, State Pension and benefits",
  ask   = "How much of your pensions and other income was State Pension or benefits?",
  help  = "Without Income Support and Jobseeker's Allowance. Pensions of employers and private pensions do not count.",
}

words "has_disregarded_income" {
  label = "Not resident, with interest, dividends, State Pension or benefits",
}

words "tax_deducted_from_disregarded_income" {
  label = "Of the tax deducted, that from interest, dividends, State Pension and benefits",
  help  = "It is also in the tax deducted from pay and pensions, or in that from other income.",
}

words "non_resident_dividend_rate" {
  label = "Rate of the tax that counts as paid on dividends of who is not resident",
}

words "dividend_tax_of_non_resident" {
  label = "Tax that counts as paid on dividends of who is not resident",
  help  = "To 2025/26. It is never repaid.",
}

words "tax_on_other_income_of_non_resident" {
  label = "Tax of who is not resident on other income, without allowances",
  help  = "Other than interest, dividends, State Pension and benefits.",
}

words "non_resident_reduction" {
  label = "What the limit on the tax of who is not resident takes off",
  help  = "The tax is at most that on other income without allowances, with what was deducted from interest, "
    .. "dividends, the State Pension and benefits.",
}

words "income_tax_before_limit" {
  label = "Income tax before the limit of who is not resident",
}
