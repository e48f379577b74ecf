-- ITA 2007 s. 25(2): allowances are deducted in the way that results in the greatest reduction of the tax.
--
-- Taxable income lies in slices, dividends on top of savings on top of the rest (s. 16). An allocation of the allowances
-- is told by two amounts: the taxable `main` income (neither savings nor dividends), and where dividends begin, `below`.
-- The tax is a sum of straight pieces in both, so it is least at a kink: where a slice is used up, where a limit of rates
-- or the end of a nil rate lies. The kinks of `below` are tried, each with the least `main` that goes with it and with
-- `main` as far as the basic rate limit, where a savings nil rate is worth most.

local bands    = require "bands"
local taxpayer = require "income_tax.taxpayer"

local allocation = {}

-- Everything that the tax hangs on, with `allowances` to deduct.
function allocation.facts(case, law, allowances)
  local facts = {
    main         = taxpayer.main_bands(case, law),
    savings      = taxpayer.savings_bands(case, law),
    dividends    = taxpayer.dividend_bands(case, law),
    taxable      = max(0, case.total_income - allowances),
    starting     = law.starting_rate_limit_for_savings,
    dividend_nil = law.dividend_allowance,
  }
  facts.main_basic_rate = bands.rate(facts.main, "basic")
  facts.basic_limit  = bands.limit_below(facts.savings, "higher")
  facts.higher_limit = bands.limit_below(facts.savings, "additional")
  facts.savings_nil  = law.savings_allowance.basic
  if facts.taxable > facts.higher_limit then
    facts.savings_nil = law.savings_allowance.additional
  elseif facts.taxable > facts.basic_limit then
    facts.savings_nil = law.savings_allowance.higher
  end
  facts.least_below = max(0, facts.taxable - case.dividends_before_tax)
  facts.most_below  = min(facts.taxable, case.non_savings_income + case.taxed_interest)
  return facts
end

-- Where savings begin to be taxed: above the starting rate and the savings nil rate.
local function end_of_nil(facts, main) return max(main, facts.starting) + facts.savings_nil end

function allocation.savings_tax(facts, main, below)
  return bands.slice(facts.savings, min(below, end_of_nil(facts, main)), below)
end

function allocation.dividend_tax(facts, below)
  return bands.slice(facts.dividends, min(facts.taxable, below + facts.dividend_nil), facts.taxable)
end

function allocation.tax(facts, main, below)
  return bands.tax(facts.main, main) + allocation.savings_tax(facts, main, below) + allocation.dividend_tax(facts, below)
end

-- The least taxable main income with `below`, and that nearest to the basic rate limit that leaves the savings nil rate
-- its savings.
function allocation.mains(case, facts, below)
  local least = max(0, below - case.taxed_interest)
  return least, max(least, min(facts.basic_limit, case.non_savings_income, below - facts.savings_nil))
end

local function kinks(case, facts)
  local list = {
    facts.least_below, facts.basic_limit, facts.higher_limit, facts.starting + facts.savings_nil,
    min(facts.basic_limit, case.non_savings_income) + facts.savings_nil, facts.taxable - facts.dividend_nil,
    case.taxed_interest,
  }
  for _, band in ipairs(facts.main) do
    if band.upto then table.insert(list, case.taxed_interest + band.upto) end
  end
  for index, below in ipairs(list) do list[index] = clamp(below, facts.least_below, facts.most_below) end
  return list
end

-- The least tax, and where dividends begin then; of several such places the lowest, which is the usual order.
function allocation.best(case, facts)
  local places, taxes, least = kinks(case, facts), {}, nil
  for _, below in ipairs(places) do
    local first, second = allocation.mains(case, facts, below)
    local tax = min(allocation.tax(facts, first, below), allocation.tax(facts, second, below))
    table.insert(taxes, tax)
    least = least and min(least, tax) or tax
  end
  local lowest = facts.taxable
  for index, below in ipairs(places) do
    local is_worse = min(1, ceil(taxes[index] - least))   -- 1 or 0
    lowest = min(lowest, below + is_worse * facts.taxable)
  end
  return least, lowest
end

-- The usual order: allowances from main income first, then from savings, then from dividends.
function allocation.usual(case, facts, allowances)
  local main = max(0, case.non_savings_income - allowances)
  return main, clamp(case.non_savings_income + case.taxed_interest - allowances, main, facts.taxable)
end

-- Whether no income is taxed above the basic and intermediate rates (ITA 2007 ss. 55B(2), 55C(1)): what is above the
-- limit may only be savings at the nil rate; dividends at their nil rate count as if there were none.
function allocation.is_at_basic_rates(facts, main, below)
  if main > bands.limit_below(facts.main, "higher") then return false end
  return facts.taxable <= facts.basic_limit
    or (below >= facts.taxable and below <= end_of_nil(facts, main))
end

-- The one allocation that may keep marriage allowance for a person whose income goes beyond the basic rate limit: no
-- taxable dividends, and no more savings than the nil rate takes.
function allocation.all_nil_main(case, facts)
  return max(0, facts.taxable - min(facts.savings_nil, case.taxed_interest))
end

return allocation
