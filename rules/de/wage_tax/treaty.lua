-- Figures for the treaty with Turkey: allowances already used, and the taxable amount above the basic allowance.

local year = require "wage_tax.year"

local section = "For double-taxation treaties"
local source  = "§ 39b EStG with the treaty between Germany and Turkey of 19.09.2011"

local function above_basic_allowance(law, income)
  return max(0, income - law.wage_tax_tariff[1].upto)
end

rule "allowances_in_wage" {
  label   = "Allowances used on the regular wage",
  section = section,
  source  = source,
  type    = money,
  aliases = { VFRB = 0.01 },
  compute = function(case)
    return case.expenses_lump_sum + case.pension_allowance + case.pension_supplement
  end,
}

rule "allowances_in_expected_wage" {
  label   = "Allowances used on the expected annual wage",
  section = section,
  source  = source,
  type    = money,
  aliases = { VFRBS1 = 0.01 },
  compute = function(case)
    if year.has_payments(case) or year.has_multi_year_wage(case) then
      return case.expected_expenses_lump_sum + case.expected_pension_allowance + case.expected_pension_supplement
    end
    return 0
  end,
}

rule "allowances_in_payments" {
  label   = "Allowances that other payments add",
  section = section,
  source  = source,
  type    = money,
  aliases = { VFRBS2 = 0.01 },
  to      = "2024-12-31",
  compute = function(case)
    if year.has_multi_year_wage(case) then
      return case.full_expenses_lump_sum + case.full_pension_allowance + case.full_pension_supplement
        - case.allowances_in_expected_wage
    elseif year.has_payments(case) then
      return case.expenses_lump_sum_with_payments + case.pension_allowance_with_payments
        + case.pension_supplement_with_payments - case.allowances_in_expected_wage
    end
    return 0
  end,
}

rule "allowances_in_payments" {
  label   = "Allowances that other payments add",
  source  = source,
  type    = money,
  from    = "2025-01-01",
  compute = function(case)
    if year.has_payments(case) then
      return case.expenses_lump_sum_with_payments + case.pension_allowance_with_payments
        + case.pension_supplement_with_payments - case.allowances_in_expected_wage
    end
    return 0
  end,
}

rule "income_above_basic_allowance" {
  label   = "Taxable amount of the regular wage above the basic allowance",
  section = section,
  source  = source,
  type    = money,
  aliases = { WVFRB = 0.01 },
  compute = function(case, law)
    return above_basic_allowance(law, case.wage_taxable_income)
  end,
}

rule "expected_income_above_basic_allowance" {
  label   = "Taxable amount of the expected annual wage above the basic allowance",
  section = section,
  source  = source,
  type    = money,
  aliases = { WVFRBO = 0.01 },
  compute = function(case, law)
    if year.has_payments(case) or year.has_multi_year_wage(case) then
      return above_basic_allowance(law, case.expected_taxable_income)
    end
    return 0
  end,
}

rule "income_with_payments_above_basic_allowance" {
  label   = "Taxable amount with other payments above the basic allowance",
  section = section,
  source  = source,
  type    = money,
  aliases = { WVFRBM = 0.01 },
  compute = function(case, law)
    if year.has_payments(case) then
      return above_basic_allowance(law, case.taxable_income_with_payments)
    end
    return 0
  end,
}
