-- Stock relief of farmers: a share of the increase in the value of farm stock is deducted in computing the profit of
-- the year's accounts, and makes no loss (TCA 1997 ss. 665 to 668).

require "inputs"   -- a form asks for these first

local facts = require "lib.facts"
local trades = require "trades"

local function has_increase(person) return person.farm_stock_increase > 0 end

input "farm_stock_increase" {
  of      = trades.of,
  section = "Self-employment",
  source  = "TCA 1997 s. 666",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  ask_if  = function() return false end,
}

input "stock_relief_kind" {
  of      = trades.of,
  section = "Self-employment",
  source  = "TCA 1997 ss. 666, 667B, 667C",
  type    = choice {
    "general", "partnership", "young",
    labels = {
      general     = "The general relief",
      partnership = "A partner in a registered farm partnership",
      young       = "A young trained farmer",
    },
  },
  default = "general",
  ask_if  = has_increase,
}

check "farm_stock_is_of_a_trade" (facts.needs("farm_stock_increase", "turnover", {
  of = trades.of, source = "TCA 1997 s. 666",
}))

parameter "stock_relief_shares" {
  source = "TCA 1997 ss. 666, 667B, 667C; Finance Acts 2018, 2021 to 2024",
  note   = "Of accounts to the end of 2025: it was extended from time to time.",
  type   = record { general = rate, partnership = rate, young = rate },
  every  = "year",
  announced = "Budget, October",
  since  = {
    ["2019-01-01"] = { general = 0.25, partnership = 0.50, young = 1 }, ["2020-01-01"] = unchanged,
    ["2021-01-01"] = unchanged, ["2022-01-01"] = unchanged, ["2023-01-01"] = unchanged, ["2024-01-01"] = unchanged,
    ["2025-01-01"] = unchanged,
  },
}

rule "stock_relief" {
  of      = trades.of,
  source  = "TCA 1997 ss. 666, 667B, 667C",
  type    = money, per = "year",
  compute = function(person, law)
    if not has_increase(person) then return 0 end
    local share = law.stock_relief_shares[person.stock_relief_kind]
    local profit = person.turnover - person.trade_expenses + person.add_backs
    return min(max(0, profit), floor(person.farm_stock_increase * share, 0.01))
  end,
}

caveat "stock_relief" {
  of       = trades.of,
  concerns = { "stock_relief" },
  when     = has_increase,
  text     = "What stock relief means for losses and allowances that are carried forward, its ceilings as State aid, "
    .. "and its recovery when stock falls are not covered.",
  source   = "TCA 1997 ss. 666, 667B, 667C, 670",
}

-- Turnover, increase of the stock, kind; relief, profit.
for _, row in ipairs {
  { 50000, 8000, "general", 2000, 28000 }, { 50000, 8000, "partnership", 4000, 26000 },
  { 50000, 8000, "young", 8000, 22000 }, { 50000, 8000.03, "general", 2000, 28000 },
  { 21000, 8000, "general", 1000, 0 }, { 19000, 8000, "general", 0, -1000 },
} do
  local turnover, increase, kind, relief, profit = table.unpack(row)
  example("Stock relief, " .. kind .. ", of a farm with " .. turnover .. " and stock that rose by " .. increase) {
    year   = 2024,
    given  = {
      salary = 0, turnover = turnover, trade_expenses = 20000, farm_stock_increase = increase,
      stock_relief_kind = kind,
    },
    expect = { stock_relief = relief, accounts_profit = profit },
    source = "By hand from TCA 1997 ss. 665 to 667C: 25, 50 and 100 % of the increase",
  }
end

-- Averaging.

input "averages_farm_profits" {
  of      = trades.of,
  section = "Self-employment",
  source  = "TCA 1997 s. 657",
  type    = boolean,
  default = false,
  typical = { false },
  ask_if  = function() return false end,
}

input "farm_profits_of_years_before" {
  of      = trades.of,
  section = "Self-employment",
  source  = "TCA 1997 s. 657",
  type    = money, per = "once",
  ask_if  = function(person) return person.averages_farm_profits end,
}

parameter "farm_averaging_years" {
  source = "TCA 1997 s. 657; Revenue, Note for Guidance on s. 657",
  type   = count(10),
  until_changed = true,
  since  = { ["2002-01-01"] = 3, ["2015-01-01"] = 5 },
}

rule "averaged_farm_profit" {
  of      = trades.of,
  source  = "TCA 1997 s. 657",
  type    = money, per = "year",
  compute = function(person, law)
    if not person.averages_farm_profits then return 0 end
    local all = person.profit_of_twelve_months + person.farm_profits_of_years_before
    if all < 0 then error("averaging where losses exceed profits is not covered: give trade_profit") end
    return round(all / law.farm_averaging_years, 0.01)
  end,
}

caveat "farm_averaging" {
  of       = trades.of,
  concerns = { "averaged_farm_profit" },
  when     = function(person) return person.averages_farm_profits end,
  text     = "The review of earlier years of who leaves averaging, and the step out of it for a year, are not covered.",
  source   = "TCA 1997 s. 657(6A), (8)",
}

-- Profit of the year's accounts, of the years before; average.
for _, row in ipairs {
  { 2024, 40000, 110000, 30000 }, { 2014, 40000, 50000, 30000 }, { 2024, -5000, 110000, 21000 },
  { 2024, 40000, -40000, 0 }, { 2024, 10000.01, 0, 2000 },
} do
  local year, profit, before, average = table.unpack(row)
  example("Farm profits of " .. profit .. " and " .. before .. " of the years before, " .. year) {
    year   = year,
    given  = {
      salary = 0, turnover = 60000 + profit, trade_expenses = 60000, averages_farm_profits = true,
      farm_profits_of_years_before = before,
    },
    expect = { trade_profit = average },
    source = "By hand from TCA 1997 s. 657: of three years to 2014, then of five",
  }
end
