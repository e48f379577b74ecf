-- Penalties for a balancing payment that comes late (FA 2009 Sch. 56). Interest runs besides.


parameter "late_payment_penalties" {
  source = "FA 2009 Sch. 56 paras. 1, 3",
  type   = record { days = count(366), second = count(12), third = count(12), share = rate },
  note   = "The months begin with the day of the first penalty.",
  until_changed = true,
  since  = { ["2015-04-06"] = { days = 30, second = 5, third = 11, share = 0.05 } },
}

parameter "late_payments_excused_to_april" {
  source = "HMRC statements of 19 February 2021 and 6 January 2022",
  type   = boolean,
  until_changed = true,
  since  = { ["2015-04-06"] = false, ["2019-04-06"] = true, ["2021-04-06"] = false },
}

input "paid_late_on" {
  type    = date,
  section = "Late payment",
  source  = "FA 2009 Sch. 56 para. 1",
}

input "paid_late" {
  type    = money, per = "once",
  min     = 0,
  section = "Late payment",
  source  = "FA 2009 Sch. 56 para. 3",
}

rule "late_payment_penalty" {
  section = "Late payment",
  source  = "FA 2009 Sch. 56 para. 3",
  type    = money, per = "once",
  to      = "2027-04-05",
  compute = function(case, law)
    if case.in_making_tax_digital then error("penalties for late payment in Making Tax Digital are not covered") end
    local terms, year = law.late_payment_penalties, case.year + 2
    local first = date(year, 1, 31) + terms.days + 1   -- the day after the thirtieth day after 31 January
    local penalties = 0
    if case.paid_late_on >= first then penalties = 1 end
    if law.late_payments_excused_to_april and case.paid_late_on <= date(year, 4, 1) then penalties = 0 end
    if case.paid_late_on >= add_months(first, terms.second) then penalties = penalties + 1 end
    if case.paid_late_on >= add_months(first, terms.third) then penalties = penalties + 1 end
    return penalties * floor(case.paid_late * terms.share, 0.01)
  end,
}
