-- Age, blindness, dependent relatives.

parameter "age_credit" {
  label  = "Age credit of one person; a couple has twice as much",
  source = "TCA 1997 s. 464; Finance Acts 2002 and 2005-2008 Sch. 1, Finance Act 2011 s. 6",
  type   = money, per = "year",
  until_changed = true,
  since  = {
    ["2002-01-01"] = 205, ["2006-01-01"] = 250, ["2007-01-01"] = 275, ["2008-01-01"] = 325, ["2011-01-01"] = 245,
  },
}

rule "age_credit" {
  source  = "TCA 1997 s. 464",
  type    = money, per = "year",
  compute = function(case, law)
    if not case.taxed_jointly then return sum(case.persons, "own_age_credit") end
    return max(case.age, case.spouse.age) >= law.exemption_age and 2 * law.age_credit or 0
  end,
}

rule "own_age_credit" {
  of      = "person",
  source  = "TCA 1997 s. 464",
  type    = money, per = "year",
  compute = function(person, law, case)
    return not case.taxed_jointly and person.age >= law.exemption_age and law.age_credit or 0
  end,
  spouse  = { label = "Age credit of the spouse's own", aliases = { "spouse_age_credit" } },
}

parameter "blind_credit" {
  label  = "Blind person's credit",
  source = "TCA 1997 s. 468; Finance Acts 2002 and 2005-2008 Sch. 1, Finance Act 2011 s. 6, Finance Act 2024",
  type   = money, per = "year",
  until_changed = true,
  since  = {
    ["2002-01-01"] = 800, ["2005-01-01"] = 1000, ["2006-01-01"] = 1500, ["2007-01-01"] = 1760,
    ["2008-01-01"] = 1830, ["2011-01-01"] = 1650, ["2025-01-01"] = 1950,
  },
}

rule "blind_credit" {
  source  = "TCA 1997 s. 468",
  type    = money, per = "year",
  compute = function(case) return sum(case.persons, "own_blind_credit") end,
}

rule "own_blind_credit" {
  of      = "person",
  source  = "TCA 1997 s. 468",
  private = true,
  type    = money, per = "year",
  compute = function(person, law) return person.blind and law.blind_credit or 0 end,
  spouse  = { label = "Spouse's blind person's credit", aliases = { "spouse_blind_credit" } },
}

parameter "dependent_relative_credit" {
  label  = "Dependent relative credit",
  source = "TCA 1997 s. 466; Finance Act 2006, Finance Act 2011, Finance Act 2020, Finance Act 2024",
  type   = money, per = "year",
  until_changed = true,
  since  = {
    ["2002-01-01"] = 60, ["2006-01-01"] = 80, ["2011-01-01"] = 70, ["2021-01-01"] = 245, ["2025-01-01"] = 305,
  },
}

parameter "dependent_relative_income_limit" {
  source = "TCA 1997 s. 466(2); Revenue Tax and Duty Manual 15-01-27, para. 6; Revenue, Dependent Relative Tax "
    .. "Credit; Paycheck Plus (2009 to 2014), taxreturnhelp.ie (2019), taxrebate.ie (2022)",
  type   = money, per = "year",
  note   = "52 weeks of the State pension (contributory) at the highest rate for a person over 80 who lives alone "
    .. "on an island, and 280, to the next euro. So 2015, 2016 and 2026 are worked out; 2017 and 2018, with a rise "
    .. "in March, and the years before 2009 were not found.",
  every  = "year",
  announced = "Budget, October, by the State pension",
  since  = {
    ["2009-01-01"] = 13837, ["2010-01-01"] = unchanged, ["2011-01-01"] = unchanged, ["2012-01-01"] = unchanged,
    ["2013-01-01"] = unchanged, ["2014-01-01"] = unchanged, ["2015-01-01"] = 13904, ["2016-01-01"] = 14060,
    ["2017-01-01"] = repealed, ["2019-01-01"] = 14753, ["2020-01-01"] = 15060,
    ["2021-01-01"] = 15740, ["2022-01-01"] = 16156, ["2023-01-01"] = 16780, ["2024-01-01"] = 17404,
    ["2025-01-01"] = 18028, ["2026-01-01"] = 18548,
  },
}

rule "dependent_relative_credit" {
  source  = "TCA 1997 s. 466",
  type    = money, per = "year",
  compute = function(case, law)
    if case.dependent_relatives == 0 then return 0 end
    if case.dependent_relative_income > 0 and case.dependent_relative_income > law.dependent_relative_income_limit then
      return 0
    end
    return case.dependent_relatives * law.dependent_relative_credit
  end,
}

example "Grant Thornton, two incomes and a dependent relative, 2025" {
  year      = 2025,
  given     = { marital_status = "married", salary = 36000, spouse_salary = 26000, dependent_relatives = 1 },
  expect    = { income_tax = 4095, usc = 966, prsi = 2558, net_pay = 54382 },
  tolerance = 1.5,
  source    = "Grant Thornton, Budget 2025 family examples",
}
