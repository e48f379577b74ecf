-- What facts have in common: a part is at most its whole, and what follows something comes after it.

check "parts_of_pay" {
  holds   = function(case) return case.benefits_in_kind + case.pay_of_other_jobs <= case.employment_income end,
  message = "benefits in kind of {benefits_in_kind} and pay of other jobs of {pay_of_other_jobs} are more than all pay",
}

check "pension_within_pay" {
  holds   = function(case) return case.pension_net_pay <= case.employment_income end,
  message = "pension contributions of {pension_net_pay} are more than the pay that they were deducted from",
}

check "pay_of_period_within_year" {
  holds   = function(case) return case.period_pay <= case.employment_income or case.employment_income <= 0 end,
  message = "the pay of one period, {period_pay}, is more than the pay of the year",
}

check "tax_within_pay" {
  holds   = function(case) return case.tax_deducted_from_pay <= case.employment_income + case.pension_income end,
  message = "income tax of {tax_deducted_from_pay} is more than the pay and pensions that it was deducted from",
}

check "student_loans_within_pay" {
  holds   = function(case) return case.student_loans_taken_from_pay <= case.employment_income end,
  message = "student loans of {student_loans_taken_from_pay} are more than the pay that they were taken from",
}

check "return_after_year" {
  holds   = function(case) return case.filed > date(case.year + 1, 4, 5) end,
  message = "the return was filed on {filed}, before its tax year ended",
}
