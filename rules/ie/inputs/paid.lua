-- What was already paid, and when a refund is claimed.

input "tax_paid" {
  label   = "Income tax paid",
  type    = money,
  min     = 0,
  section = "Details",
  help    = "Income tax (PAYE) deducted in the year, from your P60, P21 or employment detail summary.",
  aliases = { "income_tax_paid" },
}

input "claim_date" {
  label   = "Day of the claim",
  type    = date,
  section = "Details",
  help    = "The day on which the refund is claimed: a claim must be made within four years of the year's end.",
  source  = "TCA 1997 s. 865(4)",
}

input "previous_year_tax" {
  label   = "Tax of the year before",
  type    = money,
  min     = 0,
  section = "Details",
  help    = "Income tax, USC and PRSI finally due for the year before, for the preliminary tax of the self-employed.",
  source  = "TCA 1997 s. 959AO",
  ask_if  = function(case) return case.self_employed_income > 0 or case.other_income > 0 end,
}
