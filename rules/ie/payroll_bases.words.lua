-- What people read of payroll_bases.lua.

words "monthly_tax_credits" {
  label = "Tax credits of a month",
}

words "monthly_cut_off_point" {
  label = "Standard rate cut-off point of a month",
}

words "month_one_income_tax" {
  label = "Income tax of a month on month 1 basis",
  help  = "On monthly_pay alone, without the months before: nothing is paid back.",
}

words "emergency_week" {
  label = "Week of the employment, on emergency tax",
  ask   = "Which week since the first payment is it?",
  help  = "Counted from the first payment, weeks without work too. Only for emergency tax, where the employer has no "
    .. "notification from Revenue.",
}

words "emergency_month" {
  label = "Month of the employment, on emergency tax",
  ask   = "Which month since the first payment is it?",
  help  = "Counted from the first payment, if pay is by the month. Only for emergency tax, where the employer has no "
    .. "notification from Revenue.",
}

words "pps_number_given" {
  label = "The employer has the PPS number",
  ask   = "Did you give your PPS number to the employer?",
  help  = "Without it all pay bears emergency tax at the higher rate.",
}

words "emergency_basis" {
  label = "Weeks and months of the emergency basis with a band and a credit",
}

words "emergency_usc_rate" {
  label = "Emergency rate of the universal social charge",
}

words "emergency_tax_of_week" {
  label = "Emergency tax of a week",
  help  = "Income tax on weekly_pay where the employer has no notification from Revenue.",
}

words "emergency_tax_of_month" {
  label = "Emergency tax of a month",
  help  = "Income tax on monthly_pay where the employer has no notification from Revenue.",
}

words "emergency_usc_of_week" {
  label = "Emergency universal social charge of a week",
}

words "emergency_usc_of_month" {
  label = "Emergency universal social charge of a month",
}
