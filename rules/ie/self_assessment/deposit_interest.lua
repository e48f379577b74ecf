-- Deposit interest retention tax, which the bank takes. It is final for income tax.

local dated = require "dated"

parameter "deposit_interest_rates" {
  label  = "Rate of deposit interest retention tax, by day of payment",
  source = "TCA 1997 s. 256; Finance Acts 2008-2016",
  since  = {
    ["2002-01-01"] = {
      { from = "2002-01-01", value = 0.20 }, { from = "2009-01-01", value = 0.23 },
      { from = "2009-04-08", value = 0.25 }, { from = "2011-01-01", value = 0.27 },
      { from = "2012-01-01", value = 0.30 }, { from = "2013-01-01", value = 0.33 },
      { from = "2014-01-01", value = 0.41 }, { from = "2017-01-01", value = 0.39 },
      { from = "2018-01-01", value = 0.37 }, { from = "2019-01-01", value = 0.35 },
      { from = "2020-01-01", value = 0.33 },
    },
  },
}

input "deposit_interest" { label = "Interest on deposits", type = money, min = 0, section = "Deposit interest" }

input "deposit_interest_date" {
  label   = "Day on which the interest was paid",
  type    = date,
  section = "Deposit interest",
  help    = "Needed for 2009, whose rate changed on 8 April.",
  ask_if  = function(case) return case.year == 2009 end,
}

rule "dirt" {
  label   = "Deposit interest retention tax",
  help    = "Final for income tax, and no USC is due. People of 65 or over whose income is exempt may have it back. "
    .. "Who makes a return pays PRSI on the interest, which prsi does not include.",
  source  = "TCA 1997 s. 256",
  type    = money,
  compute = function(case, law)
    local function rate_on(day) return dated.value(law.deposit_interest_rates, day) end
    local rate = rate_on(date(case.year, 12, 31))
    if rate ~= rate_on(date(case.year, 1, 1)) then
      if not eq(case.deposit_interest_date.year, case.year) then error("the day of payment is not in the tax year") end
      rate = rate_on(case.deposit_interest_date)
    end
    return round(case.deposit_interest * rate, 0.01)
  end,
}

example "Interest paid in March and in May 2009" {
  year   = 2009,
  given  = { deposit_interest = 1000, deposit_interest_date = "2009-04-07" },
  expect = { dirt = 230 },
  source = "TCA 1997 s. 256: 23 % to 7 April, 25 % from 8 April 2009",
}
