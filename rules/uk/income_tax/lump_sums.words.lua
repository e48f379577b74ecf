-- What people read of lump_sums.lua.

words "lump_sum_exempt" {
  label = "Exempt part of redundancy pay and compensation for the loss of a job",
}

words "redundancy_pay" {
  label   = "Redundancy pay and compensation for the loss of a job",
  ask     = "How much redundancy pay or compensation did you get when a job ended?",
  help    = "All of it for one job, before tax and before the exempt £30,000. Not pay for work, holiday and notice, "
    .. "which is pay. Boxes 5 and 9 of the lump sums on page Ai 2 of Additional information (SA101).",
  aliases = { "redundancy", "termination_payment" },
}

words "lump_sum_taxed" {
  label = "Redundancy pay beyond what is exempt",
}

words "taxable_income_in_order" {
  label = "Taxable income without redundancy pay and gains on life policies",
  help  = "They lie above it.",
}

words "tax_lump_sum" {
  label = "Tax on redundancy pay",
  help  = "At the rates of income other than savings and dividends, above all other income.",
}
