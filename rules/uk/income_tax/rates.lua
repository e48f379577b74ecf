-- The rates of income tax. Limits are limits of taxable income, that is after the allowances.

parameter "rates" {
  source = "ITA 2007 ss. 6, 10, 20 and the Finance Act of each year; FA 2023 s. 6 (higher rate limit); FA 2026 s. 2",
  note   = "Of income other than savings and dividends in England and Northern Ireland, in Wales to 2018/19; from "
    .. "2027/28 other than property too. Everybody's savings and dividends go by the limits, fixed to 2030/31.",
  type   = bands { name = choice { "basic", "higher", "additional" }, upto = money, rate = rate }, per = "year",
  until_changed = true,
  since  = {
    ["2015-04-06"] = {
      { name = "basic", upto = 31785, rate = 0.20 }, { name = "higher", upto = 150000, rate = 0.40 },
      { name = "additional", rate = 0.45 },
    },
    ["2016-04-06"] = {
      { name = "basic", upto = 32000, rate = 0.20 }, { name = "higher", upto = 150000, rate = 0.40 },
      { name = "additional", rate = 0.45 },
    },
    ["2017-04-06"] = {
      { name = "basic", upto = 33500, rate = 0.20 }, { name = "higher", upto = 150000, rate = 0.40 },
      { name = "additional", rate = 0.45 },
    },
    ["2018-04-06"] = {
      { name = "basic", upto = 34500, rate = 0.20 }, { name = "higher", upto = 150000, rate = 0.40 },
      { name = "additional", rate = 0.45 },
    },
    ["2019-04-06"] = {
      { name = "basic", upto = 37500, rate = 0.20 }, { name = "higher", upto = 150000, rate = 0.40 },
      { name = "additional", rate = 0.45 },
    },
    ["2021-04-06"] = {
      { name = "basic", upto = 37700, rate = 0.20 }, { name = "higher", upto = 150000, rate = 0.40 },
      { name = "additional", rate = 0.45 },
    },
    ["2023-04-06"] = {
      { name = "basic", upto = 37700, rate = 0.20 }, { name = "higher", upto = 125140, rate = 0.40 },
      { name = "additional", rate = 0.45 },
    },
  },
}

parameter "welsh_rates" {
  source = "ITA 2007 ss. 6B, 11B; Government of Wales Act 2006 s. 116D; Welsh rate resolutions of each year",
  note   = "Never yet different from 10 % in each band.",
  type   = record { less = rate, rates = list(rate) },
  every  = "year",
  announced = "Welsh rate resolution, January to March",
  since  = {
    ["2019-04-06"] = { less = 0.10, rates = { 0.10, 0.10, 0.10 } }, ["2020-04-06"] = unchanged,
    ["2021-04-06"] = unchanged, ["2022-04-06"] = unchanged, ["2023-04-06"] = unchanged,
    ["2024-04-06"] = revised { ["2024-03-05"] = { less = 0.10, rates = { 0.10, 0.10, 0.10 } } },   -- NDM8501
    ["2025-04-06"] = unchanged,
    ["2026-04-06"] = revised { ["2026-01-27"] = { less = 0.10, rates = { 0.10, 0.10, 0.10 } } },   -- NDM9117
  },
}

parameter "savings_rates" {
  source = "ITA 2007 ss. 7A, 11D; before 2017/18 ss. 6, 10; FA 2026 s. 5",
  type   = list(rate),
  until_changed = true,
  since  = {
    ["2015-04-06"] = { 0.20, 0.40, 0.45 },
    ["2027-04-06"] = revised { ["2026-03-18"] = { 0.22, 0.42, 0.47 } },
  },
}

parameter "property_has_rates" {
  source = "ITA 2007 ss. 6D, 11CA; FA 2026 s. 6",
  note   = "Not that of Scottish taxpayers.",
  type   = boolean,
  until_changed = true,
  since  = { ["2015-04-06"] = false, ["2027-04-06"] = revised { ["2026-03-18"] = true } },
}

parameter "property_rates" {
  source = "ITA 2007 ss. 6D, 11CA; FA 2026 s. 6, Sch. 1",
  note   = "Apart from Scottish taxpayers. Before 2027/28 property income bore the rates of other income.",
  type   = list(rate),
  until_changed = true,
  since  = { ["2027-04-06"] = revised { ["2026-03-18"] = { 0.22, 0.42, 0.47 } } },
}

parameter "dividend_rates" {
  source = "ITA 2007 s. 8 and the Finance Acts that changed it; FA 2016 s. 5; FA 2026 s. 4",
  type   = list(rate),
  until_changed = true,
  since  = {
    ["2015-04-06"] = { 0.10, 0.325, 0.375 },
    ["2016-04-06"] = { 0.075, 0.325, 0.381 },
    ["2022-04-06"] = { 0.0875, 0.3375, 0.3935 },
    ["2026-04-06"] = revised { ["2026-03-18"] = { 0.1075, 0.3575, 0.3935 } },
  },
}

parameter "starting_rate_limit_for_savings" {
  source = "ITA 2007 ss. 7, 12",
  note   = "Savings income up to it is taxed at 0 %, as far as no other taxable income lies below it.",
  type   = money, per = "year",
  until_changed = true,
  since  = { ["2015-04-06"] = 5000 },
}

parameter "savings_allowance" {
  source = "ITA 2007 ss. 12A, 12B; FA 2016 s. 4",
  type   = record { basic = money, higher = money, additional = money }, per = "year",
  until_changed = true,
  since  = {
    ["2015-04-06"] = { basic = 0, higher = 0, additional = 0 },
    ["2016-04-06"] = { basic = 1000, higher = 500, additional = 0 },
  },
}

parameter "dividend_allowance" {
  source = "ITA 2007 s. 13A and the Finance Acts that changed it; FA 2016 s. 5",
  type   = money, per = "year",
  until_changed = true,
  since  = {
    ["2015-04-06"] = 0, ["2016-04-06"] = 5000, ["2018-04-06"] = 2000, ["2023-04-06"] = 1000, ["2024-04-06"] = 500,
  },
}

parameter "dividend_tax_credit" {
  source = "ITTOIA 2005 ss. 397, 398 (repealed by FA 2016 s. 5)",
  note   = "A ninth of the dividend; set off against tax and never repaid.",
  type   = rate,
  until_changed = true,
  since  = { ["2015-04-06"] = 0.10, ["2016-04-06"] = 0 },
}
