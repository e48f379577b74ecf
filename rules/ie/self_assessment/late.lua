-- A late return and late payment.

parameter "late_return_surcharge" {
  label  = "Surcharge for a late return: by months late, share and greatest amount",
  source = "TCA 1997 s. 1084; Revenue, Pay and file system",
  since  = {
    ["2002-01-01"] = {
      early = { upto = 2, rate = 0.05, greatest = 12695 },
      late  = { rate = 0.10, greatest = 63485 },
    },
  },
}

parameter "late_payment_interest_per_day" {
  label  = "Interest on income tax paid late, for each day",
  source = "TCA 1997 s. 1080; Finance Act 2005, Finance Act 2009 s. 29",
  type   = rate,
  since  = { ["2005-04-01"] = 0.000273, ["2009-07-01"] = 0.000219 },
}

input "tax_due" {
  label   = "Tax of the late return",
  type    = money,
  min     = 0,
  section = "Self-assessment",
  help    = "The tax of the year, less what was deducted at source.",
}

input "months_late" {
  label   = "Months by which the return is late, begun ones counted",
  type    = count(600),
  section = "Self-assessment",
}

input "tax_unpaid" { label = "Tax paid late", type = money, min = 0, section = "Self-assessment" }

input "days_late" { label = "Days by which the payment is late", type = count(20000), section = "Self-assessment" }

rule "late_return_surcharge" {
  label   = "Surcharge for the late return",
  source  = "TCA 1997 s. 1084",
  type    = money,
  compute = function(case, law)
    if case.months_late < 1 then return 0 end
    local early, late = law.late_return_surcharge.early, law.late_return_surcharge.late
    local terms = case.months_late <= early.upto and early or late
    return round(min(case.tax_due * terms.rate, terms.greatest), 0.01)
  end,
}

rule "late_payment_interest" {
  label   = "Interest on tax paid late",
  help    = "At the daily rate in force on the date of the case. Days before July 2009 have another rate: ask for "
    .. "them apart, with a date.",
  source  = "TCA 1997 s. 1080",
  type    = money,
  compute = function(case, law)
    return round(case.tax_unpaid * law.late_payment_interest_per_day * case.days_late, 0.01)
  end,
}

example "A return three months late, 2024" {
  year   = 2024,
  given  = { tax_due = 10000, months_late = 3, tax_unpaid = 10000, days_late = 30 },
  expect = { late_return_surcharge = 1000, late_payment_interest = 65.70 },
  source = "TCA 1997 ss. 1080, 1084: 10 %; 30 days at 0.0219 %",
}
