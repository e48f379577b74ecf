-- What people read of employment_allowance.lua.

words "employment_allowance" {
  label = "Employment allowance of an employer and tax year",
}

words "employer_contributions_of_year" {
  label = "Employer's class 1 contributions of the tax year on the pay of all employees",
  help  = "As the payroll shows them, before the employment allowance.",
}

words "employment_allowance_is_open" {
  label = "The employer may have the employment allowance",
  help  = "Not companies whose only employee above the secondary threshold is a director (since 2016/17), public "
    .. "bodies, most households, and from 2020/21 to 2024/25 employers with contributions of £100,000 or more in the "
    .. "year before.",
}

words "employer_contributions_to_pay" {
  label = "Employer's class 1 contributions to pay after the employment allowance",
}

words "class_1a_rate" {
  label = "Employers' rate on benefits in kind (class 1A)",
}

words "class_1a" {
  label = "Employer's contributions on benefits in kind of one employee",
  help  = "Class 1A, on benefits within pay and those of a company car and van. The employment allowance does not "
    .. "count.",
}
