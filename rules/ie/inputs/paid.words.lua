-- What people read of paid.lua.

words "tax_paid" {
  label   = "Income tax paid",
  ask     = "How much income tax was taken from your pay in {year}?",
  help    = "Income tax (PAYE) deducted in the year by all employers together, from your P60, P21 or employment detail "
    .. "summary.",
  aliases = { "income_tax_paid", "paye", "paye_paid" },
}

words "withholding_tax" {
  label = "Tax withheld by customers and companies",
  ask   = "How much tax did customers or companies withhold: PSWT, RCT, dividend withholding tax?",
  help  = "Professional services withholding tax, relevant contracts tax and dividend withholding tax, as certified, "
    .. "and what tenants withheld from rents of a landlord who lives abroad. Not DIRT, which is final.",
}

words "claim_date" {
  label = "Day of the claim",
  ask   = "On which day do you claim the refund?",
  help  = "The day on which the refund is claimed: a claim must be made within four years of the year's end.",
}

words "previous_year_tax" {
  label = "Tax of the year before",
  ask   = "How much tax of the year before {year} was left to pay after PAYE?",
  help  = "Income tax, USC and PRSI of the year before that remained payable after PAYE; 0 in the first year. For "
    .. "2009 as if the income levy had applied, for 2011 as if USC had, in place of the levies.",
}

words "pays_by_direct_debit" {
  label = "Preliminary tax by direct debit",
  ask   = "Do you pay preliminary tax by direct debit?",
}

words "tax_two_years_before" {
  label = "Tax of the year before the last",
  ask   = "And how much of the tax of two years before {year}?",
  help  = "What remained payable after PAYE, for the year two years before.",
}
