-- § 34 EStG in the payroll program of 2006 and 2007: a fifth of the wages for several years on top of the year's wage.

local allowances = require "wage_tax.allowances"
local provident  = require "wage_tax.provident"
local class_tax  = require "wage_tax.class_tax"
local until_2007 = require "wage_tax.until_2007"

local section = "Annual wage with wages for several years"
local last    = "2007-12-31"

local function paid_out(case)
  return max(0, case.pension_paid_out)
end

local function full_level(case)
  return until_2007.of_year(
    case, case.wage_with_payments + case.extra_wage, case.full_pension, case.death_grant + paid_out(case))
end

-- The tax at a level, the earlier law's provident lump sum reckoned from the wage with all payments.
local function tax(case, law, level)
  local figures    = class_tax.figures(law)
  local wage       = until_2007.wage_after_allowances(case, law, level)
  local supplement = until_2007.pension_supplement(case, law, level)
  local lump_sum   = allowances.employee_lump_sum(
    case, law, law.employee_lump_sum, wage, until_2007.pension_after_allowance(case, law, level), supplement)
  local insurance  = provident.lump_sum(
    case, law, until_2007.insured_wage(case, law, level), until_2007.insured_wage(case, law, full_level(case)))
  return class_tax.of_year(
    case, law, figures,
    wage - insurance - allowances.table_allowances(case, law, figures, lump_sum, supplement))
end

rule "tax_on_full_wage" {
  label   = "Tax on the annual wage with all payments, by the ordinary tariff",
  section = section,
  source  = "§ 39b Abs. 3 EStG",
  type    = money,
  to      = last,
  compute = function(case, law)
    return tax(case, law, full_level(case))
  end,
}

rule "tax_by_fifths" {
  label   = "Tax on the annual wage with all payments, by the rule of fifths",
  section = section,
  source  = "§ 34 Abs. 1 EStG",
  type    = money,
  to      = last,
  compute = function(case, law)
    local before = case.tax_on_wage_with_payments
    local wage   = case.wage_with_payments
    local grant  = case.death_grant
    if case.year <= 2006 then
      grant = grant + paid_out(case)
    end
    local level    = until_2007.of_year(case, wage, case.pension_with_payments, grant)
    local recorded = case.annual_addition - case.annual_allowance
    if wage + recorded < 0 then
      local fifth = truncate((wage + recorded + case.extra_wage) / 5, 0.01)
      return before + 5 * tax(case, law, until_2007.taxing(level, fifth, 0))
    end
    local taxed = wage + truncate(case.extra_wage / 5, 0.01)
    return before + 5 * (tax(case, law, until_2007.taxing(level, taxed, recorded)) - before)
  end,
}
