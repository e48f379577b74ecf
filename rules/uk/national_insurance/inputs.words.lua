-- What people read of inputs.lua.

words "period_pay" {
  label = "Pay of the period",
  help  = "Pay for National Insurance of one week, month or other pay period, or of a director's year: before tax "
    .. "and before pension contributions, but after salary sacrifice.",
}

words "pay_period" {
  label   = "Pay period",
  help    = "How often you are paid.",
  aliases = { "pay_frequency" },
}

words "pay_day" {
  label   = "Day of payment",
  help    = "The day on which the pay was paid, in the tax year: it decides which thresholds and rates hold.",
  aliases = { "pay_date", "payday" },
}

words "ni_category" {
  label   = "National Insurance category",
  ask     = "What is the National Insurance letter on your payslip?",
  help    = "The letter on the payslip.",
  aliases = { "ni_letter", "category_letter" },
}

words "over_state_pension_age" {
  label = "Over state pension age",
  ask   = "Are you over state pension age?",
  help  = "On the day of payment. No contributions are taken from your pay then; your employer's go on.",
}

words "director" {
  label = "Director of the company",
}

words "director_weeks" {
  label = "Weeks as a director from the appointment to the end of the tax year",
  help  = "52 for who was one when the tax year began; else 53 less the tax week of the appointment, at least 1. The "
    .. "first tax week begins on 6 April. Who ceases to be one in the year keeps the whole year.",
}

words "director_method" {
  label = "Method for a director's contributions",
}

words "last_payment_of_year" {
  label = "Last payment of the tax year",
}

words "earnings_before" {
  label = "Pay of the tax year as a director, before this payment",
}

words "employee_ni_before" {
  label = "Contributions of the tax year taken from that pay",
}

words "employer_ni_before" {
  label = "Employer's contributions of the tax year on that pay",
}
