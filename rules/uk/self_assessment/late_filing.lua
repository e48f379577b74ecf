-- Penalties for a late return (FA 2009 Sch. 55). The penalty date is the day after the last day for the return.


parameter "late_filing_penalties" {
  source = "FA 2009 Sch. 55 paras. 3 to 6",
  type   = record { at_once = money, a_day = money, days = count(366), share = rate, least = money },
  per    = { at_once = "once", a_day = "day", least = "once" },
  note   = "At once; a day after three months, so many days; after six and again after twelve months a share of the "
    .. "tax, and the least that it is.",
  until_changed = true,
  since  = { ["2015-04-06"] = { at_once = 100, a_day = 10, days = 90, share = 0.05, least = 300 } },
}

parameter "late_online_returns_excused_to" {
  source = "HMRC statements of 25 January 2021 and 6 January 2022",
  note   = "0: not excused.",
  type   = count(29),
  until_changed = true,
  since  = { ["2015-04-06"] = 0, ["2019-04-06"] = 28, ["2021-04-06"] = 0 },
}

input "filed" {
  type    = date,
  section = "Late return",
  source  = "FA 2009 Sch. 55 para. 1",
}

input "online" {
  type    = boolean,
  default = true,
  section = "Late return",
  source  = "TMA 1970 s. 8(1D)",
}

input "tax_in_return" {
  type    = money, per = "year",
  min     = 0,
  section = "Late return",
  source  = "FA 2009 Sch. 55 paras. 5, 6",
}

input "in_making_tax_digital" {
  type    = boolean,
  default = false,
  section = "Late return",
  source  = "SI 2021/1076; FA 2021 Sch. 24",
  ask_if  = function(case) return case.year >= 2026 end,
}

rule "late_filing_penalty" {
  section = "Late return",
  source  = "FA 2009 Sch. 55 paras. 3 to 6",
  type    = money, per = "once",
  to      = "2027-04-05",
  compute = function(case, law)
    if case.in_making_tax_digital then error("penalty points of Making Tax Digital are not covered") end
    local terms, excused, year = law.late_filing_penalties, law.late_online_returns_excused_to, case.year + 2
    local due, third, sixth, twelfth
    if case.online then
      due = excused > 0 and date(year, 2, excused) or date(year, 1, 31)
      third, sixth, twelfth = date(year, 4, 30), date(year, 7, 31), date(year + 1, 1, 31)
    else
      due = date(year - 1, 10, 31)
      third, sixth, twelfth = date(year, 1, 31), date(year, 4, 30), date(year, 10, 31)
    end
    if case.filed <= due then return 0 end
    local days = case.filed - third
    local penalty = terms.at_once + clamp(days, 0, terms.days) * terms.a_day
    local by_tax = max(terms.least, floor(case.tax_in_return * terms.share, 0.01))
    if case.filed > sixth then penalty = penalty + by_tax end
    if case.filed > twelfth then penalty = penalty + by_tax end
    return penalty
  end,
}
