-- The home carer credit, before the choice between it and the increased band.

parameter "home_carer_credit" {
  label  = "Home carer credit",
  source = "TCA 1997 s. 466A; Finance Act 2008, Finance Act 2011, Finance Acts 2015-2019, 2022-2024",
  type   = money, per = "year",
  every  = "year",
  announced = "Budget, October; Finance Act, December",
  since  = {
    ["2002-01-01"] = 770, ["2003-01-01"] = unchanged, ["2004-01-01"] = unchanged, ["2005-01-01"] = unchanged,
    ["2006-01-01"] = unchanged, ["2007-01-01"] = unchanged, ["2008-01-01"] = 900, ["2009-01-01"] = unchanged,
    ["2010-01-01"] = unchanged, ["2011-01-01"] = 810, ["2012-01-01"] = unchanged, ["2013-01-01"] = unchanged,
    ["2014-01-01"] = unchanged, ["2015-01-01"] = unchanged, ["2016-01-01"] = 1000, ["2017-01-01"] = 1100,
    ["2018-01-01"] = 1200, ["2019-01-01"] = 1500, ["2020-01-01"] = 1600, ["2021-01-01"] = unchanged,
    ["2022-01-01"] = unchanged, ["2023-01-01"] = 1700, ["2024-01-01"] = 1800, ["2025-01-01"] = 1950,
    ["2026-01-01"] = unchanged,
  },
  -- Budget 2027, Tax Policy Changes; not law before the Finance Act.
  projected = { ["2027-01-01"] = 2050 },
}

parameter "home_carer_income_limit" {
  source = "TCA 1997 s. 466A(6); Finance Act 2015 (7,200)",
  type   = money, per = "year",
  until_changed = true,
  since  = { ["2002-01-01"] = 5080, ["2016-01-01"] = 7200 },
}

rule "carer_income" {
  source  = "TCA 1997 s. 466A(6)",
  type    = money, per = "year",
  compute = function(case)
    return min(case.gross_income - case.carers_allowance, case.spouse.gross_income - case.spouse.carers_allowance)
  end,
}

rule "home_carer_credit_available" {
  source  = "TCA 1997 s. 466A",
  type    = money, per = "year",
  compute = function(case, law)
    if not (case.is_couple and case.home_carer) then return 0 end
    local excess = max(0, case.carer_income - law.home_carer_income_limit)
    local credit = round(law.home_carer_credit - excess / 2, 0.01)
    return credit > 0 and credit or case.home_carer_credit_previous_year
  end,
}

example "Revenue, income of the carer between the limits, 2024" {
  year   = 2024,
  given  = { marital_status = "married", home_carer = true, salary = 40000, spouse_salary = 8200 },
  expect = { carer_income = 8200, home_carer_credit_available = 1300 },
  source = "Revenue, Home carer tax credit rates, sliding scale 2024",
}

example "Minister for Finance, one income of 100,000 and a home carer, 2022" {
  year      = 2022,
  given     = { marital_status = "married", home_carer = true, salary = 100000 },
  expect    = { home_carer_credit = 1600, income_tax = 24140, prsi = 4000, usc = 4836 },
  tolerance = 1,
  source    = "Minister for Finance, written answer of 10 November 2022",
}
