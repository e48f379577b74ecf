-- What people read of thresholds.lua.

words "student_loan_thresholds" {
  label = "Income of a year above which student loans are repaid, by plan",
}

words "student_loan_rates" {
  label = "Share of income above the threshold that is repaid",
}
