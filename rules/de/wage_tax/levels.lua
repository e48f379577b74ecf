-- The four wages of a year that payroll knows: the regular wage, that which is expected for the year, that with other
-- payments, and that with wages for several years as well. The same rules (annual.lua) hold at each level: their
-- names are those of the level, `of` ends their labels, and `amounts` says what they take from the case:
--
--   period     the period that the amounts are for: until 2007 allowances were brought to the pay period
--   wage       what allowances are reckoned from, `pension` included
--   taxed      what is left to be taxed of the wage; but for the rule of fifths until 2007 it is the wage
--   months     the rule of the months for which the pension is paid
--   grant      death grant and pensions paid out, or nil where none are part of it
--   recorded   what the wage tax record adds, less what it allows
--   uninsured  what does not count for the provident lump sum

local period = require "wage_tax.period"

local function paid_out(case)
  return max(0, case.pension_paid_out)
end

-- The months are no part of the formulas that do not need them.
rule "pension_months_of_wage" {
  section = { en = "Relief for age and pensions", de = "Entlastung für Alter und Versorgung" },
  source  = "§ 19 Abs. 2 Satz 12 EStG", type = number,
  private = true,
  compute = function(case)
    return case.pay_period == "year" and case.pension_months or 12
  end,
}

rule "pension_months_of_year" {
  section = { en = "Relief for age and pensions", de = "Entlastung für Alter und Versorgung" },
  source  = "§ 19 Abs. 2 Satz 12 EStG", type = number,
  private = true,
  compute = function(case, law)
    local is_whole_year = not law.payroll_program.by_period and case.pension_months == 0
    return is_whole_year and 12 or case.pension_months
  end,
}

local function regular(case, law)
  if law.payroll_program.by_period then
    return {
      period = case.pay_period, wage = case.gross_wage, taxed = case.gross_wage, pension = case.pension_in_wage,
      months = "pension_months_of_wage", recorded = case.period_addition - case.period_allowance, uninsured = 0,
    }
  end
  local addition, allowance = case.period_addition, case.period_allowance
  return {
    period = "year", wage = case.annual_wage, taxed = case.annual_wage, pension = case.annual_pension,
    months = "pension_months_of_wage", uninsured = 0,
    recorded = period.raised(case.pay_period, addition) - period.raised(case.pay_period, allowance),
  }
end

local function of_year(case, wage, pension, grant, uninsured)
  return {
    period = "year", wage = wage, taxed = wage, pension = pension, grant = grant,
    months = "pension_months_of_year",
    recorded = case.annual_addition - case.annual_allowance, uninsured = uninsured,
  }
end

local function expected(case)
  return of_year(case, case.expected_annual_wage, case.expected_annual_pension, nil, case.expected_compensation)
end

-- Until 2007 a death grant counted with other payments only; in 2008 a pension paid out counted with every payment.
local function grant(case, law)
  if law.payroll_program.by_period and eq(case.other_payments, 0) then
    return exact(0)
  elseif law.payroll_program.paid_out_once then
    return case.death_grant + paid_out(case)
  end
  return case.death_grant
end

local function uninsured_payments(case)
  return case.expected_compensation + case.compensation_in_other_payments - case.untaxed_share_benefit
end

local function increased(case, law)
  return of_year(
    case, case.expected_annual_wage + case.other_payments,
    case.expected_annual_pension + case.pension_in_other_payments, grant(case, law), uninsured_payments(case))
end

local function full(case, law)
  local level = increased(case, law)
  local grants = law.payroll_program.paid_out_once and level.grant or level.grant + paid_out(case)
  return of_year(
    case, level.wage + case.multi_year_wage + paid_out(case), level.pension + paid_out(case), grants,
    uninsured_payments(case) + case.compensation_in_multi_year_wage)
end

-- Whether anything is paid besides the regular wage.
local function has_payments(case)
  return not eq(case.other_payments, 0) or not eq(case.untaxed_share_benefit, 0)
end

-- Payroll taxes wages for several years apart until 2024 only.
local function has_extra_wage(case, law)
  return law.payroll_program.fifths and case.multi_year_wage + paid_out(case) > 0
end

return {
  paid_out       = paid_out,
  has_payments   = has_payments,
  has_extra_wage = has_extra_wage,
  regular = {
    amounts = regular,
    pension_allowance = "annual_pension_allowance", pension_supplement = "annual_pension_supplement",
    wage_after_allowances = "annual_wage_after_allowances", expenses_lump_sum = "annual_expenses_lump_sum",
    insured_wage = "annual_insured_wage", provident_lump_sum = "annual_provident_lump_sum",
    taxable_income = "annual_taxable_income", tax = "annual_tax",
    of = { en = "the regular wage of a year", de = "des regulären Jahresarbeitslohns" },
  },
  expected = {
    amounts = expected,
    pension_allowance = "expected_pension_allowance", pension_supplement = "expected_pension_supplement",
    wage_after_allowances = "expected_wage_after_allowances", expenses_lump_sum = "expected_expenses_lump_sum",
    insured_wage = "expected_insured_wage", provident_lump_sum = "expected_provident_lump_sum",
    taxable_income = "expected_taxable_income", tax = "expected_tax",
    of = { en = "the expected annual wage", de = "des voraussichtlichen Jahresarbeitslohns" },
  },
  increased = {
    amounts = increased,
    pension_allowance = "increased_pension_allowance", pension_supplement = "increased_pension_supplement",
    wage_after_allowances = "increased_wage_after_allowances", expenses_lump_sum = "increased_expenses_lump_sum",
    insured_wage = "increased_insured_wage", provident_lump_sum = "increased_provident_lump_sum",
    taxable_income = "increased_taxable_income", tax = "increased_tax",
    of = { en = "the annual wage with other payments", de = "des Jahresarbeitslohns mit sonstigen Bezügen" },
  },
  full = {
    amounts = full,
    pension_allowance = "full_pension_allowance", pension_supplement = "full_pension_supplement",
    wage_after_allowances = "full_wage_after_allowances", expenses_lump_sum = "full_expenses_lump_sum",
    insured_wage = "full_insured_wage", provident_lump_sum = "full_provident_lump_sum",
    taxable_income = "full_taxable_income", tax = "full_tax",
    of = { en = "the annual wage with all payments", de = "des Jahresarbeitslohns mit allen Bezügen" },
  },
}
