-- The employee (PAYE) credit and the earned income credit. Each is limited to the standard rate on its income.

parameter "employee_credit" {
  label  = "Employee credit",
  source = "TCA 1997 s. 472; Finance Acts 2002-2008 (s. 3), Finance Act 2011 s. 6, Finance Acts 2021-2024",
  type   = money,
  since  = {
    ["2002-01-01"] = 660, ["2003-01-01"] = 800, ["2004-01-01"] = 1040, ["2005-01-01"] = 1270, ["2006-01-01"] = 1490,
    ["2007-01-01"] = 1760, ["2008-01-01"] = 1830, ["2011-01-01"] = 1650, ["2022-01-01"] = 1700,
    ["2023-01-01"] = 1775, ["2024-01-01"] = 1875, ["2025-01-01"] = 2000,
  },
}

parameter "earned_income_credit" {
  label  = "Earned income credit",
  source = "TCA 1997 s. 472AB; Finance Act 2015, Finance Acts 2016-2024",
  type   = money,
  since  = {
    ["2016-01-01"] = 550, ["2017-01-01"] = 950, ["2018-01-01"] = 1150, ["2019-01-01"] = 1350, ["2020-01-01"] = 1500,
    ["2021-01-01"] = 1650, ["2022-01-01"] = 1700, ["2023-01-01"] = 1775, ["2024-01-01"] = 1875,
    ["2025-01-01"] = 2000,
  },
}

local function limited(law, credit, income)
  return min(credit, round(income * law.standard_rate, 0.01))
end

-- Pay of a proprietary director gives no employee credit, but earned income.
local function employee_credit(law, paye_income, employment_income, is_director)
  return limited(law, law.employee_credit, paye_income - (is_director and employment_income or 0))
end

local function earned_income_credit(law, self_employed_income, employment_income, is_director, employee)
  local credit = limited(
    law, law.earned_income_credit, self_employed_income + (is_director and employment_income or 0))
  return employee > 0 and min(credit, law.employee_credit - employee) or credit      -- both together have one limit
end

rule "employee_credit" {
  label   = "Employee credit",
  aliases = { "paye_credit" },
  source  = "TCA 1997 s. 472",
  type    = money,
  compute = function(case, law)
    return employee_credit(law, case.paye_income, case.employment_income, case.proprietary_director)
  end,
}

rule "spouse_employee_credit" {
  label   = "Spouse's employee credit",
  source  = "TCA 1997 s. 472",
  type    = money,
  compute = function(case, law)
    return employee_credit(
      law, case.spouse_paye_income, case.spouse_employment_income, case.spouse_proprietary_director)
  end,
}

rule "earned_income_credit" {
  label   = "Earned income credit",
  help    = "Together with the employee credit no more than that one.",
  source  = "TCA 1997 s. 472AB",
  type    = money,
  from    = "2016-01-01",
  compute = function(case, law)
    return earned_income_credit(
      law, case.self_employed_income, case.employment_income, case.proprietary_director, case.employee_credit)
  end,
}

rule "spouse_earned_income_credit" {
  label   = "Spouse's earned income credit",
  source  = "TCA 1997 s. 472AB",
  type    = money,
  from    = "2016-01-01",
  compute = function(case, law)
    if not case.is_couple then return 0 end
    return earned_income_credit(
      law, case.spouse_self_employed_income, case.spouse_employment_income, case.spouse_proprietary_director,
      case.spouse_employee_credit)
  end,
}

example "The employee credit is capped by the pay" {
  year   = 2025,
  given  = { salary = 8000 },
  expect = { employee_credit = 1600, income_tax = 0 },
  source = "TCA 1997 s. 472(4)",
}
