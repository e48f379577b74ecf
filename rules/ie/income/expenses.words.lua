-- What people read of expenses.lua.

words "remote_working_shares" {
  label = "Shares of household costs that were relieved for days worked at home, to 2021",
}

words "remote_working_share" {
  label = "Share of household costs, less the employer's payment, that is relieved for days worked at home",
}

words "remote_working_relief" {
  label = "Deduction for working from home",
  help  = "Shares of the costs, less what the employer paid.",
}

words "employment_expenses" {
  label = "Expenses of the employment",
  help  = "With the seafarer allowance; no more than the pay.",
}
