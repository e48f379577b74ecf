-- The change from basis periods to tax years: what traders with other accounting dates made up to 5 April 2024 beyond
-- twelve months, less overlap relief, is taxed over five years, 2023/24 to 2027/28 (FA 2022 Sch. 1 Part 6).

require "business"   -- a form asks for these first

local allocation = require "income_tax.allocation"
local limits     = require "income_tax.limits"
local slices     = require "lib.bands"

local within  = require("lib.facts").within
local section = "Trade"

input "transition_part_profit" {
  type    = money, per = "year",
  default = 0,
  section = section,
  source  = "FA 2022 Sch. 1 paras. 65, 70, step 2",
  ask_if  = function() return false end,
}

input "overlap_relief" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  section = section,
  source  = "FA 2022 Sch. 1 paras. 68 to 70",
  ask_if  = function() return false end,
}

input "transition_profits_elected" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  section = section,
  source  = "FA 2022 Sch. 1 para. 73",
  ask_if  = function() return false end,
}

input "losses_against_transition_profits" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  section = section,
  source  = "ITA 2007 ss. 83, 84; HM Revenue and Customs, form SA103F, box 73.4",
  ask_if  = function() return false end,
}

check "losses_within_transition_profits"
  (within("losses_against_transition_profits", "transition_profits", {
    grade = "impossible", source = "ITA 2007 s. 83",
  }))

parameter "transition_profits_share" {
  source = "FA 2022 Sch. 1 para. 72(3)",
  type   = rate,
  until_changed = true,
  since  = { ["2015-04-06"] = 0, ["2023-04-06"] = revised { ["2022-02-24"] = 0.20 } },
}

parameter "is_transition_year" {
  source = "FA 2022 Sch. 1 paras. 65 to 70",
  type   = boolean,
  until_changed = true,
  since  = {
    ["2015-04-06"] = false, ["2023-04-06"] = revised { ["2022-02-24"] = true },
    ["2024-04-06"] = revised { ["2022-02-24"] = false },
  },
}

rule "transition_part_less_overlap" {
  section = section,
  source  = "FA 2022 Sch. 1 paras. 69, 70, step 3",
  type    = money, per = "year",
  compute = function(case, law)
    return law.is_transition_year and case.transition_part_profit - case.overlap_relief or 0
  end,
}

rule "all_transition_profits" {
  section = section,
  source  = "FA 2022 Sch. 1 para. 70, steps 4 and 5; HMRC BIM81290",
  private = true,
  type    = money, per = "year",
  compute = function(case)
    local part = case.transition_part_less_overlap
    if part <= 0 then return 0 end
    return max(0, min(part, part - max(0, -case.trading_result)))
  end,
}

rule "transition_profits" {
  section = section,
  source  = "FA 2022 Sch. 1 paras. 70, 72, 73",
  type    = money, per = "year",
  min     = 0,
  compute = function(case, law)
    if case.all_transition_profits <= 0 then return 0 end
    local share = floor(case.all_transition_profits * law.transition_profits_share, 0.01)
    return min(case.all_transition_profits, share + case.transition_profits_elected)
  end,
}

rule "chargeable_profits" {
  section = section,
  source  = "FA 2022 Sch. 1 para. 72(3); SSCBA 1992 ss. 11, 15",
  type    = money, per = "year",
  compute = function(case)
    return floor(case.adjusted_trading_profit) + floor(case.transition_profits) + floor(case.partnership_profit)
  end,
}

