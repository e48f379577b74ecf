-- An itemised pay statement, which the law wants of each payment. It has no printed form: the lines are those that
-- payslips have in common.

form "payslip" {
  label  = "Payslip",
  source = "Employment Rights Act 1996 s. 8: gross amount, deductions with their purpose, net amount",
  years  = { 2015, 2026 },
  received = true,
  lines  = {
    "Pay",
    { label = "Pay of the period", is = "period_pay" },
    { label = "Pay given up in place of it (salary sacrifice), where it is shown", part_of = "pay_given_up" },
    { label = "Pension contributions before tax", is = "period_pension_net_pay" },
    { label = "Benefits in kind that are taxed with it", is = "payrolled_benefits" },
    { label = "Taxable pay of the period", is = "pay_of_period_for_tax" },
    "Deductions",
    { label = "Income tax", is = "paye_of_period" },
    { label = "National Insurance", is = "employee_ni" },
    { label = "Student loan", is = "student_loan" },
    { label = "Postgraduate loan", is = "postgraduate_loan" },
    { label = "Net pay", is = "net_pay_of_period" },
    "Details",
    { label = "Date of payment", is = "pay_day" },
    { label = "Tax code", is = "tax_code" },
    { label = "Tax month or week", is = "tax_period" },
    { label = "National Insurance letter", is = "ni_category" },
    { label = "Names, numbers, hours and rates", decides_nothing = true },
    "To date",
    { label = "Taxable pay", is = "pay_to_date" },
    { label = "Income tax", is = "tax_to_date" },
    "The employer's",
    { label = "Employer's National Insurance", is = "employer_ni" },
  },
}
