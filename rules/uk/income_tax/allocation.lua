-- ITA 2007 s. 25(2): allowances are deducted in the way that results in the greatest reduction of the tax.
--
-- Taxable income lies in slices, dividends on top of savings on top of the rest (s. 16). An allocation of the
-- allowances is told by two amounts: the taxable `main` income (neither savings nor dividends), and where dividends
-- begin, `below`. The tax is a sum of straight pieces in both, so it is least at a kink: where an allowance is used up,
-- a limit of rates or the end of a nil rate lies. Only a kink after which the tax rises can be the best place, and
-- these are few.

local bands    = require "bands"
local taxpayer = require "income_tax.taxpayer"

local allocation = {}

-- What the tax on an allocation hangs on.
function allocation.facts(case, law)
  return {
    main         = taxpayer.main_bands(case, law),
    work         = case.property_is_taxed_apart and case.taxable_work_income,
    property     = case.property_is_taxed_apart and taxpayer.property_bands(case, law),
    savings      = taxpayer.savings_bands(case, law),
    dividends    = taxpayer.dividend_bands(case, law),
    taxable      = case.taxable_income_in_order,
    starting     = law.starting_rate_limit_for_savings,
    savings_nil  = case.savings_allowance_due,
    dividend_nil = law.dividend_allowance,
  }
end

-- Where savings begin to be taxed: above the starting rate and the savings nil rate.
function allocation.end_of_nil(facts, main) return max(main, facts.starting) + facts.savings_nil end

-- The slices of savings and of dividends that are taxed, from and up to.
function allocation.taxed_savings(facts, main, below)
  return min(below, allocation.end_of_nil(facts, main)), below
end

function allocation.taxed_dividends(facts, below)
  return min(facts.taxable, below + facts.dividend_nil), facts.taxable
end

-- The tax on income other than savings and dividends. Property, where it has rates of its own, lies on top.
function allocation.tax_main(facts, main)
  if not facts.property then return bands.tax_in_steps(facts.main, main) end
  return bands.tax_in_steps(facts.main, facts.work) + bands.slice_in_steps(facts.property, facts.work, main)
end

-- The tax on all slices, to compare.
function allocation.tax(facts, main, below)
  return allocation.tax_main(facts, main)
    + bands.slice_in_steps(facts.savings, allocation.taxed_savings(facts, main, below))
    + bands.slice_in_steps(facts.dividends, allocation.taxed_dividends(facts, below))
end

-- With dividends beginning at `below`: the least taxable main income, and the one nearest to the basic rate limit that
-- leaves the savings nil rate its savings, which is worth most just above that limit.
function allocation.mains(case, facts, below)
  local least = max(0, below - case.taxed_interest)
  local limit = bands.limit_below(facts.savings, "higher")
  return least, max(least, min(limit, case.non_savings_income_at_choice, below - facts.savings_nil))
end

-- The places that may be best. Beyond the higher rate limit there is none: above it dividends are taxed lower than
-- savings below it.
local function places(case, facts)
  local limit = bands.limit_below(facts.savings, "higher")
  local list = {
    { below = case.taxed_interest },                  -- no main income is left
    { below = facts.starting + facts.savings_nil },   -- savings bear nil rates alone
    { below = limit },
    { below = case.taxed_interest + bands.limit_below(facts.main, "higher") },
    { below = min(limit, case.non_savings_income_at_choice) + facts.savings_nil, to_limit = true },
    { below = facts.taxable - facts.dividend_nil },   -- dividends bear the nil rate alone
    { below = facts.taxable - facts.dividend_nil, to_limit = true },
  }
  local least = max(0, facts.taxable - case.dividends_before_tax)
  local most = min(facts.taxable, case.non_savings_income_at_choice + case.taxed_interest)
  local found = {}
  for _, place in ipairs(list) do
    local below = clamp(place.below, least, most)
    local main, to_limit = allocation.mains(case, facts, below)
    table.insert(found, { below = below, tax = allocation.tax(facts, place.to_limit and to_limit or main, below) })
  end
  return found
end

-- Where dividends begin if the tax is least; of several such places the lowest.
function allocation.best(case, facts)
  local found, least, lowest = places(case, facts), nil, facts.taxable
  for _, place in ipairs(found) do least = least and min(least, place.tax) or place.tax end
  for _, place in ipairs(found) do
    local is_worse = clamp(ceil(place.tax - least), 0, 1)
    lowest = min(lowest, place.below + is_worse * facts.taxable)
  end
  return lowest
end

-- The usual order: allowances from main income first, then from savings, then from dividends.
function allocation.usual(case, allowances)
  local main = max(0, case.non_savings_income - allowances)
  return main, max(main, case.non_savings_income + case.taxed_interest - allowances)
end

return allocation
