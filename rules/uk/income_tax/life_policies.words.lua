-- What people read of life_policies.lua.

words "life_policy_gains" {
  label   = "Gains on life insurance policies",
  ask     = "How much were the gains on British life insurance policies and bonds in {year}?",
  help    = "Of all policies of British insurers, as their certificates show, before any division by years. Those "
    .. "on which no tax counts as paid are life_policy_gains_without_tax. Box 4 of page Ai 1 of "
    .. "Additional information (SA101).",
  aliases = { "chargeable_event_gains" },
}

words "life_policy_years" {
  label = "Complete years for which the policy ran",
  ask   = "For how many complete years had the policy run?",
  help  = "As the certificate shows. For several policies give life_policy_slice, the sum of the gains each divided "
    .. "by its years. Box 5 of page Ai 1 of Additional information (SA101).",
}

words "life_policy_gains_without_tax" {
  label   = "Gains on life policies on which no tax counts as paid",
  help    = "Of foreign insurers, of friendly societies that are exempt, and of policies in ISAs that were void, of "
    .. "which the tax deducted is other_tax_deducted. Boxes 6 and 8 of page Ai 1 of Additional information (SA101), 43 "
    .. "of the pages Foreign (SA106).",
  aliases = { "foreign_life_policy_gains" },
}

words "life_policy_years_without_tax" {
  label = "Complete years for which that policy ran",
  help  = "For several policies give life_policy_slice. Boxes 7 and 9 of page Ai 1 of Additional information (SA101).",
}

words "liability_on_life_policy_gains" {
  label = "Tax on the gains on life policies as the highest part of income, beyond the basic rate",
}

words "life_policy_slice" {
  label = "Annual equivalent of the gains on life policies",
  help  = "The gain divided by the complete years; of several policies the sum of these.",
}

words "taxable_income_below_lump_sums" {
  label = "Taxable income without redundancy pay",
}

words "taxable_life_policy_gains" {
  label = "Taxable gains on life policies",
  help  = "What allowances and reliefs leave of them, which go to other income first.",
}

words "tax_life_policy_gains" {
  label = "Tax on gains on life policies",
  help  = "Before the tax that counts as paid, and before top-slicing relief.",
}

words "tax_paid_on_life_policy_gains" {
  label = "Tax that counts as paid on gains on life policies",
  help  = "At the basic rate. It is not repaid.",
}

words "tax_on_life_policy_slice" {
  label = "Tax on the annual equivalent of gains on life policies, less the basic rate on it",
}

words "top_slicing_relief" {
  label = "Top-slicing relief",
  help  = "What the tax on the gains beyond the basic rate is more than that on their annual equivalent for so many "
    .. "years.",
}
