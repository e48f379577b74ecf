-- What the payroll knows of one payment of wages.

input "period_pay" {
  label   = "Pay of the period",
  type    = money, per = "varies",
  min     = 0,
  section = "Payroll",
  help    = "Pay for National Insurance of one week, month or other pay period, or of a director's year: before tax "
    .. "and before pension contributions, but after salary sacrifice.",
  source  = "SSCBA 1992 s. 3",
}

input "pay_period" {
  label   = "Pay period",
  type    = choice {
    "week", "fortnight", "four_weeks", "month", "year",
    labels  = {
      week = "Week", fortnight = "Two weeks", four_weeks = "Four weeks", month = "Month", year = "Year",
    },
    aliases = {
      week = { "weekly" }, fortnight = { "fortnightly" }, four_weeks = { "four-weekly", "lunar" },
      month = { "monthly" }, year = { "yearly", "annual" },
    },
  },
  section = "Payroll",
  help    = "How often you are paid.",
  source  = "SI 2001/1004 regs. 2 to 9",
  aliases = { "pay_frequency" },
}

input "pay_day" {
  label   = "Day of payment",
  type    = date,
  section = "Payroll",
  help    = "The day on which the pay was paid, in the tax year: it decides which thresholds and rates hold.",
  source  = "SSCBA 1992 ss. 6, 8, 9",
  aliases = { "pay_date", "payday" },
}

input "ni_category" {
  label   = "National Insurance category",
  type    = choice {
    "A", "B", "C", "D", "E", "F", "H", "I", "J", "K", "L", "M", "N", "S", "V", "X", "Z",
    labels  = {
      A = "A: employees without another letter", B = "B: married women, reduced rate",
      C = "C: over state pension age", D = "D: investment zone, deferment",
      E = "E: investment zone, reduced rate", F = "F: freeport", H = "H: apprentice under 25",
      I = "I: freeport, reduced rate", J = "J: deferment", K = "K: investment zone, over state pension age",
      L = "L: freeport, deferment", M = "M: under 21", N = "N: investment zone",
      S = "S: freeport, over state pension age", V = "V: veteran in the first year", X = "X: no contributions",
      Z = "Z: under 21, deferment",
    },
  },
  default = "A",
  ask     = "What is the National Insurance letter on your payslip?",
  section = "Payroll",
  help    = "The letter on the payslip.",
  source  = "SSCBA 1992 ss. 8, 9, 9A, 9B; SI 2001/1004 regs. 84, 131; NICA 2022 ss. 1 to 7",
  aliases = { "ni_letter", "category_letter" },
}

input "over_state_pension_age" {
  label   = "Over state pension age",
  type    = boolean,
  default = false,
  ask     = "Are you over state pension age?",
  section = "Payroll",
  help    = "On the day of payment. No contributions are taken from your pay then; your employer's go on.",
  source  = "SSCBA 1992 s. 6(3)",
}

input "director" {
  label   = "Director of the company",
  type    = boolean,
  default = false,
  section = "Payroll",
  source  = "SI 2001/1004 reg. 8",
}

input "director_weeks" {
  label   = "Weeks as a director from the appointment to the end of the tax year",
  type    = count(52),
  min     = 1,
  default = 52,
  section = "Payroll",
  help    = "52 for who was one when the tax year began; else 53 less the tax week of the appointment, at least 1. The "
    .. "first tax week begins on 6 April. Who ceases to be one in the year keeps the whole year.",
  source  = "SI 2001/1004 reg. 8(2), (3); HMRC NIM12022",
  ask_if  = function(case) return case.director end,
}

input "director_method" {
  label   = "Method for a director's contributions",
  type    = choice {
    "annual", "alternative",
    labels = { annual = "On earnings to date", alternative = "By pay period, put right with the last payment" },
  },
  default = "annual",
  section = "Payroll",
  source  = "SI 2001/1004 reg. 8(2), (6)",
  ask_if  = function(case) return case.director end,
}

input "last_payment_of_year" {
  label   = "Last payment of the tax year",
  type    = boolean,
  section = "Payroll",
  source  = "SI 2001/1004 reg. 8(6)",
  ask_if  = function(case) return case.director and case.director_method == "alternative" end,
}

input "earnings_before" {
  label   = "Pay of the tax year as a director, before this payment",
  type    = money, per = "year",
  min     = 0,
  section = "Payroll",
  source  = "SI 2001/1004 reg. 8",
  ask_if  = function(case) return case.director and case.pay_period ~= "year" end,
}

input "employee_ni_before" {
  label   = "Contributions of the tax year taken from that pay",
  type    = money, per = "year",
  section = "Payroll",
  source  = "SI 2001/1004 reg. 8",
  ask_if  = function(case) return case.director and case.pay_period ~= "year" end,
}

input "employer_ni_before" {
  label   = "Employer's contributions of the tax year on that pay",
  type    = money, per = "year",
  section = "Payroll",
  source  = "SI 2001/1004 reg. 8",
  ask_if  = function(case) return case.director and case.pay_period ~= "year" end,
}
