-- Finance costs of let dwellings: less and less deducted from rents from 2017/18 on; the basic rate is given back.

local facts = require "lib.facts"

parameter "finance_costs_deductible" {
  source = "ITTOIA 2005 s. 272A; F (No. 2) A 2015 s. 24",
  type   = rate,
  until_changed = true,
  since  = {
    ["2015-04-06"] = 1, ["2017-04-06"] = 0.75, ["2018-04-06"] = 0.5, ["2019-04-06"] = 0.25, ["2020-04-06"] = 0,
  },
}

input "dwelling_finance_costs" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  entries = { kind = "mortgage_interest", projected = true },
  section = "Letting",
  source  = "ITTOIA 2005 s. 272B",
  ask_if  = function(case) return case.property_receipts > 0 end,
}

input "finance_costs_brought_forward" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  carries = "finance_costs_carried_forward",
  section = "Letting",
  source  = "ITTOIA 2005 s. 274A",
  ask_if  = function(case) return case.year >= 2018 and case.property_receipts > 0 end,
}

-- Costs in whole pounds, up to the profit of what they were for.
local function relievable(costs, profit, income) return min(ceil(costs), floor(min(profit, income))) end

local abroad = facts.having {
  section = "Income from abroad", source = "ITTOIA 2005 ss. 272B, 274AA", type = money, per = "year", min = 0,
  default = 0, ask_if = function() return false end,
}

input "foreign_letting_profit" (abroad {})
input "foreign_finance_costs" (abroad {})

check "foreign_letting_within_income" (facts.within("foreign_letting_profit", "foreign_other_income", {
  grade = "impossible", source = "ITTOIA 2005 s. 830",
}))

rule "foreign_finance_costs_relievable" {
  section = "Income from abroad",
  source  = "ITTOIA 2005 ss. 274A, 274AA",
  type    = money, per = "year",
  compute = function(case)
    if case.foreign_finance_costs <= 0 then return 0 end
    return relievable(case.foreign_finance_costs, case.foreign_letting_profit, case.foreign_other_income)
  end,
}

local of_trust = facts.having {
  section = "Trusts", source = "ITTOIA 2005 ss. 274A, 274AA", type = money, per = "year", min = 0, default = 0,
  ask_if = function() return false end,
}

input "trust_letting_profit" (of_trust {})
input "trust_finance_costs" (of_trust {})

check "trust_letting_within_income" (facts.within("trust_letting_profit", "trust_income", {
  grade = "impossible", source = "ITTOIA 2005 s. 274AA(2)",
}))

rule "trust_finance_costs_relievable" {
  section = "Trusts",
  source  = "ITTOIA 2005 ss. 274A, 274AA",
  type    = money, per = "year",
  compute = function(case)
    if case.trust_finance_costs <= 0 then return 0 end
    return relievable(case.trust_finance_costs, case.trust_letting_profit, case.trust_income)
  end,
}

rule "finance_costs" {
  section = "Letting",
  source  = "ITTOIA 2005 ss. 272A, 274A",
  type    = money, per = "year",
  min     = 0,
  compute = function(case, law) return ceil(case.dwelling_finance_costs * (1 - law.finance_costs_deductible)) end,
}

rule "finance_costs_relievable" {
  source  = "ITTOIA 2005 ss. 274A, 274AA, 783BL",
  private = true,
  type    = money, per = "year",
  compute = function(case)
    local costs = min(case.finance_costs + case.finance_costs_brought_forward, floor(case.property_income))
    local here = case.uses_property_allowance and 0 or costs
    return here + case.foreign_finance_costs_relievable + case.trust_finance_costs_relievable
  end,
}

rule "finance_costs_relieved" {
  source  = "ITTOIA 2005 ss. 274AA, 783BL",
  type    = money, per = "year",
  compute = function(case)
    local income = max(0, case.non_savings_income + case.lump_sum_taxed - case.deductions)
    return min(case.finance_costs_relievable, income)
  end,
}

rule "finance_costs_reduction" {
  source  = "ITTOIA 2005 s. 274AA; ITA 2007 s. 399B",
  type    = money, per = "year",
  compute = function(case, law)
    local basic = law.property_has_rates and law.property_rates[1] or law.rates[1].rate
    return floor(case.finance_costs_relieved * basic, 0.01)
      + floor(case.partnership_loan_interest * law.rates[1].rate, 0.01)
  end,
}

