-- The personal credit, by status.

parameter "personal_credit" {
  label  = "Personal credits",
  source = "TCA 1997 ss. 461, 461A; Finance Acts 2002 and 2005-2008 Sch. 1, Finance Act 2011 s. 6, "
    .. "Finance Acts 2021-2024",
  type   = record { single = money, married = money, widowed = money }, per = "year",
  note   = "A widowed person without a child has the single credit and the increase of s. 461A.",
  every  = "year",
  announced = "Budget, October; Finance Act, December",
  since  = {
    ["2002-01-01"] = { single = 1520, married = 3040, widowed = 1820 },
    ["2003-01-01"] = unchanged, ["2004-01-01"] = unchanged,
    ["2005-01-01"] = { single = 1580, married = 3160, widowed = 1980 },
    ["2006-01-01"] = { single = 1630, married = 3260, widowed = 2130 },
    ["2007-01-01"] = { single = 1760, married = 3520, widowed = 2310 },
    ["2008-01-01"] = { single = 1830, married = 3660, widowed = 2430 },
    ["2009-01-01"] = unchanged, ["2010-01-01"] = unchanged,
    ["2011-01-01"] = { single = 1650, married = 3300, widowed = 2190 },
    ["2012-01-01"] = unchanged, ["2013-01-01"] = unchanged, ["2014-01-01"] = unchanged, ["2015-01-01"] = unchanged,
    ["2016-01-01"] = unchanged, ["2017-01-01"] = unchanged, ["2018-01-01"] = unchanged, ["2019-01-01"] = unchanged,
    ["2020-01-01"] = unchanged, ["2021-01-01"] = unchanged,
    ["2022-01-01"] = { single = 1700, married = 3400, widowed = 2240 },
    ["2023-01-01"] = { single = 1775, married = 3550, widowed = 2315 },
    ["2024-01-01"] = { single = 1875, married = 3750, widowed = 2415 },
    ["2025-01-01"] = { single = 2000, married = 4000, widowed = 2540 },
    ["2026-01-01"] = unchanged,
  },
}

rule "personal_credit" {
  source  = "TCA 1997 ss. 461, 461A",
  type    = money, per = "year",
  compute = function(case, law)
    local credit = law.personal_credit
    if case.is_couple or case.bereaved_this_year then return credit.married end
    if case.marital_status == "widowed" and not case.is_child_carer then return credit.widowed end
    return credit.single
  end,
}

parameter "widowed_parent_credit" {
  label  = "Credit of a widowed parent, by year after that of the bereavement",
  source = "TCA 1997 s. 463; Finance Acts 2002 and 2005-2008 Sch. 1, Finance Act 2011 s. 6",
  type   = list(money), per = "year",
  until_changed = true,
  since  = {
    ["2002-01-01"] = { 2600, 2100, 1600, 1100, 600 },
    ["2005-01-01"] = { 2800, 2300, 1800, 1300, 800 },
    ["2006-01-01"] = { 3100, 2600, 2100, 1600, 1100 },
    ["2007-01-01"] = { 3750, 3250, 2750, 2250, 1750 },
    ["2008-01-01"] = { 4000, 3500, 3000, 2500, 2000 },
    ["2011-01-01"] = { 3600, 3150, 2700, 2250, 1800 },
  },
}

rule "widowed_parent_credit" {
  source  = "TCA 1997 s. 463",
  type    = money, per = "year",
  compute = function(case, law)
    if not (case.marital_status == "widowed" and case.is_child_carer) then return 0 end
    return law.widowed_parent_credit[case.years_since_bereavement] or 0
  end,
}
