-- Profits of a trade and of letting. Who knows the profit gives it; otherwise it follows from receipts and expenses.
-- A loss is no profit: see losses.lua for what becomes of it.

require "inputs"   -- a form asks for these first

parameter "trading_allowance" {
  source = "ITTOIA 2005 ss. 783A to 783AR; F (No. 2) A 2017 Sch. 3",
  type   = money, per = "year",
  until_changed = true,
  since  = { ["2015-04-06"] = 0, ["2017-04-06"] = 1000 },
}

parameter "property_allowance" {
  source = "ITTOIA 2005 ss. 783B to 783BQ; F (No. 2) A 2017 Sch. 3",
  type   = money, per = "year",
  until_changed = true,
  since  = { ["2015-04-06"] = 0, ["2017-04-06"] = 1000 },
}

input "trading_receipts" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  entries = { kind = "income", flow = "in", projected = true },
  section = "Trade",
  source  = "ITTOIA 2005 ss. 7, 783A",
}

input "trading_expenses" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  entries = { kind = "expense", projected = true },
  section = "Trade",
  source  = "ITTOIA 2005 s. 34",
  ask_if  = function(case) return case.trading_receipts > 0 end,
}

rule "trading_deductions" {
  section = "Trade",
  source  = "ITTOIA 2005 ss. 34, 94D; CAA 2001 s. 247",
  type    = money, per = "year",
  compute = function(case) return case.trading_expenses + case.mileage_deduction + case.capital_allowances end,
}

rule "trading_result" {
  section = "Trade",
  source  = "ITTOIA 2005 s. 25; CAA 2001 ss. 247, 248",
  type    = money, per = "year",
  compute = function(case) return case.trading_receipts + case.balancing_charges - case.trading_deductions end,
}

rule "trading_profit" {
  section = "Trade",
  source  = "ITTOIA 2005 ss. 25, 783A to 783AR",
  type    = money, per = "year",
  min     = 0,
  compute = function(case, law)
    local profit = case.trading_result - max(0, law.trading_allowance - case.trading_deductions)
    return max(0, max(0, profit) + min(0, case.transition_part_less_overlap))
  end,
}

rule "trading_allowance_used" {
  section = "Trade",
  source  = "ITTOIA 2005 ss. 783A to 783AR",
  type    = money, per = "year",
  compute = function(case, law)
    if case.trading_deductions >= law.trading_allowance then return 0 end
    return min(case.trading_receipts, law.trading_allowance)
  end,
}

for _, row in ipairs { { 5000, 300, 1000 }, { 600, 0, 600 }, { 5000, 999.99, 1000 }, { 5000, 1000, 0 }, { 0, 0, 0 } } do
  example("Trading allowance with receipts of " .. row[1] .. " and expenses of " .. row[2]) {
    year   = 2025,
    given  = { trading_receipts = row[1], trading_expenses = row[2] },
    expect = { trading_allowance_used = row[3] },
    source = "By hand from ITTOIA 2005 ss. 783AB to 783AF",
  }
end

input "property_receipts" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  entries = { kind = "rent", flow = "in", projected = true },
  section = "Letting",
  source  = "ITTOIA 2005 ss. 264, 783B",
}

input "property_expenses" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  entries = { kind = "letting_expense", projected = true },
  section = "Letting",
  source  = "ITTOIA 2005 s. 272",
  ask_if  = function(case) return case.property_receipts > 0 end,
}

rule "property_profit_by_expenses" {
  section = "Letting",
  source  = "ITTOIA 2005 ss. 272, 272A",
  private = true,
  type    = money, per = "year",
  min     = 0,
  compute = function(case, law)
    local costs = case.dwelling_finance_costs * law.finance_costs_deductible
    return floor(max(0, case.property_receipts - case.property_expenses - case.structures_of_letting - costs), 0.01)
  end,
}

rule "property_profit_by_allowance" {
  section = "Letting",
  source  = "ITTOIA 2005 ss. 783B to 783BH",
  private = true,
  type    = money, per = "year",
  min     = 0,
  compute = function(case, law) return max(0, case.property_receipts - law.property_allowance) end,
}

rule "profit_of_letting" {
  section = "Letting",
  source  = "ITTOIA 2005 ss. 272, 272A, 783B to 783BQ, 784 to 802",
  type    = money, per = "year",
  min     = 0,
  compute = function(case)
    if case.uses_property_allowance then return case.property_profit_by_allowance + case.rent_a_room_profit end
    return max(0, case.property_profit_by_expenses + case.rent_a_room_profit - case.loss_of_letting)
  end,
}

rule "property_income" {
  section = "Letting",
  source  = "ITTOIA 2005 ss. 272, 272A, 783B to 783BQ; ITA 2007 s. 118",
  type    = money, per = "year",
  min     = 0,
  compute = function(case) return case.profit_of_letting - case.property_losses_used end,
}
