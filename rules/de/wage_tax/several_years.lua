-- § 34, § 39b Abs. 3 Satz 9 EStG: wages for several years and compensation, by the rule of fifths. Since 2025 payroll
-- no longer applies it.

local allowances = require "wage_tax.allowances"
local class_tax  = require "wage_tax.class_tax"
local levels     = require "wage_tax.levels"
local provident  = require "wage_tax.provident"

local function several_years_rule(fields)
  fields.section = { en = "Wages for several years", de = "Arbeitslohn für mehrere Jahre" }
  fields.type, fields.per, fields.to = money, "year", fields.to or "2024-12-31"
  return fields
end

local function extra_wage(case)
  return case.multi_year_wage + levels.paid_out(case)
end

-- § 34 Abs. 1 Satz 2: a fifth of an amount, cut to the cent.
local function fifth(law, amount)
  return truncate(amount / law.extraordinary_income_fifths, 0.01)
end

-- The tax before the wages for several years: that with other payments, if these were taxed.
rule "tax_before_extra_wage" (several_years_rule {
  label = {
    en = "Tax on the annual wage without wages for several years",
    de = "Steuer auf den Jahresarbeitslohn ohne Lohn für mehrere Jahre",
  },
  source = "§ 39b Abs. 3 Satz 9 EStG",
  compute = function(case, law)
    if law.payroll_program.by_period or levels.has_payments(case) and case.increased_tax > 0 then
      return case.increased_tax
    end
    return case.expected_tax
  end,
})

rule "income_without_extra_wage" (several_years_rule {
  label = {
    en = "Taxable amount of the annual wage with all payments, without the wages for several years",
    de = "Zu versteuernder Betrag des Jahresarbeitslohns mit allen Bezügen, ohne Lohn für mehrere Jahre",
  },
  source = "§ 34 Abs. 1 Satz 2 und 3 EStG", from = "2009-01-01",
  compute = function(case, law)
    -- The untaxed benefit does not count for the provident lump sum here.
    local insured = case.full_insured_wage - case.untaxed_share_benefit
    return case.full_taxable_income + case.full_provident_lump_sum - provident.lump_sum(case, law, insured)
      - extra_wage(case)
  end,
})

rule "tax_without_extra_wage" (several_years_rule {
  label = {
    en = "Tax that a fifth of the wages for several years is added to",
    de = "Steuer, zu der ein Fünftel des Lohns für mehrere Jahre hinzukommt",
  },
  source = "§ 34 Abs. 1 Satz 2 EStG",
  compute = function(case, law)
    if law.payroll_program.fifth_on_top then
      return case.tax_before_extra_wage
    end
    return class_tax.of_year(case, law, class_tax.figures(law), case.income_without_extra_wage)
  end,
})

-- Until 2008 it was told apart whether there was a wage before.
local function recorded_wage(case, law)
  local level = levels.increased.amounts(case, law)
  return level.wage + level.recorded
end

-- Until 2007 the fifth came on top of the year's wage, with the allowances of the wage without it.
local function level_with_a_fifth(case, law)
  local level = levels.increased.amounts(case, law)
  if recorded_wage(case, law) < 0 then
    level.taxed, level.recorded = fifth(law, recorded_wage(case, law) + extra_wage(case)), 0
  else
    level.taxed = level.wage + fifth(law, extra_wage(case))
  end
  if law.payroll_program.paid_out_in_fifth then
    level.grant = level.grant + levels.paid_out(case)
  end
  return level
end

rule "pension_allowance_with_a_fifth" (several_years_rule {
  label = {
    en = "Pension allowance with a fifth of the wages for several years",
    de = "Versorgungsfreibetrag mit einem Fünftel des Lohns für mehrere Jahre",
  },
  source = "§ 19 Abs. 2 EStG", to = "2007-12-31",
  private = true,
  compute = function(case, law)
    return allowances.pension_allowance(case, law, level_with_a_fifth(case, law))
  end,
})

rule "wage_with_a_fifth" (several_years_rule {
  label = {
    en = "Wage after its allowances with a fifth of the wages for several years",
    de = "Lohn nach Freibeträgen mit einem Fünftel des Lohns für mehrere Jahre",
  },
  source = "§ 34 Abs. 1 EStG", to = "2007-12-31",
  compute = function(case, law)
    return allowances.wage_after_allowances(
      case, law, level_with_a_fifth(case, law), case.pension_allowance_with_a_fifth)
  end,
})

rule "insured_wage_with_a_fifth" (several_years_rule {
  label = {
    en = "Wage that the provident lump sum is reckoned from with a fifth of the wages for several years",
    de = "Bemessungsgrundlage der Vorsorgepauschale mit einem Fünftel des Lohns für mehrere Jahre",
  },
  source = "§ 10c EStG", to = "2007-12-31",
  private = true,
  compute = function(case, law)
    return allowances.insured_wage(case, law, level_with_a_fifth(case, law), case.pension_allowance_with_a_fifth)
  end,
})

rule "provident_lump_sum_with_a_fifth" (several_years_rule {
  label = {
    en = "Provident lump sum with a fifth of the wages for several years",
    de = "Vorsorgepauschale mit einem Fünftel des Lohns für mehrere Jahre",
  },
  source = "§ 10c EStG", to = "2007-12-31",
  private = true,
  compute = function(case, law)
    return provident.lump_sum(case, law, case.insured_wage_with_a_fifth, case.full_insured_wage)
  end,
})

