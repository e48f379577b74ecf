-- What people read of limits.lua.

words "basic_rate_limit" {
  label = "Basic rate limit",
  help  = "Of taxable income, raised by gifts and pension contributions. Everybody's savings and dividends go by it.",
}

words "higher_rate_limit" {
  label = "Higher rate limit",
  help  = "Of taxable income, raised by gifts and pension contributions.",
}

words "savings_allowance_due" {
  label = "Savings allowance",
  help  = "By the UK limits of the rates, whatever the country, and counting income at nil rates.",
}
