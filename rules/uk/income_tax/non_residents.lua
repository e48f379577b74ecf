-- The limit on the income tax of who is not resident in any part of the tax year: that on other income without
-- allowances, and what was deducted from interest, dividends, the State Pension and benefits.

local facts    = require "lib.facts"
local slices   = require "lib.bands"
local taxpayer = require "income_tax.taxpayer"

local section = "Income from abroad"

input "not_resident_in_year" {
  section = section,
  source  = "ITA 2007 ss. 810(4), 811; FA 2013 Sch. 45",
  type    = boolean,
  default = false,
  ask_if  = function(case) return not case.uk_resident end,
}

check "not_resident_in_year_or_resident" (facts.excludes("not_resident_in_year", "uk_resident", {
  grade = "impossible", source = "ITA 2007 s. 810(4)",
}))

-- Those without allowances are not resident either: who is resident for a part of the year has them.
rule "is_non_resident" {
  section = section,
  source  = "ITA 2007 ss. 56, 810(4)",
  private = true,
  type    = boolean,
  compute = function(case) return case.not_resident_in_year or case.non_resident_without_allowances end,
}

input "disregarded_pensions" {
  section = section,
  source  = "ITA 2007 s. 813(3) to (5); ITEPA 2003 ss. 577, 660",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  ask_if  = function(case) return case.is_non_resident and case.pension_income + case.other_income > 0 end,
}

check "disregarded_pensions_within_income" (facts.within("disregarded_pensions", { "pension_income", "other_income" }, {
  grade = "impossible", source = "ITA 2007 s. 813",
}))

rule "has_disregarded_income" {
  section = section,
  source  = "ITA 2007 ss. 813, 825",
  private = true,
  type    = boolean,
  compute = function(case)
    return case.is_non_resident and case.savings_income + case.dividends + case.disregarded_pensions > 0
  end,
}

input "tax_deducted_from_disregarded_income" {
  section = section,
  source  = "ITA 2007 s. 811(4)",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  ask_if  = function(case) return case.has_disregarded_income end,
}

parameter "non_resident_dividend_rate" {
  source = "ITTOIA 2005 s. 399; ITA 2007 s. 8; FA 2016 s. 5, Sch. 1; FA 2022 s. 4; HMRC, Abolition of the notional tax "
    .. "credit on dividends received by non-UK residents, 26 November 2025",
  note   = "In 2015/16 all dividends had tax credits.",
  type   = rate,
  until_changed = true,
  since  = {
    ["2015-04-06"] = 0, ["2016-04-06"] = 0.075, ["2022-04-06"] = 0.0875,
    ["2026-04-06"] = revised { ["2026-03-18"] = 0 },
  },
}

rule "dividend_tax_of_non_resident" {
  section = section,
  source  = "ITTOIA 2005 s. 399",
  type    = money, per = "year",
  compute = function(case, law)
    return case.is_non_resident and floor(floor(case.dividends) * law.non_resident_dividend_rate, 0.01) or 0
  end,
}

-- Whether the tax without allowances and disregarded income is worked out: that of main income at one set of rates.
local function is_limit_known(case)
  if case.year <= 2015 then return false end   -- to 2015/16 dividends had tax credits
  if case.property_is_taxed_apart then return false end
  return case.trust_interest + case.trust_dividends + case.discretionary_trust_net + case.life_policy_gains
    + case.life_policy_gains_without_tax + case.life_policy_deficiency + case.lump_sum_taxed
    + case.foreign_interest + case.foreign_dividends + case.transition_profits <= 0
end

rule "tax_on_other_income_of_non_resident" {
  section = section,
  source  = "ITA 2007 ss. 10, 811(5); ITTOIA 2005 s. 274AA",
  private = true,
  type    = money, per = "year",
  compute = function(case, law)
    if not case.has_disregarded_income or not is_limit_known(case) then return 0 end
    local kept  = case.non_savings_income - floor(case.disregarded_pensions)
      - (case.reliefs_from_income - case.trade_union_relief)
    local basic = law.rates[1].rate
    local tax   = floor(slices.tax(taxpayer.main_bands(case, law), max(0, kept)), 0.01)
    local costs = floor(max(0, min(case.finance_costs_relievable, kept)) * basic, 0.01)
      + floor(case.partnership_loan_interest * basic, 0.01)
    return max(0, tax - costs - case.venture_capital_relief)
  end,
}

