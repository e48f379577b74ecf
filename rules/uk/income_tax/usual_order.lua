-- The tax with the allowances set against income in the usual order: other income, savings, dividends. Textbooks,
-- HMRC's examples and much software compute so, though the statute gives the best use (allocation.lua).

local allocation = require "income_tax.allocation"
local slices     = require "lib.bands"
local marriage_allowance = require "income_tax.marriage_allowance"

rule "tax_dividends_simple_order" {
  source  = "HMRC, SA110 notes",
  type    = money, per = "year",
  compute = function(case, law)
    local facts, _, below = allocation.facts(case, law), allocation.usual(case, case.deductions)
    return floor(slices.between(facts.dividends, allocation.taxed_dividends(facts, below)), 0.01)
  end,
}

-- Without what lies above all other income: gains of life policies, lump sums.
rule "tax_simple_order" {
  source  = "HMRC, SA110 notes",
  private = true,
  type    = money, per = "year",
  compute = function(case, law)
    local facts, main, below = allocation.facts(case, law), allocation.usual(case, case.deductions)
    local tax = allocation.tax_main(facts, main) + case.tax_dividends_simple_order
      + slices.between(facts.savings, allocation.taxed_savings(facts, main, below))
    return floor(tax, 0.01) - marriage_allowance.reduction(case, law, main, below) - case.finance_costs_reduction
      - case.married_couples_allowance_reduction - case.venture_capital_relief
  end,
}

rule "income_tax_simple_order" {
  source  = "HMRC, SA110 notes",
  type    = money, per = "year",
  compute = function(case)
    local above = case.tax_life_policy_gains + case.tax_lump_sum + case.transition_profits_tax
    local relieved = case.top_slicing_relief + case.tax_paid_on_life_policy_gains
    local later = case.deficiency_relief + case.bonus_shares_relief + case.foreign_tax_credit
      + case.foreign_estate_relief + case.dividend_tax_of_non_resident
    return max(0, max(0, case.tax_simple_order + above - relieved) - later)
  end,
}
