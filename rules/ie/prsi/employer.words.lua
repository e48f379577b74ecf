-- What people read of employer.lua.

words "employer_prsi_class_a" {
  label = "Rates of the employer's PRSI of class A, and the weekly pay up to which the lower one holds",
}

words "prsi_class_a_least_pay" {
  label = "Least pay of a week in class A",
}

words "employer_prsi_rates" {
  label = "Rates of the employer's PRSI of classes B, C, D, H and J",
}

words "employer_prsi_pension_relief" {
  label = "Share of pension contributions from pay, and of the pension levy, on which the employer pays no PRSI",
}

words "employer_prsi_pay" {
  label = "Pay of the year on which the employer pays PRSI",
}

words "employer_prsi" {
  label   = "Your employer's PRSI",
  aliases = { "employers_prsi" },
  help    = "What the employer pays beside your pay, by the rates of each month. Reduced rates of wage subsidies, "
    .. "of job schemes and of Community Employment are not covered, and shares among benefit_in_kind bear none.",
}

words "employer_prsi_of_week" {
  label = "Employer's PRSI on the pay of a week",
  help  = "On weekly_pay, by the class on the payslip: J from 66 on. month says when it was paid.",
}

words "employer_prsi_of_month" {
  label = "Employer's PRSI on the pay of a month",
  help  = "On monthly_pay, by the class on the payslip: J from 66 on. month says when it was paid.",
}
