-- Gains on life insurance policies, as their certificates show them, with top-slicing relief. Those of British insurers
-- are savings income above dividends, on which tax at the basic rate counts as paid; others are savings income like
-- interest (ITTOIA 2005 s. 465A), but in the relief they count like the first (ss. 531(1), 535(4)).

local limits   = require "income_tax.limits"
local slices   = require "lib.bands"
local taxpayer = require "income_tax.taxpayer"

local section = "Life policies"

input "life_policy_gains" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  section = section,
  source  = "ITTOIA 2005 ss. 461 to 529",
}

input "life_policy_years" {
  type    = count(100),
  default = 1,
  min     = 1,
  section = section,
  source  = "ITTOIA 2005 s. 536",
  ask_if  = function(case) return case.life_policy_gains > 0 end,
}

input "life_policy_gains_without_tax" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  section = section,
  source  = "ITTOIA 2005 ss. 461 to 529, 531; SI 1998/1870 reg. 36",
  ask_if  = function() return false end,
}

input "life_policy_years_without_tax" {
  type    = count(100),
  default = 1,
  min     = 1,
  section = section,
  source  = "ITTOIA 2005 s. 536",
  ask_if  = function(case) return case.life_policy_gains_without_tax > 0 end,
}

rule "life_policy_slice" {
  section = section,
  source  = "ITTOIA 2005 ss. 536(1), step 1, 537, step 1",
  private = true,
  type    = money, per = "year",
  min     = 0,
  compute = function(case)
    return floor(case.life_policy_gains / max(1, case.life_policy_years), 0.01)
      + floor(case.life_policy_gains_without_tax / max(1, case.life_policy_years_without_tax), 0.01)
  end,
}

local function without_tax(case) return floor(case.life_policy_gains_without_tax) end

local function all_gains(case) return floor(case.life_policy_gains) + without_tax(case) end

rule "taxable_income_below_lump_sums" {
  source  = "ITA 2007 s. 1012",
  type    = money, per = "year",
  compute = function(case) return max(0, case.total_income - case.lump_sum_taxed - case.deductions) end,
}

rule "taxable_life_policy_gains" {
  section = section,
  source  = "ITA 2007 ss. 23, 1012",
  type    = money, per = "year",
  compute = function(case) return case.taxable_income_below_lump_sums - case.taxable_income_in_order end,
}

-- The tax on a gain above other taxable income of so much, of which main income and savings end at the next two.
local function tax_on(case, law, gain, other, main, savings, allowance)
  local starting = law.starting_rate_limit_for_savings
  local at_start = clamp(starting - other, 0, gain)
  local left     = max(0, allowance - max(0, savings - max(main, starting)))   -- that interest has left
  local at_nil   = at_start + min(left, gain - at_start)
  return floor(slices.between(taxpayer.savings_bands(case, law), other + at_nil, other + gain), 0.01)
end

rule "tax_life_policy_gains" {
  section = section,
  source  = "ITA 2007 ss. 7, 11D, 12, 12A, 1012; ITTOIA 2005 s. 465",
  type    = money, per = "year",
  compute = function(case, law)
    if case.life_policy_gains <= 0 then return 0 end
    if case.transition_profits > 0 then
      error("gains on life policies beside transition profits are not covered: give tax_life_policy_gains")
    end
    return tax_on(case, law, case.taxable_life_policy_gains, case.taxable_income_in_order, case.taxable_non_savings,
      case.taxable_below_dividends, case.savings_allowance_due)
  end,
}

rule "tax_paid_on_life_policy_gains" {
  section = section,
  source  = "ITTOIA 2005 ss. 530, 532",
  type    = money, per = "year",
  compute = function(case, law)
    if case.life_policy_gains <= 0 then return 0 end
    if law.property_has_rates then
      error("gains on life policies are not covered from 2027/28, when interest has its own rates")
    end
    return floor(case.taxable_life_policy_gains * law.rates[1].rate, 0.01)
  end,
}

-- The tax on all gains as the highest part of income, less the basic rate of them.
rule "liability_on_life_policy_gains" {
  section = section,
  source  = "ITTOIA 2005 ss. 531(1), 535(3), (4)",
  type    = money, per = "year",
  compute = function(case, law)
    if all_gains(case) <= 0 then return 0 end
    if case.life_policy_gains_without_tax <= 0 then
      return case.tax_life_policy_gains - case.tax_paid_on_life_policy_gains
    end
    if case.transition_profits > 0 then
      error("gains on life policies beside transition profits are not covered: give top_slicing_relief")
    end
    if law.property_has_rates then
      error("gains on life policies are not covered from 2027/28, when interest has its own rates")
    end
    local taxable = case.taxable_income_below_lump_sums
    local gain = min(all_gains(case), taxable)
    local main = case.taxable_non_savings
    local savings = max(main, case.taxable_below_dividends - without_tax(case))
    local tax = tax_on(case, law, gain, taxable - gain, main, savings, case.savings_allowance_due)
    return tax - floor(gain * law.rates[1].rate, 0.01)
  end,
}

