-- What payroll deducted as income levy in 2009: other rates from May on, week by week. The levy due for the year
-- is charged at composite rates, so the two differ a little.

local slices = require "lib.bands"

parameter "income_levy_payroll" {
  source = "Finance (No. 2) Act 2008 (January to April), Finance Act 2009 (from May); Revenue eBrief 15/10",
  type   = list(record { weeks = count(52), exempt = money, bands = bands { width = money, rate = rate } }),
  per    = "week",
  until_changed = true,
  since  = {
    ["2009-01-01"] = {
      {
        weeks = 18, exempt = 352,
        bands = { { width = 1925, rate = 0.01 }, { width = 2885, rate = 0.02 }, { rate = 0.03 } },
      },
      {
        weeks = 34, exempt = 289,
        bands = { { width = 1443, rate = 0.02 }, { width = 1922, rate = 0.04 }, { rate = 0.06 } },
      },
    },
  },
}

rule "income_levy_deducted" {
  source  = "TCA 1997 Part 18A",
  type    = money, per = "year",
  from    = "2009-01-01",
  to      = "2009-12-31",
  compute = function(case, law)
    local weekly, deducted = case.employment_income / 52, 0
    for _, period in ipairs(law.income_levy_payroll) do
      if weekly > period.exempt then
        deducted = deducted + period.weeks * slices.tax(slices.of_widths(period.bands), weekly)
      end
    end
    return round(deducted, 0.01)
  end,
}

example "1,980 a week through 2009" {
  year   = 2009,
  given  = { salary = 102960 },
  expect = { income_levy_deducted = 2077.86 },
  source = "McDowell Accountants, after Revenue eBrief 15/10",
}
