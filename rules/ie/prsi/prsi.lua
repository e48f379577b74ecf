-- PRSI of both persons. A year of even pay is assumed; weeks without pay or with much of it are for payroll.

local prsi = require "prsi.charge"

parameter "prsi_credit_in_force" {
  label  = "There is a PRSI credit",
  source = "Social Welfare Act 2015",
  type   = boolean,
  since  = { ["2002-01-01"] = false, ["2016-01-01"] = true },
}

parameter "prsi_class_k_threshold" {
  label  = "Other income of an employee above which class K is due",
  source = "Social Welfare and Pensions Act 2013; Department of Social Protection, Broadening of the income base for "
    .. "PRSI (3,174); TCA 1997 s. 959B(1)(a), Revenue Tax and Duty Manual 42-04-13 (5,000 from 2016)",
  type   = money,
  note   = "The threshold of income outside PAYE that makes someone a chargeable person.",
  since  = { ["2014-01-01"] = 3174, ["2016-01-01"] = 5000 },
}

parameter "prsi_on_other_income_of_employees" {
  label  = "An employee's other income bears PRSI",
  source = "Social Welfare and Pensions Act 2013 (class K from 2014)",
  type   = boolean,
  since  = { ["2002-01-01"] = false, ["2014-01-01"] = true },
}

rule "employee_prsi" {
  label   = "Your PRSI as an employee",
  source  = "Social Welfare Consolidation Act 2005 s. 13",
  type    = money,
  compute = function(case, law)
    if case.controlling_director or prsi.has_ended(law, case.age, case.deferred_state_pension) then return 0 end
    local pay = case.employment_income - case.pension_relief_from_prsi
    return prsi.class_a(law, pay, case.pay_frequency, law.prsi_credit_in_force)
  end,
}

rule "spouse_employee_prsi" {
  label   = "Spouse's PRSI as an employee",
  source  = "Social Welfare Consolidation Act 2005 s. 13",
  type    = money,
  compute = function(case, law)
    if not case.is_couple or case.spouse_controlling_director then return 0 end
    if prsi.has_ended(law, case.spouse_age, false) then return 0 end
    local pay = case.spouse_employment_income - case.spouse_pension_relief_from_prsi
    return prsi.class_a(law, pay, case.pay_frequency, law.prsi_credit_in_force)
  end,
}

-- Income outside employment: class S for the self-employed, class K for an employee's rents and investments.
-- The pay of a director who holds half of the shares bears class S as well.
local function other_prsi(law, self_employed, other, employment, is_controlling_director)
  if is_controlling_director then return prsi.class_s(law, employment + self_employed + other) end
  if self_employed > 0 or employment <= 0 then return prsi.class_s(law, self_employed + other) end
  if other > 0 and law.prsi_on_other_income_of_employees then return prsi.class_k(law, other) end
  return 0
end

rule "self_employed_prsi" {
  label   = "Your PRSI on income outside employment",
  source  = "Social Welfare Consolidation Act 2005 s. 21; Social Welfare and Pensions Act 2013",
  type    = money,
  compute = function(case, law)
    if prsi.has_ended(law, case.age, case.deferred_state_pension) then return 0 end
    return other_prsi(
      law, case.self_employed_income, case.other_income, case.employment_income, case.controlling_director)
  end,
}

rule "spouse_self_employed_prsi" {
  label   = "Spouse's PRSI on income outside employment",
  source  = "Social Welfare Consolidation Act 2005 s. 21; Social Welfare and Pensions Act 2013",
  type    = money,
  compute = function(case, law)
    if not case.is_couple or prsi.has_ended(law, case.spouse_age, false) then return 0 end
    return other_prsi(
      law, case.spouse_self_employed_income, case.spouse_other_income, case.spouse_employment_income,
      case.spouse_controlling_director)
  end,
}

rule "prsi" {
  label   = "PRSI",
  aliases = { "pay_related_social_insurance" },
  help    = "Of both spouses together.",
  source  = "Social Welfare Consolidation Act 2005 ss. 13, 21",
  type    = money,
  compute = function(case)
    return case.employee_prsi + case.spouse_employee_prsi + case.self_employed_prsi + case.spouse_self_employed_prsi
  end,
}

example "Minister for Finance, PRSI of 50,000 in 2002" {
  year      = 2002,
  given     = { salary = 50000 },
  expect    = { income_tax = 12660, prsi = 1341 },
  tolerance = 1,
  source    = "Minister for Finance, written answer of 26 November 2002",
}

example "6,500 a month in 2009" {
  year      = 2009,
  given     = { salary = 78000, pay_frequency = "monthly" },
  expect    = { prsi = 2737 },
  tolerance = 1,
  source    = "askaboutmoney.com, PRSI query: what is the max annual payment",
}

example "Grant Thornton, single, 36,000 in 2026" {
  year      = 2026,
  given     = { salary = 36000 },
  expect    = { income_tax = 3200, usc = 613, prsi = 1526, total_tax = 5338, net_pay = 30662 },
  tolerance = 1.5,
  source    = "Grant Thornton, Budget 2026 family examples",
}

example "A director who holds half of the shares pays class S, 2010" {
  year   = 2010,
  given  = { salary = 50000, proprietary_director = true, controlling_director = true },
  expect = { employee_credit = 0, employee_prsi = 0, prsi = 1500 },
  source = "Department of Social Protection, A guide to PRSI for the self-employed (SW74)",
}
