-- Rates, bands and exemption limits of income tax.

parameter "standard_rate" {
  source = "TCA 1997 s. 15",
  type   = rate,
  until_changed = true,
  since  = { ["2002-01-01"] = 0.20 },
}

parameter "higher_rate" {
  source = "TCA 1997 s. 15; Finance Act 2007 (41 %), Finance Act 2014 (40 %)",
  type   = rate,
  until_changed = true,
  since  = { ["2002-01-01"] = 0.42, ["2007-01-01"] = 0.41, ["2015-01-01"] = 0.40 },
}

parameter "single_band" {
  source = "TCA 1997 s. 15, Table; Finance Acts 2002-2006, Finance Act 2007, Finance Act 2008 and Sch. 1, "
    .. "Finance (No. 2) Act 2008 s. 4, Finance Act 2011, Finance Acts 2014, 2017, 2018, 2021-2024",
  type   = money, per = "year",
  every  = "year",
  announced = "Budget, October; Finance Act, December",
  since  = {
    ["2002-01-01"] = 28000, ["2003-01-01"] = unchanged, ["2004-01-01"] = unchanged, ["2005-01-01"] = 29400,
    ["2006-01-01"] = 32000, ["2007-01-01"] = 34000, ["2008-01-01"] = 35400, ["2009-01-01"] = 36400,
    ["2010-01-01"] = unchanged, ["2011-01-01"] = 32800, ["2012-01-01"] = unchanged, ["2013-01-01"] = unchanged,
    ["2014-01-01"] = unchanged, ["2015-01-01"] = 33800, ["2016-01-01"] = unchanged, ["2017-01-01"] = unchanged,
    ["2018-01-01"] = 34550, ["2019-01-01"] = 35300, ["2020-01-01"] = unchanged, ["2021-01-01"] = unchanged,
    ["2022-01-01"] = 36800, ["2023-01-01"] = 40000, ["2024-01-01"] = 42000, ["2025-01-01"] = 44000,
    ["2026-01-01"] = unchanged,
  },
  -- Budget 2027, Tax Policy Changes; not law before the Finance Act.
  projected = { ["2027-01-01"] = 46500 },
}

parameter "child_carer_band_increase" {
  source = "TCA 1997 s. 15, Table, Part 2",
  type   = money, per = "year",
  until_changed = true,
  since  = { ["2002-01-01"] = 4000 },
}

parameter "married_band_increase" {
  source = "TCA 1997 s. 15, Table, Part 3",
  type   = money, per = "year",
  until_changed = true,
  since  = { ["2002-01-01"] = 9000 },
}

parameter "second_income_band_limit" {
  source = "TCA 1997 s. 15(3); Finance Act 2006, Finance Act 2007, Finance Act 2008 and Sch. 1, "
    .. "Finance (No. 2) Act 2008 s. 4, Finance Act 2011, Finance Acts 2014, 2017, 2018, 2021-2024",
  type   = money, per = "year",
  every  = "year",
  announced = "Budget, October; Finance Act, December",
  since  = {
    ["2002-01-01"] = 19000, ["2003-01-01"] = unchanged, ["2004-01-01"] = unchanged, ["2005-01-01"] = 20400,
    ["2006-01-01"] = 23000, ["2007-01-01"] = 25000, ["2008-01-01"] = 26400, ["2009-01-01"] = 27400,
    ["2010-01-01"] = unchanged, ["2011-01-01"] = 23800, ["2012-01-01"] = unchanged, ["2013-01-01"] = unchanged,
    ["2014-01-01"] = unchanged, ["2015-01-01"] = 24800, ["2016-01-01"] = unchanged, ["2017-01-01"] = unchanged,
    ["2018-01-01"] = 25550, ["2019-01-01"] = 26300, ["2020-01-01"] = unchanged, ["2021-01-01"] = unchanged,
    ["2022-01-01"] = 27800, ["2023-01-01"] = 31000, ["2024-01-01"] = 33000, ["2025-01-01"] = 35000,
    ["2026-01-01"] = unchanged,
  },
  -- Budget 2027, Tax Policy Changes; not law before the Finance Act.
  projected = { ["2027-01-01"] = 37500 },
}

parameter "age_exemption" {
  source = "TCA 1997 s. 188(2); Finance Acts 2002-2008, Finance Act 2011; Budget 2003, Annex A(v) (2002: a couple "
    .. "with 30,000 pays 1,600, 40 % of 4,000)",
  type   = record { single = money, married = money }, per = "year",
  note   = "Finance Act 2001 had set 10,793 and 21,586 for 2002, which Finance Act 2002 replaced before the year "
    .. "ended.",
  until_changed = true,
  since  = {
    ["2002-01-01"] = { single = 13000, married = 26000 },
    ["2003-01-01"] = { single = 15000, married = 30000 },
    ["2004-01-01"] = { single = 15500, married = 31000 },
    ["2005-01-01"] = { single = 16500, married = 33000 },
    ["2006-01-01"] = { single = 17000, married = 34000 },
    ["2007-01-01"] = { single = 19000, married = 38000 },
    ["2008-01-01"] = { single = 20000, married = 40000 },
    ["2011-01-01"] = { single = 18000, married = 36000 },
  },
}

parameter "age_exemption_per_child" {
  source = "TCA 1997 s. 188(2B)",
  type   = record { first_two = money, further = money }, per = "year",
  until_changed = true,
  since  = { ["2002-01-01"] = { first_two = 575, further = 830 } },
}

parameter "exemption_age" {
  source = "TCA 1997 ss. 188(2), 464",
  type   = count(130),
  until_changed = true,
  since  = { ["2002-01-01"] = 65 },
}

parameter "marginal_relief_rate" {
  source = "TCA 1997 s. 188(5)",
  type   = rate,
  note   = "It stayed at 40 % while the higher rate was 42 % and 41 %.",
  until_changed = true,
  since  = { ["2002-01-01"] = 0.40 },
}

parameter "marginal_relief_span" {
  source = "TCA 1997 s. 188(5)",
  type   = number,
  until_changed = true,
  since  = { ["2002-01-01"] = 2 },
}
