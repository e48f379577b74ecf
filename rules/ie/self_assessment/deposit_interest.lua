-- Deposit interest retention tax, which the bank takes. It is final for income tax.

parameter "deposit_interest_rate" {
  source = "TCA 1997 s. 256; Finance Acts 2008-2016",
  type   = rate,
  until_changed = true,
  since  = {
    ["2002-01-01"] = 0.20, ["2009-01-01"] = 0.23, ["2009-04-08"] = 0.25, ["2011-01-01"] = 0.27, ["2012-01-01"] = 0.30,
    ["2013-01-01"] = 0.33, ["2014-01-01"] = 0.41, ["2017-01-01"] = 0.39, ["2018-01-01"] = 0.37, ["2019-01-01"] = 0.35,
    ["2020-01-01"] = 0.33,
  },
}

input "deposit_interest" {
  label = "Interest on deposits", type = money, per = "year", min = 0, section = "Deposit interest",
}

input "deposit_interest_date" {
  type    = date,
  section = "Deposit interest",
  ask_if  = function(case) return case.year == 2009 end,
}

rule "dirt" {
  source  = "TCA 1997 s. 256",
  type    = money, per = "year",
  compute = function(case, law)
    local day = date(case.year, 12, 31)
    if law.on(day).deposit_interest_rate ~= law.on(date(case.year, 1, 1)).deposit_interest_rate then
      day = case.deposit_interest_date
      if day < date(case.year, 1, 1) or day > date(case.year, 12, 31) then
        error("the day of payment is not in the tax year")
      end
    end
    return round(case.deposit_interest * law.on(day).deposit_interest_rate, 0.01)
  end,
}

example "Interest paid in March and in May 2009" {
  year   = 2009,
  given  = { deposit_interest = 1000, deposit_interest_date = "2009-04-07" },
  expect = { dirt = 230 },
  source = "TCA 1997 s. 256: 23 % to 7 April, 25 % from 8 April 2009",
}