rule "finance_costs_carried_forward" {
  source  = "ITTOIA 2005 s. 274AA",
  type    = money, per = "year",
  compute = function(case)
    local of_year = (case.uses_property_allowance and 0 or case.finance_costs) + ceil(case.foreign_finance_costs)
      + ceil(case.trust_finance_costs)
    return of_year + case.finance_costs_brought_forward - case.finance_costs_relieved
  end,
}

-- Interest on a loan for a partnership that lets dwellings, as far as it is not deducted from income.

input "partnership_loan_interest" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  section = "Letting",
  source  = "ITA 2007 ss. 398, 399A",
  ask_if  = function() return false end,
}

example "Jo, who borrowed for a partnership that lets flats" {
  year   = 2020,
  given  = { employment_income = 60000, partnership_loan_interest = 10000 },
  -- 37,500 x 20 % and 10,000 x 40 %, less 2,000
  expect = { finance_costs_reduction = 2000, income_tax = 9500 },
  source = "HMRC, Property Income Manual PIM2060: the basic rate of 10,000 is deducted; by hand from ITA 2007 s. 10",
}

-- Pay; profit of letting abroad, its finance costs and the tax there; finance costs here, of a profit of 3,000; income
-- tax and costs carried forward.
for number, row in ipairs {
  { 30000, 5000, 2000, 0, 0, 4686, 0, "8,000 x 20 % and 3,486 less 400" },
  { 30000, 5000, 6000.50, 0, 0, 4086, 1001, "no more than the profit there" },
  { 30000, 5000, 2000, 0, 4000, 4086, 1000, "of each its own profit" },
  { 5570, 5000, 4000, 0, 3000, 0, 6000, "of 13,570 only 1,000 are above the allowance" },
  { 30000, 5000, 2000, 900, 0, 4086, 0, "5,000 less 2,000, x 20 %, are 600 of credit" },
  { 30000, 5000.90, 1000.20, 0, 0, 4885.80, 0, "costs in whole pounds, rounded up" },
  { 30000, 5000.90, 6000.20, 0, 0, 4086, 1001, "the profit in whole pounds, rounded down" },
} do
  local pay, profit, costs, tax_there, costs_here, tax, left, words = table.unpack(row)
  example("A home let abroad, " .. number .. ": " .. words) {
    year   = 2025,
    given  = {
      employment_income = pay, foreign_other_income = profit, foreign_letting_profit = profit,
      foreign_finance_costs = costs, foreign_tax_on_other_income = tax_there, property_receipts = 4000,
      property_expenses = 1000,
      dwelling_finance_costs = costs_here,
    },
    expect = { income_tax = tax, finance_costs_carried_forward = left },
    source = "By hand from ITTOIA 2005 ss. 274A, 274AA; ITA 2007 s. 10; TIOPA 2010 s. 36",
  }
end

-- Pay; what a trust or estate paid, the profit of letting in it, its finance costs; finance costs here, of a profit of
-- 3,000; income tax and costs carried forward.
for number, row in ipairs {
  { 30000, 4000, 5000, 2000, 0, 4686, 0, "8,000 x 20 % and 3,486 less 400" },
  { 30000, 4000, 5000, 5000, 0, 4086, 0, "as much as the profit" },
  { 30000, 4000, 5000, 5000.01, 0, 4086, 1, "a penny more: costs in whole pounds, rounded up" },
  { 30000, 4000, 3000, 5000, 0, 4486, 2000, "other income of the trust does not count" },
  { 30000, 4000, 5000, 2000, 4000, 4086, 1000, "of each its own profit" },
  { 5570, 4000, 5000, 4000, 0, 0, 3000, "of 13,570 only 1,000 are above the allowance" },
} do
  local pay, net, profit, costs, costs_here, tax, left, words = table.unpack(row)
  example("A home let by a trust or estate, " .. number .. ": " .. words) {
    year   = 2025,
    given  = {
      employment_income = pay, trust_income_net = net, trust_letting_profit = profit, trust_finance_costs = costs,
      property_receipts = 4000, property_expenses = 1000, dwelling_finance_costs = costs_here,
    },
    expect = { income_tax = tax, finance_costs_carried_forward = left },
    source = "By hand from ITTOIA 2005 ss. 274A, 274AA; ITA 2007 s. 10",
  }
end
