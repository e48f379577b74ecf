-- What people read of payments.lua.

words "period_pension_net_pay" {
  label = "Pension contributions deducted from the pay of the period before tax",
  help  = "Under a net pay arrangement, with gifts by payroll giving: they reduce pay for tax, but not pay for "
    .. "National Insurance.",
}

words "payrolled_benefits" {
  label = "Benefits in kind taxed with the pay of the period",
  help  = "Payrolled benefits on the payslip, such as a car. They are taxed, but do not count for the limit of half "
    .. "the pay. Those that the tax code takes into account are not given.",
}

words "taxable_pay_before" {
  label   = "Taxable pay of the tax year before this payment",
  help    = "Taxable pay to date on the payslip before this one, 0 if there was none; with that of an earlier job on "
    .. "form P45. It does not count for codes with W1, M1 or X.",
  aliases = { "pay_to_date_before" },
}

words "tax_deducted_before" {
  label   = "Income tax of the tax year deducted before this payment",
  help    = "Tax to date on the payslip before this one, 0 if there was none; with that of an earlier job on form P45. "
    .. "It does not count for codes with W1, M1 or X.",
  aliases = { "tax_to_date_before" },
}

words "tax_period" {
  label   = "Tax week of the payment, or tax month of pay by the month",
  help    = "Tax week 1 begins on 6 April. Pay for two weeks goes by weeks 2, 4, 6 and so on, for four by 4, 8, 12.",
  aliases = { "tax_week", "tax_month" },
}

words "tax_is_cumulative" {
  label = "Tax goes by all pay of the tax year to date",
  help  = "Not under codes with W1, M1 or X, and not in weeks 53, 54 and 56, whose payment is taxed by itself.",
}

words "tax_periods_counted" {
  label = "Tax weeks or months whose free pay and bands count",
}

words "tax_periods_of_year" {
  label = "Tax weeks or months of the year by which free pay and bands are shared out",
}

words "pay_of_period_for_tax" {
  label = "Pay of the period for income tax",
  help  = "Less pension contributions deducted before tax, with payrolled benefits.",
}

words "pay_to_date" {
  label   = "Pay that the tax code is applied to, to date",
  aliases = { "taxable_pay_to_date" },
  help    = "Taxable pay to date on the payslip, with this payment; under codes with W1, M1 or X this payment alone.",
}

words "free_pay_to_date" {
  label = "Free pay under the tax code, to date",
  help  = "Of the tax year to date; under codes with W1, M1 or X of this payment alone.",
}

words "additional_pay_to_date" {
  label = "Additional pay under a K code, to date",
  help  = "Of the tax year to date; under codes with W1, M1 or X of this payment alone.",
}

words "pay_charged_to_date" {
  label = "Pay to date less free pay, or with additional pay, before it is rounded down to pounds",
}

words "tax_by_bands_to_date" {
  label = "Tax to date by the bands, if the code has no single rate",
}

words "paye_due_to_date" {
  label = "Income tax due under the tax code, to date",
  help  = "Of the tax year to date; under codes with W1, M1 or X of this payment alone.",
}

words "paye_limit_of_period" {
  label = "Half of the pay of the period: more tax may not be deducted",
}

words "paye_of_period" {
  label   = "Income tax on the pay of the period under the tax code",
  aliases = { "paye_this_period", "tax_this_period" },
  help    = "What the payslip should show. Less than zero is a refund.",
}

words "tax_to_date" {
  label = "Income tax of the tax year deducted to date",
  help  = "With this payment; under codes with W1, M1 or X of this payment alone.",
}

words "net_pay_of_period" {
  label   = "Net pay of the period",
  aliases = { "net_payslip", "take_home_pay_of_period" },
  help    = "Pay of the period less pension contributions before tax, income tax, National Insurance and student "
    .. "loans, before what else the employer takes, such as contributions from pay after tax.",
}

words "emergency_code_number" {
  label   = "Number of the emergency code of the tax year",
  help    = "1257 means 1257L. Employers use it where they know of no other code, mostly with W1 or M1.",
  aliases = { "emergency_code", "emergency_tax_code" },
}