rule "non_resident_reduction" {
  section = section,
  source  = "ITA 2007 ss. 811 to 813, 825",
  type    = money, per = "year",
  compute = function(case)
    if not case.has_disregarded_income or not is_limit_known(case) then return 0 end
    local limit = case.tax_on_other_income_of_non_resident + case.tax_deducted_from_disregarded_income
    return max(0, case.income_tax_before_limit - limit)
  end,
}

caveat "non_resident_limit" {
  concerns = { "income_tax" },
  when     = function(case) return case.is_non_resident and not is_limit_known(case) end,
  text     = "The limit on the tax of who is not resident is not worked out for 2015/16 and 2027/28, nor beside "
    .. "interest, dividends and payments of trusts, gains on life policies, lump sums, transition profits and income "
    .. "from abroad: the tax may be less.",
  source   = "ITA 2007 ss. 811 to 813, 825, 826",
}

property "who is not resident pays no more than without the limit, and than the tax on other income" {
  source = "ITA 2007 s. 811",
  given  = {
    "savings_income", "dividends", "pension_income", "property_receipts", uk_resident = false,
    not_resident_in_year = true,
  },
  from   = "2016-04-06",
  to     = "2027-04-05",
  when   = function(case) return case.has_disregarded_income and is_limit_known(case) end,
  holds  = function(case)
    return case.income_tax <= case.income_tax_before_limit and case.income_tax
      <= case.tax_on_other_income_of_non_resident + case.tax_deducted_from_disregarded_income
  end,
}

-- Facts of who is not resident; what the limit takes off, and income tax.
local function who(given)
  given.uk_resident, given.not_resident_in_year = false, true
  return given
end

-- Rent of 20,000: 4,000 without allowances, 1,486 with them, which leaves the basic rate of 12,570, 2,514.
for number, row in ipairs {
  { { savings_income = 30000 }, 3286, 4000, "1,486 and 29,000 x 20 % are 7,286" },
  { { savings_income = 13569 }, 0, 3999.80, "12,569 x 20 % are less than the allowance saves" },
  { { savings_income = 13570 }, 0, 4000, "as much" },
  { { savings_income = 13571 }, 0.20, 4000, "a pound more" },
  { { savings_income = 30000, other_tax_deducted = 3285.99, tax_deducted_from_disregarded_income = 3285.99 },
    0.01, 7285.99, "tax that was deducted from the interest stays" },
  { { savings_income = 30000, other_tax_deducted = 3286, tax_deducted_from_disregarded_income = 3286 },
    0, 7286, "a penny more of it" },
  { { dividends = 20000 }, 0, 1442.25, "1,486 and 19,500 x 8.75 %, less 20,000 x 8.75 % that count as paid" },
  { { dividends = 50000 }, 2374.75, 4000, "1,486, 29,770 x 8.75 %, 19,730 x 33.75 %, less 4,375" },
  { { savings_income = 30000, non_resident_without_allowances = true }, 8360, 4000,
    "4,000, 17,200 x 20 %, 12,300 x 40 %" },
  { { pension_income = 11973, disregarded_pensions = 11973 }, 0, 3880.60, "19,403 x 20 %" },
  { { pension_income = 11973, disregarded_pensions = 11973, savings_income = 2000 }, 80.60, 4000,
    "4,080.60 with 1,000 x 20 %" },
  { { pension_income = 11973, savings_income = 30000 }, 5726.60, 6394.60, "a pension of an employer stays" },
  { { pension_income = 5000, other_income = 9000, disregarded_pensions = 10000 }, 0, 4286, "21,430 x 20 %" },
  { { pension_income = 5000, other_income = 9000, disregarded_pensions = 12000 }, 0, 4286, "2,000 stay: 4,400" },
  { { pension_income = 5000, other_income = 9000, disregarded_pensions = 14000 }, 286, 4000, "none stays" },
  { { savings_income = 30000, trade_union_benefits_paid = 200 }, 3266, 4000, "100 less are taxed, with allowances" },
  { { savings_income = 30000, dwelling_finance_costs = 5000 }, 3286, 3000, "both less 1,000" },
  { { savings_income = 30000, gift_aid = 800 }, 3286, 4000, "a gift moves the limits alone" },
} do
  local given, less, tax, words = table.unpack(row)
  given.property_receipts, given.property_expenses = 24000, 4000
  example("The limit of who is not resident, " .. number .. ": " .. words) {
    year   = 2025,
    given  = who(given),
    expect = { non_resident_reduction = less, income_tax = tax },
    source = "By hand from ITA 2007 ss. 10, 12A, 13A, 35, 811, 813, 825; ITTOIA 2005 s. 399",
  }