-- The taxpayer with the transition profits in net income, for the steps that follow.
local function with_transition_profits(case, law)
  local more = max(0, floor(case.transition_profits) - ceil(case.losses_against_transition_profits))
  local income = case.total_income - case.reliefs_from_income + more
  local taper = law.personal_allowance_taper
  local excess = max(0, income - case.limits_raised_by + case.trade_union_relief - taper.from)
  local allowance = ceil(max(0, case.personal_allowance_before_taper - excess * taper.share))
  local deductions = case.reliefs_from_income + allowance - case.marriage_allowance_given
    + case.blind_persons_allowance
  local other = case.non_savings_income + more
  local work = max(0, other - floor(case.property_income) - deductions)
  local taxable = max(0, case.total_income + more - deductions)
  local below_lump_sums = max(0, case.total_income - case.lump_sum_taxed + more - deductions)
  local in_order = max(0, case.total_income - case.lump_sum_taxed - floor(case.life_policy_gains) + more - deductions)
  local assessed = {
    limits_raised_by = case.limits_raised_by, is_scottish_taxpayer = case.is_scottish_taxpayer,
    is_welsh_taxpayer = case.is_welsh_taxpayer, property_is_taxed_apart = case.property_is_taxed_apart,
    taxable_work_income = work, taxable_income = taxable, taxable_income_in_order = in_order,
    taxable_income_below_lump_sums = below_lump_sums, tax_life_policy_gains = case.tax_life_policy_gains,
    taxed_interest = case.taxed_interest, dividends_before_tax = case.dividends_before_tax,
    basic_rate_limit = case.basic_rate_limit, higher_rate_limit = case.higher_rate_limit,
    non_savings_income_at_choice = law.property_has_rates and floor(case.property_income) + work or other,
  }
  assessed.savings_allowance_due = limits.savings_allowance(assessed, law, taxable)
  return assessed
end

local function tax_at_step_5(assessed, law)
  local main, below = assessed.taxable_income_in_order, assessed.taxable_income_in_order
  local facts = allocation.facts(assessed, law)
  if assessed.taxed_interest > 0 or assessed.dividends_before_tax > 0 then
    below = allocation.best(assessed, facts)
    local least, to_limit = allocation.mains(assessed, facts, below)
    main = allocation.tax(facts, to_limit, below) < allocation.tax(facts, least, below) and to_limit or least
  end
  return floor(allocation.tax_main(facts, main), 0.01)
    + floor(slices.between(facts.savings, allocation.taxed_savings(facts, main, below)), 0.01)
    + floor(slices.between(facts.dividends, allocation.taxed_dividends(facts, below)), 0.01)
    + floor(slices.between(facts.main, assessed.taxable_income_below_lump_sums, assessed.taxable_income), 0.01)
    + assessed.tax_life_policy_gains
end

rule "transition_profits_tax" {
  section = section,
  source  = "FA 2022 Sch. 1 para. 75; HMRC BIM81320",
  type    = money, per = "year",
  compute = function(case, law)
    if case.transition_profits <= 0 then return 0 end
    return max(0, tax_at_step_5(with_transition_profits(case, law), law) - case.tax_before_reductions)
  end,
}

-- Receipts, expenses, transition part, overlap relief; transition profits, of them in 2023/24, profit, loss.
for _, row in ipairs {
  { 40000, 10000, 15000, 5000, 10000, 2000, 30000, 0, "a fifth of what overlap relief leaves" },
  { 40000, 10000, 15000, 15000, 0, 0, 30000, 0, "overlap relief as much as the transition part" },
  { 30000, 10000, 2000, 5000, 0, 0, 17000, 0, "overlap relief beyond it lowers the profit" },
  { 30000, 10000, 0, 5000, 0, 0, 15000, 0, "overlap relief without a transition part" },
  { 30000, 10000, 2000, 25000, 0, 0, 0, 3000, "overlap relief makes a loss" },
  { 15000, 20000, 12000, 1000, 6000, 1200, 0, 0, "a loss of the twelve months lowers them" },
  { 15000, 20000, 4000, 1000, 0, 0, 0, 2000, "a loss of the twelve months takes all of them" },
  { 10000, 12000, -3000, 1000, 0, 0, 0, 6000, "losses of both parts" },
  { 40000, 10000, -3000, 0, 0, 0, 27000, 0, "a loss of the transition part" },
} do
  local receipts, expenses, part, overlap, all, of_the_year, profit, loss, why = table.unpack(row)
  example("Transition profits of 2023/24: " .. why) {
    year   = 2023,
    given  = {
      trading_receipts = receipts, trading_expenses = expenses, transition_part_profit = part, overlap_relief = overlap,
    },
    expect = {
      all_transition_profits = all, transition_profits = of_the_year, trading_profit = profit, trading_loss = loss,
    },
    source = "By hand from FA 2022 Sch. 1 paras. 70, 72; the steps of HMRC BIM81290",
  }
end

