-- What people read of income.lua.

words "salary" {
  label   = "Salary",
  ask     = "How much did you earn in {year}, before tax?",
  help    = "Gross pay of the year from all employments, before pension contributions. Enter 0 if there was none. "
    .. "Where it changed within the year, by months: 3500/month to April, 4500/month from May.",
  aliases = { "gross_pay", "gross_salary", "pay", "wages", "wage", "salary_with_bonus", "salary_with_overtime" },
}

words "benefit_in_kind" {
  label   = "Benefits in kind",
  ask     = "What were benefits in kind worth: a company car, vouchers?",
  help    = "Taxable value of vouchers and the like, of a company car unless that is told as such, and since 2011 "
    .. "gains on share options that are not in your pay (to 2023: the tax paid on them within 30 days is tax "
    .. "deducted). Medical insurance is asked for apart.",
  aliases = { "bik", "benefits_in_kind", "company_car_benefit" },
}

words "pension_income" {
  label   = "Occupational pension",
  ask     = "How much pension did you get from a former employer, before tax?",
  help    = "Pensions of a former employer or an annuity, taxed under PAYE. Payments of an approved retirement fund "
    .. "(ARF) are taxed as these, and before 66 bear PRSI, which is not covered.",
  aliases = { "occupational_pension" },
}

words "welfare_income" {
  label   = "Taxable social welfare income",
  ask     = "How much taxable social welfare did you get, such as the State pension?",
  help    = "State pension, jobseeker's, illness or maternity benefit as far as taxable. "
    .. "It bears income tax, but no levy, USC or PRSI.",
  aliases = {
    "social_welfare", "state_pension", "taxable_jobseekers_benefit", "taxable_illness_benefit",
    "taxable_maternity_benefit",
  },
}

words "proprietary_director" {
  label = "Proprietary director",
  ask   = "Were you a director with more than 15 % of the company's shares?",
  help  = "Director of the paying company with more than 15 % of its shares: no employee credit.",
}

words "controlling_director" {
  label = "Director with half of the shares",
  ask   = "Did you have half of its shares or more?",
  help  = "You own or control 50 % or more of the shares of the company that pays you: PRSI class S instead of A.",
}

words "pay_frequency" {
  label = "Paid",
  ask   = "Were you paid by the week or by the month?",
  help  = "The free allowance of PRSI to 2012 was €127 a week or €551 a month.",
}

words "pension_contribution" {
  label   = "Pension contributions",
  ask     = "How much went from your pay into the employer's pension scheme?",
  help    = "Your own contributions to an occupational pension scheme, deducted from pay.",
  aliases = { "pension_contributions", "superannuation" },
}

words "avc" {
  label   = "Additional voluntary contributions (AVC)",
  ask     = "How much additional voluntary contributions (AVC) did you pay?",
  help    = "Paid on top of the ordinary contributions to the employer's scheme.",
  aliases = { "additional_voluntary_contribution" },
}

words "personal_pension_contribution" {
  label   = "Personal pension or PRSA",
  ask     = "How much did you pay into a personal pension or PRSA?",
  help    = "Premiums to a retirement annuity contract or PRSA that you paid yourself.",
  aliases = { "prsa", "rac" },
}

words "trade_union_member" {
  label   = "Trade union member",
  ask     = "Were you a member of a trade union?",
  help    = "A member at any time in the year. The credit does not depend on what was paid.",
  aliases = { "trade_union", "union", "union_member" },
}

words "public_servant" {
  label = "Public servant with a public service pension scheme",
  ask   = "Are you a public servant with a public service pension?",
  help  = "From 2009 the pension-related deduction, from 2019 the additional superannuation contribution come off "
    .. "pay.",
}

words "public_service_scheme" {
  label = "Public service pension scheme",
  ask   = "In which public service pension scheme are you?",
}

words "prsi_class" {
  label = "PRSI class of the pay",
  ask   = "Which PRSI class is on your payslip?",
  help  = "The letter on the payslip, A for most employees. Of classes that are not covered (H before 2014, J "
    .. "before 2010, and all that are not in the list) give employee_prsi.",
}

words "auto_enrolled" {
  label = "Enrolled in MyFutureFund",
  ask   = "Were you enrolled in MyFutureFund?",
  help  = "The employee's contribution to auto-enrolment then comes off net pay; auto_enrolment_contribution says "
    .. "how much it is.",
}

words "pension_related_back" {
  label = "Pension contributions paid in the year after",
  ask   = "Were the pension contributions that you claim for 2010 paid in 2011?",
  help  = "Paid in 2011 and claimed for 2010: a lower limit of earnings applies.",
}
