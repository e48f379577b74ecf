-- The tax with the allowances set against income in the usual order: other income, savings, dividends. Textbooks, HMRC's
-- examples and much software compute so, though the statute gives the best use (allocation.lua).

local allocation = require "income_tax.allocation"
local bands      = require "bands"

local function of(case, law)
  local facts = allocation.facts(case, law, case.allowances)
  return facts, allocation.usual(case, facts, case.allowances)
end

rule "tax_dividends_simple_order" {
  label   = "Tax on dividends, allowances in the usual order",
  source  = "HMRC, SA110 notes",
  type    = money,
  compute = function(case, law)
    local facts, _, below = of(case, law)
    return floor(allocation.dividend_tax(facts, below), 0.01)
  end,
}

rule "income_tax_simple_order" {
  label   = "Income tax, allowances in the usual order",
  source  = "HMRC, SA110 notes",
  type    = money,
  compute = function(case, law)
    local facts, main, below = of(case, law)
    local tax = bands.tax(facts.main, main) + allocation.savings_tax(facts, main, below) + case.tax_dividends_simple_order
    if case.marriage_allowance == "received" and allocation.is_at_basic_rates(facts, main, below) then
      tax = tax - case.transferable_amount * facts.main_basic_rate
    end
    return max(0, tax - case.finance_costs_reduction)
  end,
}
