-- § 34, § 39b Abs. 3 Satz 9 EStG: wages for several years and compensation, by the rule of fifths. Since 2025 payroll no
-- longer applies it.

local allowances = require "wage_tax.allowances"
local provident  = require "wage_tax.provident"
local class_tax  = require "wage_tax.class_tax"
local period     = require "wage_tax.period"
local year       = require "wage_tax.year"

local section = "Annual wage with wages for several years"
local last    = "2024-12-31"

rule "extra_wage" {
  label   = "Wages and pensions for several years",
  section = section,
  source  = "§ 34 EStG",
  type    = money,
  to      = last,
  compute = function(case)
    return case.multi_year_wage + max(0, case.pension_paid_out)
  end,
}

rule "full_pension" {
  label   = "Pension in the annual wage with all payments",
  section = section,
  source  = "§ 39b Abs. 3 EStG",
  type    = money,
  to      = last,
  compute = function(case)
    return case.pension_with_payments + max(0, case.pension_paid_out)
  end,
}

rule "full_pension_allowance" {
  label   = "Pension allowance on the annual wage with all payments",
  section = section,
  source  = "§ 19 Abs. 2 EStG",
  type    = money,
  to      = last,
  compute = function(case, law)
    return year.pension_allowance(case, law, case.full_pension, case.death_grant + max(0, case.pension_paid_out))
  end,
}

rule "full_pension_supplement" {
  label   = "Supplement to the pension allowance on the annual wage with all payments",
  section = section,
  source  = "§ 19 Abs. 2 EStG",
  type    = money,
  to      = last,
  compute = function(case, law)
    return allowances.pension_supplement_with_grant(
      case, law, period.pension_months_of_year(case), case.full_pension, case.full_pension_allowance,
      case.death_grant + max(0, case.pension_paid_out))
  end,
}

rule "full_wage_after_allowances" {
  label   = "Annual wage with all payments after its allowances",
  section = section,
  source  = "§ 39b Abs. 3 EStG",
  type    = money,
  to      = last,
  compute = function(case, law)
    return year.after_allowances(
      case, law, case.wage_with_payments + case.extra_wage, case.full_pension, case.full_pension_allowance)
  end,
}

rule "full_expenses_lump_sum" {
  label   = "Lump sum for expenses on the annual wage with all payments",
  section = section,
  source  = "§ 9a EStG",
  type    = money,
  to      = last,
  compute = function(case, law)
    return allowances.employee_lump_sum(
      case, law, law.employee_lump_sum, case.full_wage_after_allowances,
      max(0, case.full_pension - case.full_pension_allowance), case.full_pension_supplement)
  end,
}

local function insured_wage(case, law)
  return year.insured(
      case, law, case.wage_with_payments + case.extra_wage, case.full_pension, case.full_pension_allowance)
    - case.compensation_in_multi_year_wage
end

-- What is left to tax when the provident lump sum is reckoned from an insured wage.
local function taxable(case, law, insured)
  return case.full_wage_after_allowances - provident.lump_sum(case, law, insured)
    - allowances.table_allowances(
      case, law, class_tax.figures(law), case.full_expenses_lump_sum, case.full_pension_supplement)
end

rule "tax_on_full_wage" {
  label   = "Tax on the annual wage with all payments, by the ordinary tariff",
  section = section,
  source  = "§ 39b Abs. 3 EStG",
  type    = money,
  to      = last,
  compute = function(case, law)
    local insured = insured_wage(case, law) + case.untaxed_share_benefit - case.expected_compensation - case.compensation_in_other_payments
    return class_tax.of_year(case, law, class_tax.figures(law), taxable(case, law, insured))
  end,
}

