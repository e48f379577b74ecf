-- What people read of total_income.lua.

words "home_working_deduction_a_week" {
  label = "Deduction of an employee for a week in which work had to be done at home",
}

words "home_working_weeks" {
  label   = "Weeks of required work at home",
  ask     = "In how many weeks did you have to work at home at your own cost?",
  help    = "Weeks in which you had to work at home and the employer did not pay for it. The flat rate is deducted.",
  aliases = { "weeks_at_home", "weeks_worked_at_home" },
}

words "employment_expenses" {
  label   = "Expenses of the job",
  ask     = "How much did you spend on your job in {year} that the employer did not pay back?",
  help    = "What had to be spent to do the work: professional fees and subscriptions, tools, uniforms and their "
    .. "washing (HMRC has flat rates), travel for work but not to it, mileage up to the approved rates. Not work at "
    .. "home. Boxes 17 to 20 of the page Employment (SA102).",
  aliases = { "job_expenses" },
}

words "taxable_pay_of_employments" {
  label = "Taxable pay",
  help  = "With the benefits of a company car and van.",
}

words "non_savings_income" {
  label = "Income other than savings and dividends",
}

words "non_savings_income_at_choice" {
  label = "Income other than savings and dividends that may be left to tax",
  help  = "From 2027/28 allowances go first to income other than property, savings and dividends.",
}

words "taxed_interest" {
  label = "Savings income",
}

words "dividends_before_tax" {
  label = "Dividend income",
  help  = "In 2015/16 with the tax credit.",
}

words "total_income" {
  label = "Total income",
  help  = "Less losses of earlier years that are set against profits of the same kind.",
}

words "adjusted_net_income" {
  label = "Adjusted net income",
  help  = "Total income less losses and other reliefs, gifts under Gift Aid and pension contributions with relief at "
    .. "source, both before tax. Relief for benefits of a trade union does not lower it.",
}