example "Tax, class 2 and class 4 on transition profits" {
  year   = 2023,
  given  = { trading_receipts = 40000, trading_expenses = 10000, transition_part_profit = 10000, paid_on_account = 0 },
  -- 17,430 x 20 % and 2,000 x 20 %; 19,430 x 9 %; 52 x 3.45
  expect = {
    transition_profits_tax = 400, income_tax = 3886, class_4 = 1748.70, class_2 = 179.40, adjusted_net_income = 30000,
    balancing_payment = 5814.10, payment_on_account = 2817.35,
  },
  source = "By hand from FA 2022 Sch. 1 paras. 72, 75; ITA 2007 s. 10; SSCBA 1992 ss. 11, 15",
}

-- Year, facts, tax on transition profits.
for _, row in ipairs {
  { 2024, { trading_profit = 99000, transition_profits = 4000 }, 2200, "4,000 and 1,500 of the allowance x 40 %" },
  { 2024, { trading_profit = 49270, transition_profits = 2000.99 }, 600, "1,000 x 20 % + 1,000 x 40 %" },
  { 2024, { trading_profit = 20000, savings_income = 3000, dividends = 2000, transition_profits = 2000 }, 400,
    "2,000 x 20 %, interest and dividends are pushed up within their bands" },
  { 2024, { trading_profit = 30000, country = "scotland", transition_profits = 2000 }, 420, "2,000 x 21 %" },
  { 2024, { trading_profit = 30000, country = "wales", transition_profits = 2000 }, 400, "2,000 x 20 %" },
  { 2024, { trading_profit = 10000, transition_profits = 2000 }, 0, "within the allowance" },
  { 2024, { trading_profit = 12000, transition_profits = 2000 }, 286, "1,430 x 20 %" },
  { 2024, { trading_profit = 30000, transition_profits = 2000, losses_against_transition_profits = 1500.01 }, 99.80,
    "499 x 20 %" },
  { 2024, { trading_profit = 30000, transition_profits = 2000, losses_against_transition_profits = 2000 }, 0,
    "all of it" },
  { 2024, { trading_profit = 20000, gift_aid = 400, transition_profits = 2000 }, 400, "the limits are raised alike" },
} do
  example("Tax on transition profits: " .. row[4]) {
    year   = row[1],
    given  = row[2],
    expect = { transition_profits_tax = row[3] },
    source = "By hand from FA 2022 Sch. 1 para. 75; ITA 2007 ss. 10, 35: " .. row[4],
  }
end

example "Losses of earlier years set against transition profits lower class 4, too" {
  year   = 2024,
  given  = { trading_profit = 30000, transition_profits = 2000, losses_against_transition_profits = 1500.01 },
  -- 30,499 less 12,570, x 6 %
  expect = { class_4_profit = 30499, class_4 = 1075.74 },
  source = "By hand from SSCBA 1992 s. 15, Sch. 2 para. 3; FA 2022 Sch. 1 para. 72",
}

-- Allowances used as is best, all uses tried: 7,540 without them, 8,308.75 with 2,000 more of profit.
example "Transition profits push interest and dividends above the limit" {
  year   = 2024,
  given  = { trading_profit = 46270, savings_income = 4000, dividends = 1000, transition_profits = 2000 },
  expect = { tax_before_reductions = 7540, transition_profits_tax = 768.75, income_tax = 8308.75 },
  source = "By hand from ITA 2007 ss. 10, 12A, 12B, 13A, 25(2); FA 2022 Sch. 1 para. 75",
}

example "Elected beyond the fifth part" {
  year   = 2023,
  given  = {
    trading_receipts = 40000, trading_expenses = 10000, transition_part_profit = 10000,
    transition_profits_elected = 3000,
  },
  expect = { transition_profits = 5000, transition_profits_tax = 1000 },
  source = "By hand from FA 2022 Sch. 1 paras. 72, 73: 5,000 x 20 %",
}

example "Elected beyond all of them" {
  year   = 2023,
  given  = {
    trading_receipts = 40000, trading_expenses = 10000, transition_part_profit = 10000,
    transition_profits_elected = 30000,
  },
  expect = { transition_profits = 10000 },
  source = "By hand from FA 2022 Sch. 1 paras. 72, 73",
}
