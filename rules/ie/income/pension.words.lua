-- What people read of pension.lua.

words "pension_limit_by_age" {
  label = "Share of earnings that may be contributed, by age attained",
}

words "pension_earnings_cap" {
  label = "Earnings up to which contributions are relieved",
}

words "pension_earnings_cap_related_back" {
  label = "Earnings up to which contributions paid in 2011 are relieved in 2010",
}

words "pension_scheme_capped" {
  label = "The cap holds for contributions to an employer's scheme",
}

words "pension_relieved_from_prsi" {
  label = "Employees' pension contributions reduce PRSI and health contribution",
}

words "scheme_pension_relief" {
  label = "Relief for contributions to the employer's scheme",
  help  = "With AVCs. Limited by the pay of that employment; profits do not count.",
}

words "pension_limit_of_profit" {
  label = "Limit of relief for pension contributions, of the profit alone",
  help  = "Pay uses the cap on earnings first.",
}

words "pension_relief" {
  label = "Relief for pension contributions",
  help  = "Of the employer's scheme by the pay; of a personal pension by profit and what is left of the pay's limit.",
}

words "pension_relief_from_prsi" {
  label = "Pension contributions that reduce PRSI and health contribution",
  help  = "Only an employee's, never those of a self-employed person; with the pension-related deduction.",
}

words "pension_contributions_carried_forward" {
  label = "Pension contributions carried forward",
  help  = "What the limit of age and earnings did not allow this year counts as paid in the next.",
}
