-- What people read of charge.lua.

words "partner_adjusted_net_income" {
  label = "Partner's adjusted net income",
  ask   = "What was your partner's income in {year}, before tax?",
  help  = "None without a partner. Of two partners the one with more income pays; with equal income the one who is "
    .. "entitled to the benefit: give the case of that one.",
}

words "child_benefit_of_other_weeks" {
  label = "Child benefit of weeks that are not charged to you",
  ask   = "How much of the benefit was of weeks for which it is not charged to you?",
  help  = "If you had a partner for a part of the year only: the benefit of the weeks in which it was the partner's "
    .. "and you did not live together, or the partner had more income. The partner's income is then that of the "
    .. "other weeks.",
}

words "child_benefit_charge_terms" {
  label = "High income child benefit charge: income from which it begins, and income for each percent",
}

words "child_benefit_charge_percent" {
  label   = "Share of child benefit that is charged, in percent",
  aliases = { "percent" },
}

words "child_benefit_charge" {
  label   = "High income child benefit charge",
  aliases = { "hicbc" },
  help    = "Of the partner with more adjusted net income.",
}

words "charge_of_gov_uk_calculator" {
  label = "High income child benefit charge as GOV.UK's calculator shows it",
  help  = "It keeps the pence of the benefit, so it may show a pound more than the statute has.",
}