rule "tax_by_fifths" {
  label   = "Tax on the annual wage with all payments, by the rule of fifths",
  section = section,
  source  = "§ 34 Abs. 1 EStG",
  type    = money,
  from    = "2009-01-01",
  to      = last,
  compute = function(case, law)
    local figures = class_tax.figures(law)
    local insured = insured_wage(case, law) - case.expected_compensation - case.compensation_in_other_payments
    local income  = taxable(case, law, insured) - case.extra_wage
    if income < 0 then
      return 5 * class_tax.of_year(case, law, figures, truncate((income + case.extra_wage) / 5, 0.01))
    end
    local tax_without = class_tax.of_year(case, law, figures, income)
    -- What is less than a euro counts as nothing here already.
    if income < 1 then
      income = exact(0)
    end
    local tax_with_a_fifth = class_tax.of_year(case, law, figures, truncate(income + case.extra_wage / 5, 0.01))
    return 5 * (tax_with_a_fifth - tax_without) + tax_without
  end,
}

-- Whether the tax before the wages for several years is that with the other payments.
local function follows_payments(case)
  return year.has_payments(case) and case.tax_on_wage_with_payments > 0
end

-- Until 2008 the lump sum of the whole wage was taken off a fifth of the wages for several years.
rule "tax_by_fifths" {
  label   = "Tax on the annual wage with all payments, by the rule of fifths",
  section = section,
  source  = "§ 34 Abs. 1 EStG",
  type    = money,
  to      = "2008-12-31",
  compute = function(case, law)
    local figures = class_tax.figures(law)
    local wage       = case.expected_wage_after_allowances
    local lump_sum   = case.expected_expenses_lump_sum
    local supplement = case.expected_pension_supplement
    local before     = case.tax_on_expected_wage
    if follows_payments(case) then
      wage       = case.wage_with_payments_after_allowances
      lump_sum   = case.expenses_lump_sum_with_payments
      supplement = case.pension_supplement_with_payments
      before     = case.tax_on_wage_with_payments
    end
    local earlier   = allowances.table_allowances(case, law, figures, lump_sum, supplement)
    local later     = allowances.table_allowances(case, law, figures, case.full_expenses_lump_sum, supplement)
    local insurance = provident.lump_sum(case, law, insured_wage(case, law))
    if case.wage_with_payments - case.annual_allowance + case.annual_addition < 0 then
      local income = truncate((case.full_wage_after_allowances - later) / 5 - insurance, 0.01)
      return before + 5 * class_tax.of_year(case, law, figures, income)
    end
    local fifth  = truncate((case.extra_wage - later + earlier) / 5, 0.01)
    local income = truncate(wage - earlier + fifth - insurance, 0.01)
    return before + 5 * (class_tax.of_year(case, law, figures, income) - before)
  end,
}

rule "multi_year_wage_tax" {
  label   = "Wage tax on wages for several years",
  section = "Withheld",
  source  = "§ 39b Abs. 3 Satz 9 EStG",
  type    = money,
  aliases = { STV = 0.01 },
  to      = last,
  compute = function(case)
    if not year.has_multi_year_wage(case) then
      return 0
    end
    local before = case.tax_on_expected_wage
    if follows_payments(case) then
      before = case.tax_on_wage_with_payments
    end
    local tax = min(case.tax_by_fifths, case.tax_on_full_wage) - before
    return truncate(class_tax.with_factor(case, max(0, tax)))
  end,
}

rule "multi_year_surcharge" {
  label   = "Solidarity surcharge on wages for several years",
  section = "Withheld",
  source  = "§ 3 Abs. 4a, § 4 SolzG 1995",
  type    = money,
  aliases = { SOLZV = 0.01 },
  to      = last,
  compute = function(case, law)
    if law.surcharge_on_payments.above_allowance
      and case.multi_year_wage_tax + case.annual_levy_base <= period.surcharge_allowance(case, law) then
      return 0
    end
    return truncate(case.multi_year_wage_tax * law.solidarity_surcharge_rate, 0.01)
  end,
}

rule "multi_year_church_base" {
  label   = "Base of church tax on wages for several years",
  section = "Withheld",
  source  = "§ 51a EStG",
  type    = money,
  aliases = { BKV = 0.01 },
  to      = last,
  compute = function(case)
    if case.church_member then
      return case.multi_year_wage_tax
    end
    return 0
  end,
}
