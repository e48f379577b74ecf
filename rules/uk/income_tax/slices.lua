-- How the allowances are used, and the tax on each kind of income (ITA 2007 ss. 16, 23, steps 3 to 5, s. 25(2)).

local allocation = require "income_tax.allocation"
local slices     = require "lib.bands"
local marriage_allowance = require "income_tax.marriage_allowance"
local taxpayer   = require "income_tax.taxpayer"

rule "taxable_below_dividends" {
  source  = "ITA 2007 ss. 16, 25(2)",
  private = true,
  type    = money, per = "year",
  compute = function(case)
    return case.allowances_keep_marriage_allowance and case.taxable_income_in_order or case.best_start_of_dividends
  end,
}

rule "taxable_non_savings" {
  source  = "ITA 2007 ss. 16, 25(2)",
  type    = money, per = "year",
  compute = function(case)
    if case.allowances_keep_marriage_allowance then return marriage_allowance.main_with_savings_at_nil(case) end
    return case.best_non_savings
  end,
}

rule "taxable_savings" {
  source  = "ITA 2007 ss. 16, 25(2)",
  type    = money, per = "year",
  compute = function(case) return case.taxable_below_dividends - case.taxable_non_savings end,
}

rule "taxable_dividends" {
  source  = "ITA 2007 ss. 16, 25(2)",
  type    = money, per = "year",
  compute = function(case) return case.taxable_income_in_order - case.taxable_below_dividends end,
}

rule "taxable_work_income" {
  source  = "ITA 2007 ss. 24A, 25 (FA 2026 s. 6)",
  type    = money, per = "year",
  compute = function(case)
    return max(0, case.non_savings_income - floor(case.property_income) - case.deductions)
  end,
}

rule "tax_property" {
  source  = "ITA 2007 ss. 6D, 11CA (FA 2026 s. 6)",
  type    = money, per = "year",
  compute = function(case, law)
    if not law.property_has_rates then return 0 end
    local bands = taxpayer.property_bands(case, law)
    return floor(slices.between(bands, case.taxable_work_income, case.taxable_non_savings), 0.01)
  end,
}

rule "tax_non_savings" {
  source  = "ITA 2007 ss. 10, 11A, 11B",
  type    = money, per = "year",
  compute = function(case, law)
    local income = law.property_has_rates and case.taxable_work_income or case.taxable_non_savings
    return floor(slices.tax(taxpayer.main_bands(case, law), income), 0.01)
  end,
}

rule "tax_savings" {
  source  = "ITA 2007 ss. 7, 11D, 12, 12A",
  type    = money, per = "year",
  compute = function(case, law)
    if case.taxable_savings <= 0 then return 0 end
    local facts = allocation.facts(case, law)
    local from, upto = allocation.taxed_savings(facts, case.taxable_non_savings, case.taxable_below_dividends)
    return floor(slices.between(facts.savings, from, upto), 0.01)
  end,
}

rule "tax_dividends" {
  source  = "ITA 2007 ss. 8, 13, 13A; ITTOIA 2005 s. 397 (to 2015/16)",
  type    = money, per = "year",
  compute = function(case, law)
    if case.taxable_dividends <= 0 then return 0 end
    local facts = allocation.facts(case, law)
    return floor(slices.between(facts.dividends, allocation.taxed_dividends(facts, case.taxable_below_dividends)), 0.01)
  end,
}
