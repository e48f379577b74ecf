-- ITA 2007 Part 3 chapter 3A: a tenth of the personal allowance goes to the spouse or civil partner. Neither may pay
-- tax at more than the basic rate, in Scotland the intermediate rate.

local allocation = require "income_tax.allocation"
local bands      = require "bands"
local limits     = require "income_tax.limits"
local taxpayer   = require "income_tax.taxpayer"

parameter "transferable_allowance" {
  source = "ITA 2007 s. 55B(4), (5)",
  type   = record { share = rate, step = money }, per = "year",
  until_changed = true,
  since  = { ["2015-04-06"] = { share = 0.10, step = 10 } },
}

rule "transferable_amount" {
  source  = "ITA 2007 s. 55B(4), (5)",
  type    = money, per = "year",
  compute = function(_, law)
    local part = law.transferable_allowance
    return ceil(law.full_personal_allowance * part.share, part.step)
  end,
}

-- Whether no income is taxed at higher rates. Beyond the basic rate limit there may only be savings at the nil rate,
-- which ends at `end_of_nil`; dividends at theirs count as if there were none (s. 55B(2)(b), (ba)).
local function at_basic_rates(case, law, main, below, taxable, end_of_nil)
  local limit = bands.limit_below(taxpayer.main_bands(case, law), "higher")
  if main > limit or (case.lump_sum_taxed > 0 and taxable > limit) then return false end
  return taxable <= case.basic_rate_limit or (below >= taxable and below <= end_of_nil)
end

rule "marriage_allowance_given" {
  source  = "ITA 2007 ss. 55B(6), 55C",
  type    = money, per = "year",
  compute = function(case, law)
    if case.marriage_allowance ~= "given" or case.personal_allowance < case.transferable_amount then return 0 end
    local allowances = case.reliefs_from_income + case.personal_allowance - case.transferable_amount
      + case.blind_persons_allowance
    local taxable = max(0, case.total_income - allowances)
    local main, below = allocation.usual(case, allowances)
    local end_of_nil = max(main, law.starting_rate_limit_for_savings) + limits.savings_allowance(case, law, taxable)
    return at_basic_rates(case, law, main, below, taxable, end_of_nil) and case.transferable_amount or 0
  end,
}

local function receives(case) return case.marriage_allowance == "received" and not case.loses_allowances end

local function may_receive(case, law, main, below)
  return at_basic_rates(case, law, main, below, case.taxable_income,
    max(main, law.starting_rate_limit_for_savings) + case.savings_allowance_due)
end

local marriage_allowance = {}

-- The tax reduction of who received marriage allowance, with the allowances so used.
function marriage_allowance.reduction(case, law, main, below)
  if not receives(case) or not may_receive(case, law, main, below) then return 0 end
  return case.transferable_amount * bands.rate(taxpayer.main_bands(case, law), "basic")
end

-- The one allocation that may keep marriage allowance for a person whose income goes beyond the basic rate limit: no
-- taxable dividends, and no more savings than the nil rate takes.
function marriage_allowance.main_with_savings_at_nil(case)
  return max(0, case.taxable_income_in_order - min(case.savings_allowance_due, case.taxed_interest))
end

rule "allowances_keep_marriage_allowance" {
  source  = "ITA 2007 ss. 25(2), 55B(2)",
  type    = boolean,
  compute = function(case, law)
    if not receives(case) or case.taxable_income <= case.basic_rate_limit then return false end
    local main, taxable = marriage_allowance.main_with_savings_at_nil(case), case.taxable_income_in_order
    local at_choice = case.non_savings_income_at_choice
    -- What of the allowances may be used as one likes.
    local spare = at_choice + case.taxed_interest + case.dividends_before_tax - taxable
    if case.dividends_before_tax > spare or main > at_choice then return false end
    local reduction = marriage_allowance.reduction(case, law, main, taxable)
    return allocation.tax(allocation.facts(case, law), main, taxable) - reduction < case.least_tax
  end,
}

rule "marriage_allowance_reduction" {
  source  = "ITA 2007 s. 55B",
  type    = money, per = "year",
  compute = function(case, law)
    return marriage_allowance.reduction(case, law, case.taxable_non_savings, case.taxable_below_dividends)
  end,
}

return marriage_allowance