rule "pension_supplement_with_a_fifth" (several_years_rule {
  label = {
    en = "Supplement to the pension allowance with a fifth of the wages for several years",
    de = "Zuschlag zum Versorgungsfreibetrag mit einem Fünftel des Lohns für mehrere Jahre",
  },
  source = "§ 19 Abs. 2 EStG", to = "2007-12-31",
  private = true,
  compute = function(case, law)
    return allowances.pension_supplement(case, law, level_with_a_fifth(case, law), case.pension_allowance_with_a_fifth)
  end,
})

local function income_with_a_fifth_until_2007(case, law)
  local supplement = case.pension_supplement_with_a_fifth
  local pension    = allowances.pension_after_allowance(
    law, level_with_a_fifth(case, law), case.pension_allowance_with_a_fifth)
  local lump_sum   = allowances.employee_lump_sum(
    case, law, law.employee_lump_sum, case.wage_with_a_fifth, pension, supplement)
  return case.wage_with_a_fifth - case.provident_lump_sum_with_a_fifth
    - allowances.table_allowances(case, law, lump_sum, supplement)
end

-- In 2008 the lump sum of the whole wage was taken off a fifth of the extra wage.
local function income_with_a_fifth_2008(case, law)
  local level      = levels.has_payments(case) and case.increased_tax > 0 and levels.increased or levels.expected
  local supplement = case[level.pension_supplement]
  local earlier    = allowances.table_allowances(case, law, case[level.expenses_lump_sum], supplement)
  local later      = allowances.table_allowances(case, law, case.full_expenses_lump_sum, supplement)
  if recorded_wage(case, law) < 0 then
    return truncate((case.full_wage_after_allowances - later) / law.extraordinary_income_fifths
      - case.full_provident_lump_sum, 0.01)
  end
  return truncate(
    case[level.wage_after_allowances] - earlier + fifth(law, extra_wage(case) - later + earlier)
      - case.full_provident_lump_sum, 0.01)
end

rule "income_with_a_fifth" (several_years_rule {
  label = {
    en = "Taxable amount with a fifth of the wages for several years",
    de = "Zu versteuernder Betrag mit einem Fünftel des Lohns für mehrere Jahre",
  },
  source = "§ 34 Abs. 1 Satz 2 und 3 EStG",
  compute = function(case, law)
    if law.payroll_program.by_period then
      return income_with_a_fifth_until_2007(case, law)
    elseif law.payroll_program.paid_out_once then
      return income_with_a_fifth_2008(case, law)
    end
    local income = case.income_without_extra_wage
    if income < 0 then
      return fifth(law, income + extra_wage(case))
    elseif income < 1 then
      -- What is less than a euro counts as nothing here already.
      return fifth(law, extra_wage(case))
    end
    return truncate(income + extra_wage(case) / law.extraordinary_income_fifths, 0.01)
  end,
})

rule "wage_tax_with_a_fifth" (several_years_rule {
  label = {
    en = "Tax with a fifth of the wages for several years",
    de = "Steuer mit einem Fünftel des Lohns für mehrere Jahre",
  },
  source = "§ 34 Abs. 1 Satz 2 und 3 EStG",
  compute = function(case, law)
    return class_tax.of_year(case, law, class_tax.figures(law), case.income_with_a_fifth)
  end,
})

rule "tax_by_fifths" (several_years_rule {
  label = {
    en = "Tax on the annual wage with all payments, by the rule of fifths",
    de = "Steuer auf den Jahresarbeitslohn mit allen Bezügen nach der Fünftelregelung",
  },
  source = "§ 34 Abs. 1 EStG",
  compute = function(case, law)
    if law.payroll_program.fifth_on_top and recorded_wage(case, law) < 0 then
      return case.tax_without_extra_wage + law.extraordinary_income_fifths * case.wage_tax_with_a_fifth
    end
    return case.tax_without_extra_wage
      + law.extraordinary_income_fifths * (case.wage_tax_with_a_fifth - case.tax_without_extra_wage)
  end,
})

rule "multi_year_wage_tax" (several_years_rule {
  label = { en = "Wage tax on wages for several years", de = "Lohnsteuer auf Lohn für mehrere Jahre" },
  source = "§ 39b Abs. 3 Satz 9 EStG", aliases = { STV = 0.01 },
  compute = function(case, law)
    if not levels.has_extra_wage(case, law) then
      return 0
    end
    local tax = min(case.tax_by_fifths, case.full_tax) - case.tax_before_extra_wage
    if law.payroll_program.by_period then
      return tax
    end
    return truncate(class_tax.with_factor(case, max(0, tax)))
  end,
})

rule "multi_year_surcharge" (several_years_rule {
  label = {
    en = "Solidarity surcharge on wages for several years",
    de = "Solidaritätszuschlag auf Lohn für mehrere Jahre",
  },
  source = "§ 3 Abs. 4a, § 4 SolzG 1995",
  aliases = { SOLZV = 0.01 },
  compute = function(case, law)
    if law.surcharge_on_payments_above_allowance
      and case.multi_year_wage_tax + case.annual_levy_base <= class_tax.surcharge_allowance(case, law) then
      return 0
    end
    return truncate(case.multi_year_wage_tax * law.solidarity_surcharge_rate, 0.01)
  end,
})

rule "multi_year_church_base" (several_years_rule {
  label = {
    en = "Base of church tax on wages for several years",
    de = "Bemessungsgrundlage der Kirchensteuer auf Lohn für mehrere Jahre",
  },
  source = "§ 51a EStG", aliases = { BKV = 0.01 },
  compute = function(case)
    return case.church_member and case.multi_year_wage_tax or 0
  end,
})
