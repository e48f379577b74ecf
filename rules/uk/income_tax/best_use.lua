-- The best use of the allowances, as long as marriage allowance does not depend on it.

local allocation = require "income_tax.allocation"

-- With income of one kind only there is nothing to choose.
local function has_only_main_income(case) return case.taxed_interest <= 0 and case.dividends_before_tax <= 0 end

rule "best_start_of_dividends" {
  source  = "ITA 2007 ss. 16, 25(2)",
  private = true,
  type    = money, per = "year",
  compute = function(case, law)
    if has_only_main_income(case) then return case.taxable_income_in_order end
    return allocation.best(case, allocation.facts(case, law))
  end,
}

rule "best_non_savings" {
  source  = "ITA 2007 ss. 16, 25(2)",
  type    = money, per = "year",
  compute = function(case, law)
    if has_only_main_income(case) then return case.taxable_income_in_order end
    local facts, below = allocation.facts(case, law), case.best_start_of_dividends
    local least, to_limit = allocation.mains(case, facts, below)
    local better = allocation.tax(facts, to_limit, below) < allocation.tax(facts, least, below)
    return better and to_limit or least
  end,
}

rule "least_tax" {
  source  = "ITA 2007 s. 25(2)",
  private = true,
  type    = number,
  compute = function(case, law)
    local facts, below = allocation.facts(case, law), case.best_start_of_dividends
    local least, to_limit = allocation.mains(case, facts, below)
    return min(allocation.tax(facts, to_limit, below), allocation.tax(facts, least, below))
  end,
}