-- As if the gain were the slice alone: the personal allowance falls less, and the savings allowance may be more.
rule "tax_on_life_policy_slice" {
  section = section,
  source  = "ITTOIA 2005 s. 536(1), step 2; HMRC IPTM3820, IPTM3840",
  private = true,
  type    = money, per = "year",
  compute = function(case, law)
    local gains = all_gains(case)
    if gains <= 0 then return 0 end
    local slice = floor(case.life_policy_slice)
    local taper = law.personal_allowance_taper
    local excess = max(0, case.adjusted_net_income - gains + slice - taper.from)
    local by_income = ceil(max(0, case.personal_allowance_before_taper - excess * taper.share))
    local more = max(case.personal_allowance, by_income) - case.personal_allowance
    local income = case.total_income - case.lump_sum_taxed - gains - case.deductions - more
    local other = max(0, income)
    local taxed = max(0, income + slice) - other
    local main = max(0, case.taxable_non_savings - more)
    local savings = max(main, case.taxable_below_dividends - without_tax(case) - more)
    local nil_rate = limits.savings_allowance(case, law, other + taxed)
    local tax = tax_on(case, law, taxed, other, main, savings, nil_rate)
    return max(0, tax - floor(slice * law.rates[1].rate, 0.01))
  end,
}

rule "top_slicing_relief" {
  section = section,
  source  = "ITTOIA 2005 ss. 535 to 537; HMRC IPTM3840",
  type    = money, per = "year",
  compute = function(case)
    local gains = all_gains(case)
    if gains <= 0 then return 0 end
    local slice = floor(case.life_policy_slice)
    if slice <= 0 then return 0 end
    local liability = case.liability_on_life_policy_gains
    return liability - min(liability, ceil(case.tax_on_life_policy_slice * gains / slice, 0.01))
  end,
}

caveat "top_slicing_of_earlier_years" {
  to       = "2021-04-05",
  concerns = { "top_slicing_relief" },
  when     = function(case) return all_gains(case) > 0 end,
  text     = "Top-slicing relief is worked out as since 2021/22: before, HMRC did not work out the savings allowance "
    .. "anew for the annual equivalent, and before 11 March 2020 not the personal allowance.",
  source   = "ITTOIA 2005 s. 536; FA 2020 s. 36; HMRC IPTM3820",
}

caveat "top_slicing_below_the_basic_rate" {
  concerns = { "top_slicing_relief" },
  when     = function(case) return all_gains(case) > 0 and case.tax_on_life_policy_slice <= 0 end,
  text     = "The annual equivalent bears less tax than the basic rate of it, and its relieved liability counts as "
    .. "none. HMRC's steps name no such floor, and published calculations go below it: the relief may be higher.",
  source   = "ITTOIA 2005 s. 536(1), steps 2 and 3; HMRC IPTM3840",
}

caveat "gift_aid_in_top_slicing" {
  concerns = { "top_slicing_relief" },
  when     = function(case) return all_gains(case) > 0 and case.grossed_gift_aid > 0 end,
  text     = "Top-slicing relief is to leave gifts under Gift Aid aside, and here they widen the basic rate band: the "
    .. "relief may be other.",
  source   = "HMRC IPTM3840",
}

caveat "life_policy_gains" {
  concerns = { "capital_gains_tax" },
  when     = function(case) return all_gains(case) > 0 and case.taxable_gains > 0 end,
  text     = "What top-slicing means for the basic rate band of capital gains is not covered: gains on life policies "
    .. "count whole.",
  source   = "TCGA 1992 s. 1J",
}

example "Amanda's gain of 50,000 in five years" {
  year   = 2022,
  given  = { employment_income = 45000, life_policy_gains = 50000, life_policy_years = 5 },
  -- 500 at nil, 4,770 x 20 %, 4,730 x 40 % less 2,000 is 846, five times
  expect = {
    tax_life_policy_gains = 18846, tax_paid_on_life_policy_gains = 10000, life_policy_slice = 10000,
    tax_on_life_policy_slice = 846, top_slicing_relief = 4616, income_tax = 10716,
  },
  source = "HMRC, Insurance Policyholder Taxation Manual IPTM3850, example 1 (18,846 and 10,000; 8,846 less the "
    .. "relieved liability); by hand from ITTOIA 2005 s. 536",
}

