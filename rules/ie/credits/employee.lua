-- The employee (PAYE) credit and the earned income credit. Each is limited to the standard rate on its income.

parameter "employee_credit" {
  label  = "Employee credit",
  source = "TCA 1997 s. 472; Finance Acts 2002-2008 (s. 3), Finance Act 2011 s. 6, Finance Acts 2021-2024",
  type   = money, per = "year",
  every  = "year",
  announced = "Budget, October; Finance Act, December",
  since  = {
    ["2002-01-01"] = 660, ["2003-01-01"] = 800, ["2004-01-01"] = 1040, ["2005-01-01"] = 1270, ["2006-01-01"] = 1490,
    ["2007-01-01"] = 1760, ["2008-01-01"] = 1830, ["2009-01-01"] = unchanged, ["2010-01-01"] = unchanged,
    ["2011-01-01"] = 1650, ["2012-01-01"] = unchanged, ["2013-01-01"] = unchanged, ["2014-01-01"] = unchanged,
    ["2015-01-01"] = unchanged, ["2016-01-01"] = unchanged, ["2017-01-01"] = unchanged, ["2018-01-01"] = unchanged,
    ["2019-01-01"] = unchanged, ["2020-01-01"] = unchanged, ["2021-01-01"] = unchanged, ["2022-01-01"] = 1700,
    ["2023-01-01"] = 1775, ["2024-01-01"] = 1875, ["2025-01-01"] = 2000, ["2026-01-01"] = unchanged,
  },
  -- Budget 2027, Tax Policy Changes; not law before the Finance Act.
  projected = { ["2027-01-01"] = 2125 },
}

parameter "earned_income_credit" {
  label  = "Earned income credit",
  source = "TCA 1997 s. 472AB; Finance Act 2015, Finance Acts 2016-2024",
  type   = money, per = "year",
  every  = "year",
  announced = "Budget, October; Finance Act, December",
  since  = {
    ["2016-01-01"] = 550, ["2017-01-01"] = 950, ["2018-01-01"] = 1150, ["2019-01-01"] = 1350, ["2020-01-01"] = 1500,
    ["2021-01-01"] = 1650, ["2022-01-01"] = 1700, ["2023-01-01"] = 1775, ["2024-01-01"] = 1875, ["2025-01-01"] = 2000,
    ["2026-01-01"] = unchanged,
  },
  -- Budget 2027, Tax Policy Changes; not law before the Finance Act.
  projected = { ["2027-01-01"] = 2125 },
}

local function limited(law, credit, income)
  return min(credit, round(income * law.standard_rate, 0.01))
end

-- Pay of a director with more than 15 % of the shares. Who has half of them is one, whether or not it is said.
local function directors_pay(person)
  return (person.proprietary_director or person.controlling_director) and person.employment_income or 0
end

rule "employee_credit" {
  of      = "person",
  source  = "TCA 1997 s. 472(1), (4): the emoluments, not what total income has of them",
  type    = money, per = "year",
  compute = function(person, law)
    local pay = person.paye_income - directors_pay(person) + person.foreign_earnings_with_employee_credit
    return limited(law, law.employee_credit, pay)
  end,
}

rule "earned_income_credit" {
  of      = "person",
  source  = "TCA 1997 s. 472AB",
  type    = money, per = "year",
  from    = "2016-01-01",
  compute = function(person, law)
    local abroad = person.foreign_earnings - person.foreign_earnings_with_employee_credit
    local earned = person.self_employed_income + directors_pay(person) + abroad
    local credit = limited(law, law.earned_income_credit, earned)
    return person.employee_credit > 0 and min(credit, law.employee_credit - person.employee_credit) or credit
  end,
}

example "The employee credit is capped by the pay" {
  year   = 2025,
  given  = { salary = 8000 },
  expect = { employee_credit = 1600, income_tax = 0 },
  source = "TCA 1997 s. 472(4)",
}
