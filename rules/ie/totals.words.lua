-- What people read of totals.lua.

words "levies" {
  label = "Income levy and health contribution",
  help  = "The levies to 2010; the universal social charge took their place.",
}

words "levies_and_usc" {
  label = "Income levy, health contribution and universal social charge",
}

words "total_tax" {
  label = "Income tax, levies and PRSI",
  help  = "Not covered, and taken as nothing, besides what is said in the case that it concerns: help to buy, the "
    .. "low-income exemption (to 2007), short-lived trades (s. 68).",
}

words "exempt_income" {
  label = "Exempt income",
  help  = "Of lump sums, of rent for a room and of childminding.",
}

words "cash_income" {
  label = "Income in cash",
  help  = "Of both spouses, with exempt income, without benefits in kind, after pension contributions, the deductions "
    .. "of public servants and auto-enrolment.",
}

words "net_pay" {
  label   = "Net pay of the year",
  aliases = { "take_home_pay", "net_income", "net_salary", "take_home" },
  help    = "For pay of PRSI class A (M, K, S). A public servant says so in public_servant, who is enrolled in "
    .. "MyFutureFund in auto_enrolled.",
}

words "income_before_losses_forward" {
  label = "Income before losses of earlier years, with exempt income",
  help  = "All that bears income tax, PRSI or levies, before the losses and the allowance for furniture that lower "
    .. "income tax only, and what is exempt.",
}

words "average_rate" {
  label = "Share of income that is due",
  help  = "Income tax, levies and PRSI over the income before losses of earlier years, with exempt income.",
}