end

example("Ron in France, with dividends and a State Pension") {
  year   = 2019,
  given  = who { dividends = 50000, pension_income = 7000, disregarded_pensions = 7000 },
  expect = { income_tax = 0 },
  source = "Croner Taxwise, TQOTW: Non-resident disregarded income: nothing to pay in 2019/20",
}

example("Ron a year later, with rent of 30,000") {
  year   = 2020,
  given  = who {
    dividends = 50000, pension_income = 7000, disregarded_pensions = 7000, property_receipts = 40000,
    property_expenses = 10000,
  },
  -- 24,500 x 20 %, 11,000 x 7.5 %, 37,000 x 32.5 %, less 3,750; 30,000 x 20 %
  expect = { income_tax_before_limit = 14000, non_resident_reduction = 8000, income_tax = 6000 },
  source = "By hand from ITA 2007 ss. 10, 13A, 811; ITTOIA 2005 s. 399; the facts of Croner Taxwise",
}

example("Rash Bose, who lets a home and has interest of 20,000, without allowances") {
  year   = 2021,
  given  = {
    uk_resident = false, non_resident_without_allowances = true, property_receipts = 3150, property_expenses = 1000,
    savings_income = 20000,
  },
  expect = { income_tax = 430 },
  source = "Roy Accountants, Limit on non-resident's UK income tax liability: 2,150 x 20 %",
}

-- Beside a lump sum the limit is not worked out: 1,486, 29,500 x 20 %, 270 x 20 %, 9,730 x 40 %.
example "The limit of who is not resident beside a lump sum" {
  year   = 2025,
  given  = who {
    savings_income = 30000, property_receipts = 24000, property_expenses = 4000, redundancy_pay = 40000,
  },
  expect = { non_resident_reduction = 0, lump_sum_taxed = 10000, income_tax = 11332 },
  source = "By hand from ITA 2007 ss. 10, 12B, 1012; ITEPA 2003 s. 403",
}

-- Year, whether not resident in any part of it, dividends; income tax beside rent of 20,000.
for number, row in ipairs {
  { 2015, true, 9000, 1880, "9,400 x 20 %: the tax credits are as much as the rate" },
  { 2026, true, 20000, 3582.25, "1,486 and 19,500 x 10.75 %: none counts as paid any more" },
  { 2026, true, 50000, 4000, "the limit" },
  { 2025, false, 50000, 10749.75, "who came or left in the year has no limit, and no tax counts as paid" },
} do
  local year, whole, dividends, tax, words = table.unpack(row)
  example("Dividends of who is not resident, " .. number .. ": " .. words) {
    year   = year,
    given  = {
      uk_resident = false, not_resident_in_year = whole, dividends = dividends, property_receipts = 24000,
      property_expenses = 4000,
    },
    expect = { income_tax = tax },
    source = "By hand from ITA 2007 ss. 10, 13A, 810(4), 811; ITTOIA 2005 s. 399, to 2025/26",
  }
end
