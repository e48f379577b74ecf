-- Credits for bringing up a child alone, and for incapacitated children.

parameter "one_parent_family_credit" {
  label  = "One-parent family credit",
  source = "TCA 1997 s. 462; Finance Acts 2002 and 2005-2008 Sch. 1, Finance Act 2011 s. 6",
  type   = money, per = "year",
  until_changed = true,
  since  = {
    ["2002-01-01"] = 1520, ["2005-01-01"] = 1580, ["2006-01-01"] = 1630, ["2007-01-01"] = 1760,
    ["2008-01-01"] = 1830, ["2011-01-01"] = 1650,
  },
}

rule "one_parent_family_credit" {
  source  = "TCA 1997 s. 462",
  type    = money, per = "year",
  to      = "2013-12-31",
  compute = function(case, law) return case.is_child_carer and law.one_parent_family_credit or 0 end,
}

parameter "single_person_child_carer_credit" {
  label  = "Single person child carer credit",
  source = "TCA 1997 s. 462B; Finance (No. 2) Act 2013, Finance (No. 2) Act 2023, Finance Act 2024",
  type   = money, per = "year",
  every  = "year",
  announced = "Budget, October; Finance Act, December",
  since  = {
    ["2014-01-01"] = 1650, ["2015-01-01"] = unchanged, ["2016-01-01"] = unchanged, ["2017-01-01"] = unchanged,
    ["2018-01-01"] = unchanged, ["2019-01-01"] = unchanged, ["2020-01-01"] = unchanged, ["2021-01-01"] = unchanged,
    ["2022-01-01"] = unchanged, ["2023-01-01"] = unchanged, ["2024-01-01"] = 1750, ["2025-01-01"] = 1900,
    ["2026-01-01"] = unchanged,
  },
  -- Budget 2027, Tax Policy Changes; not law before the Finance Act.
  projected = { ["2027-01-01"] = unchanged },
}

rule "single_person_child_carer_credit" {
  source  = "TCA 1997 s. 462B",
  type    = money, per = "year",
  from    = "2014-01-01",
  compute = function(case, law) return case.is_child_carer and law.single_person_child_carer_credit or 0 end,
}

parameter "incapacitated_child_credit" {
  label  = "Incapacitated child credit, for each child",
  source = "TCA 1997 s. 465; Finance Acts 2002 and 2005-2008 Sch. 1, Finance Act 2011 s. 6, Finance (No. 2) Act 2023, "
    .. "Finance Act 2024",
  type   = money, per = "year",
  every  = "year",
  announced = "Budget, October; Finance Act, December",
  since  = {
    ["2002-01-01"] = 500, ["2003-01-01"] = unchanged, ["2004-01-01"] = unchanged, ["2005-01-01"] = 1000,
    ["2006-01-01"] = 1500, ["2007-01-01"] = 3000, ["2008-01-01"] = 3660, ["2009-01-01"] = unchanged,
    ["2010-01-01"] = unchanged, ["2011-01-01"] = 3300, ["2012-01-01"] = unchanged, ["2013-01-01"] = unchanged,
    ["2014-01-01"] = unchanged, ["2015-01-01"] = unchanged, ["2016-01-01"] = unchanged, ["2017-01-01"] = unchanged,
    ["2018-01-01"] = unchanged, ["2019-01-01"] = unchanged, ["2020-01-01"] = unchanged, ["2021-01-01"] = unchanged,
    ["2022-01-01"] = unchanged, ["2023-01-01"] = unchanged, ["2024-01-01"] = 3500, ["2025-01-01"] = 3800,
    ["2026-01-01"] = unchanged,
  },
}

rule "incapacitated_child_credit" {
  source  = "TCA 1997 s. 465",
  type    = money, per = "year",
  compute = function(case, law)
    if case.incapacitated_children == 0 then return 0 end
    return case.incapacitated_children * law.incapacitated_child_credit
  end,
}

example "KPMG, lone parent with 21,000 in 2010" {
  year      = 2010,
  given     = { salary = 21000, lone_parent = true, children = 1 },
  expect    = {
    income_tax = 0, prsi = 576, health_contribution = 0, income_levy = 420, total_tax = 996, net_pay = 20004,
  },
  tolerance = 1,
  source    = "KPMG examples for Budget 2011, reprinted by the Donegal Democrat",
}
