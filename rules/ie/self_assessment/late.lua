-- A late return and late payment.


parameter "late_return_surcharge" {
  label  = "Surcharge for a late return: by months late, share and greatest amount",
  source = "TCA 1997 s. 1084; Revenue, Pay and file system",
  type   = record {
    early = record { upto = number, rate = rate, greatest = money }, late = record { rate = rate, greatest = money },
  }, per = "year",
  until_changed = true,
  since  = {
    ["2002-01-01"] = {
      early = { upto = 2, rate = 0.05, greatest = 12695 },
      late  = { rate = 0.10, greatest = 63485 },
    },
  },
}

parameter "late_payment_interest_rates" {
  source = "TCA 1997 s. 1080; Revenue Tax Briefings 47 and 58 (2002), Finance Act 2005, Finance Act 2009 s. 29; "
    .. "O'Hanlon Tax, Rates of interest on tax",
  type   = list(record { from = date, rate = rate }),
  until_changed = true,
  for_the_year = "each day has the rate of its stretch of the table",
  since  = {
    ["2002-09-01"] = {
      { from = "2002-09-01", rate = 0.000322 }, { from = "2005-04-01", rate = 0.000273 },
      { from = "2009-07-01", rate = 0.000219 },
    },
  },
}

local function date_input(name, label, help)
  input(name) { label = label, type = date, section = "Self-assessment", help = help, source = "TCA 1997 s. 917EA" }
end

date_input("return_filed_on", "Day on which the return was made")
date_input("balance_paid_on", "Day on which the balance was paid")

input "files_online" {
  type    = boolean,
  default = false,
  section = "Self-assessment",
  source  = "TCA 1997 s. 917EA",
}

input "lpt_open" {
  type    = boolean,
  default = false,
  section = "Self-assessment",
  source  = "Finance (Local Property Tax) Act 2012 s. 38",
  ask_if  = function(case) return case.year >= 2012 end,
}

input "lpt_put_right" {
  type    = boolean,
  default = false,
  section = "Self-assessment",
  source  = "Finance (Local Property Tax) Act 2012 s. 38",
  ask_if  = function(case) return case.lpt_open end,
}

input "lpt_owed" {
  type    = money, per = "year",
  min     = 0,
  section = "Self-assessment",
  source  = "Finance (Local Property Tax) Act 2012 s. 38",
  ask_if  = function(case) return case.lpt_open and case.lpt_put_right end,
}

rule "tax_due" {
  section = "Self-assessment",
  source  = "TCA 1997 s. 1084",
  type    = money, per = "year",
  min     = 0,
  compute = function(case) return case.tax_payable end,
}

rule "tax_unpaid" {
  section = "Self-assessment",
  source  = "TCA 1997 s. 1080",
  type    = money, per = "year",
  min     = 0,
  compute = function(case) return max(0, case.balance_of_tax) end,
}

local function is_in_time(case, day)
  if day <= case.pay_and_file then return true end
  return case.files_online and day <= case.pay_and_file_online
end

rule "months_late" {
  section = "Self-assessment",
  source  = "TCA 1997 ss. 917EA, 1084",
  type    = count(600),
  compute = function(case)
    local filed, due = case.return_filed_on, case.pay_and_file
    if is_in_time(case, filed) then return 0 end
    -- It is due on the last day of a month.
    return 12 * (filed.year - due.year) + filed.month - due.month
  end,
}

rule "balance_due_from" {
  source  = "TCA 1997 ss. 958(4) (to 2012), 959AS",
  type    = date,
  compute = function(case)
    return case.preliminary_tax_paid < case.preliminary_tax and case.preliminary_tax_due or case.pay_and_file
  end,
}

rule "days_late" {
  section = "Self-assessment",
  source  = "TCA 1997 s. 1080",
  type    = count(20000),
  compute = function(case)
    local paid, due = case.balance_paid_on, case.balance_due_from
    if paid <= due or (due == case.pay_and_file and is_in_time(case, paid)) then return 0 end
    return paid - due
  end,
}

rule "late_return_surcharge" {
  source  = "TCA 1997 s. 1084; Finance (Local Property Tax) Act 2012 s. 38",
  type    = money, per = "year",
  compute = function(case, law)
    local early, late = law.late_return_surcharge.early, law.late_return_surcharge.late
    if case.months_late < 1 and not case.lpt_open then return 0 end
    local is_early = case.months_late >= 1 and case.months_late <= early.upto
    local terms = is_early and early or late
    local surcharge = round(min(case.tax_due * terms.rate, terms.greatest), 0.01)
    if case.months_late < 1 and case.lpt_put_right then return min(surcharge, case.lpt_owed) end
    return surcharge
  end,
}

rule "late_payment_interest" {
  source  = "TCA 1997 s. 1080",
  type    = money, per = "year",
  compute = function(case, law)
    local rate = 0
    for _, period in ipairs(law.late_payment_interest_rates) do
      if case.date >= date(period.from) then rate = period.rate end
    end
    return round(case.tax_unpaid * rate * case.days_late, 0.01)
  end,
}

rule "interest_on_balance" {
  source  = "TCA 1997 s. 1080",
  type    = money, per = "year",
  compute = function(case, law)
    if case.days_late < 1 then return 0 end
    local paid, due = case.balance_paid_on, case.balance_due_from
    local interest, before = 0, 0
    -- Each rate counts for all days from its own on, less the rate before it.
    for _, period in ipairs(law.late_payment_interest_rates) do
      local count = clamp(paid - date(period.from), 0, paid - due)
      interest = interest + case.tax_unpaid * (period.rate - before) * count
      before = period.rate
    end
    return round(interest, 0.01)
  end,
}

example "A return three months late, 2024" {
  year   = 2024,
  given  = { tax_due = 10000, months_late = 3, tax_unpaid = 10000, days_late = 30 },
  expect = { late_return_surcharge = 1000, late_payment_interest = 65.70 },
  source = "TCA 1997 ss. 1080, 1084: 10 %; 30 days at 0.0219 %",
}

example "Return and balance of 2008 on 2 January 2010" {
  year   = 2008,
  given  = {
    tax_payable = 10000, previous_year_tax = 6000, preliminary_tax_paid = 6000, return_filed_on = "2010-01-02",
    balance_paid_on = "2010-01-02",
  },
  expect = { months_late = 3, late_return_surcharge = 1000, days_late = 63, interest_on_balance = 55.19 },
  source = "TCA 1997 ss. 1080, 1084: 4,000 for 63 days after 31 October 2009 at 0.0219 %",
}