example "Amanda's gain, if it were of a foreign insurer" {
  year   = 2022,
  given  = { employment_income = 45000, life_policy_gains_without_tax = 50000, life_policy_years_without_tax = 5 },
  -- 37,700 of pay x 20 %, as allowances go to the gain; 500 of it at nil, 44,230 x 40 %; less the same relief
  expect = { liability_on_life_policy_gains = 8846, top_slicing_relief = 4616, income_tax = 20616 },
  source = "HMRC, Insurance Policyholder Taxation Manual IPTM3850, example 1, for the relief; by hand from ITTOIA 2005 "
    .. "ss. 465A, 531(1), 535",
}

-- 37,700 of pay x 20 %, 500 at nil, 14,230 x 40 %; of dividends above them 3,500 x 33.75 %. In the relief the gain
-- stands above the dividends: 770 x 20 % and 18,730 x 40 % less 4,000, and of a slice of 2,000 46, ten times.
example "A gain of a foreign insurer is taxed below dividends, and relieved above them" {
  year   = 2025,
  given  = {
    employment_income = 45000, dividends = 4000, life_policy_gains_without_tax = 20000,
    life_policy_years_without_tax = 10,
  },
  expect = {
    tax_savings = 5692, tax_dividends = 1181.25, liability_on_life_policy_gains = 3646, tax_on_life_policy_slice = 46,
    top_slicing_relief = 3186, income_tax = 11227.25,
  },
  source = "By hand from ITTOIA 2005 ss. 465A, 531(1), 535, 536; ITA 2007 ss. 10, 12B, 13A",
}

-- 500 at nil, 12,270 x 20 %, 57,230 x 40 % on all of it, less 14,000; 11,000 a year are within the basic rate band.
example "Gains of both kinds beside each other" {
  year   = 2025,
  given  = {
    employment_income = 35000, life_policy_gains = 60000, life_policy_years = 6, life_policy_gains_without_tax = 10000,
    life_policy_years_without_tax = 10,
  },
  -- The personal allowance falls by 2,500: 24,930 of pay are taxable, and 70,000 above them
  expect = {
    personal_allowance = 10070, life_policy_slice = 11000, liability_on_life_policy_gains = 11346,
    tax_on_life_policy_slice = 0, top_slicing_relief = 11346,
  },
  source = "By hand from ITTOIA 2005 ss. 535, 537; ITA 2007 ss. 35, 12B",
}

example "Amanda's gain with the bands of 2016/17" {
  year   = 2016,
  given  = { employment_income = 41000, life_policy_gains = 50000, life_policy_years = 5 },
  -- 9,500 less five times 1,500
  expect = {
    tax_life_policy_gains = 19500, tax_paid_on_life_policy_gains = 10000, tax_on_life_policy_slice = 1500,
    top_slicing_relief = 2000,
  },
  source = "HMRC, Insurance Policyholder Taxation Manual IPTM3850, example 1 as of 2016/17: 19,500; 300 and 3,200 "
    .. "on the annual equivalent",
}

-- Pay, interest, dividends, gain, years; tax on the gain, relief, income tax.
for number, row in ipairs {
  { 20000, 0, 0, 10000, 4, 1800, 0, 1286, "9,000 x 20 %, and 2,000 count as paid, also for other income" },
  { 35000, 0, 0, 60000, 6, 20846, 8846, 4486, "500 at nil, 14,770 x 20 %, 44,730 x 40 %; the slices bear basic rate" },
  { 60000, 0, 0, 10000, 5, 3800, 800, 12432, "500 at nil, 9,500 x 40 %; five times 600 less 400 stay" },
  { 0, 0, 0, 20000, 1, 286, 0, 0, "5,000 at the starting rate, 1,000 at nil, 1,430 x 20 %" },
  { 45000, 3000, 4000, 20000, 10, 8000, 0, 11724.75, "interest and dividends fill the basic rate band below it" },
} do
  local pay, interest, dividends, gain, years, tax, relief, due, words = table.unpack(row)
  example("A gain on a life policy " .. number .. ": " .. words) {
    year   = 2025,
    given  = {
      employment_income = pay, savings_income = interest, dividends = dividends, life_policy_gains = gain,
      life_policy_years = years,
    },
    expect = { tax_life_policy_gains = tax, top_slicing_relief = relief, income_tax = due },
    source = "By hand from ITTOIA 2005 ss. 530, 535, 536; ITA 2007 ss. 10, 12, 12A, 13A, 1012",
  }
end

-- With the whole gain the allowance falls to 70; with the slice of 10,000 there is all of it.
example "The personal allowance falls by the whole gain, in the relief by the slice" {
  year   = 2025,
  given  = { employment_income = 75000, life_policy_gains = 50000, life_policy_years = 5 },
  expect = { personal_allowance = 70, tax_life_policy_gains = 19800, tax_on_life_policy_slice = 1800 },
  source = "By hand from ITA 2007 s. 35; ITTOIA 2005 s. 536(1), step 2(a)(iii)",
}
