-- What people read of estimate.lua.

words "paye_limit" {
  label = "Most tax that may be deducted, as a share of a payment",
}

words "taxable_pay" {
  label = "Taxable pay of the year under the tax code",
}

words "paye_income_tax" {
  label = "Income tax on the year's pay under the tax code",
  help  = "Estimated, to the nearest penny, before the limit of half the pay.",
}

words "paye_limit_of_pay" {
  label   = "Half of the pay: more tax may not be deducted",
  aliases = { "limit_half_of_pay" },
  help    = "Of pay after pension contributions that are deducted before tax.",
}

words "paye_deducted" {
  label = "Income tax deducted from the year's pay under the tax code",
  help  = "Estimated; not more than half of the pay.",
}

words "paye_of_all_jobs" {
  label = "Income tax deducted from the pay of all jobs under their tax codes",
  help  = "Estimated. What it is more than the income tax of the year comes back, what it is less is still due.",
}

words "ni_figures_of" {
  label = "Day whose National Insurance figures are used for a whole year",
  help  = "It must be given for a tax year in which thresholds or rates changed.",
}

words "employee_ni_annual" {
  label = "National Insurance taken from a year's pay, estimated",
  help  = "Class 1 as if the year were one pay period. What is really taken goes by each day of payment.",
}

words "employer_ni_annual" {
  label = "Employer's National Insurance on a year's pay, estimated",
  help  = "Class 1 as if the year were one pay period, before the employment allowance.",
}

words "employee_ni_of_year" {
  label   = "National Insurance taken from the pay of the year, estimated",
  aliases = { "job_contributions" },
  help  = "Class 1 as if the year were one pay period; where thresholds or rates changed within it, of twelve equal "
    .. "months.",
}

words "take_home_pay_of_year" {
  label   = "Take-home pay of the year, estimated",
  aliases = { "take_home", "take_home_pay", "net_pay" },
  help    = "Pay less pension contributions, income tax under the tax code, National Insurance and student loans.",
}

words "take_home_pay_of_month" {
  label   = "Take-home pay of a month, estimated",
  aliases = { "monthly_take_home_pay" },
  help    = "A twelfth of the year's, rounded down to the penny.",
}

words "director_threshold" { label = "Primary threshold of a director's weeks of the year" }
words "director_limit" { label = "Upper earnings limit of a director's weeks of the year" }
