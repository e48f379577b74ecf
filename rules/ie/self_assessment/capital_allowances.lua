-- Wear and tear of plant, machinery and cars of a trade, straight line.

local dated = require "dated"
local trades = require "trades"

parameter "wear_and_tear_rates" {
  source = "TCA 1997 s. 284(2); Finance Act 2001, Finance Act 2003",
  type   = list(record { from = date, value = rate }),
  until_changed = true,
  since  = { ["2002-01-01"] = { { from = "2001-01-01", value = 0.20 }, { from = "2002-12-04", value = 0.125 } } },
}

parameter "car_cost_limits" {
  source = "TCA 1997 ss. 373, 380K; Finance Acts 2001, 2006, 2007",
  type   = list(record { from = date, value = money }), per = "once",
  until_changed = true,
  since  = {
    ["2002-01-01"] = {
      { from = "2001-01-01", value = 22000 }, { from = "2006-01-01", value = 23000 },
      { from = "2007-01-01", value = 24000 },
    },
  },
}

parameter "car_emission_limits" {
  source = "TCA 1997 ss. 380K, 380L; Finance Act 2008 s. 31, Finance Act 2019 s. 19, Finance Act 2020 s. 14; Revenue, "
    .. "notes for guidance on Part 11C",
  note   = "Groups A to C, D and E to 2020; A and B, C since 2021. Above the second limit nothing is allowed. Lower "
    .. "ones, 120 and 140, are for cars bought from 2027 on (Finance Act 2024 s. 33).",
  type   = list(record { from = date, value = record { in_full = number, by_half = number } }),
  until_changed = true,
  since  = {
    ["2002-01-01"] = {
      { from = "2008-07-01", value = { in_full = 155, by_half = 190 } },
      { from = "2021-01-01", value = { in_full = 140, by_half = 155 } },
    },
  },
}

parameter "car_emission_share" {
  source = "TCA 1997 s. 380L(3)",
  type   = rate,
  until_changed = true,
  since  = { ["2002-01-01"] = 0.5 },
}

parameter "balancing_charge_threshold" {
  source = "TCA 1997 s. 288(3B); Revenue, notes for guidance on s. 288",
  note   = "Sales to connected persons apart.",
  type   = money, per = "year",
  until_changed = true,
  since  = { ["2002-01-01"] = 2000 },
}

local function has_asset(person) return person.asset_cost > 0 end

input "several_assets" {
  of      = trades.of,
  type    = boolean,
  default = false,
  typical = { false },
  section = "Self-assessment",
  source  = "TCA 1997 s. 284",
  ask_if  = function(person) return person.turnover > 0 end,
  spouse  = { ask = "Does your spouse use more than one machine or car for the business?" },
}

input "asset_cost" {
  of      = trades.of,
  type    = money, per = "once",
  default = 0,
  min     = 0,
  section = "Self-assessment",
  source  = "TCA 1997 s. 284",
  ask_if  = function(person) return person.turnover > 0 and not person.several_assets end,
  spouse  = { ask = "If your spouse uses one machine or car for the business, what did it cost?" },
}

input "asset_bought" {
  of      = trades.of,
  type    = date,
  section = "Self-assessment",
  ask_if  = has_asset,
  spouse  = { ask = "On which day was it bought?" },
}

input "asset_private_share" {
  of      = trades.of,
  type    = rate,
  default = 0,
  min     = 0,
  max     = 1,
  section = "Self-assessment",
  source  = "TCA 1997 s. 284(1)",
  ask_if  = has_asset,
  spouse  = { ask = "What share of its use is private?" },
}

input "asset_sold" {
  of      = trades.of,
  type    = date,
  default = "9999-12-31",
  section = "Self-assessment",
  source  = "TCA 1997 s. 288",
  ask_if  = has_asset,
  spouse  = { ask = "On which day was it sold, if it was?" },
}

input "asset_proceeds" {
  of      = trades.of,
  type    = money, per = "once",
  min     = 0,
  section = "Self-assessment",
  source  = "TCA 1997 s. 288",
  ask_if  = function(person, _, case) return has_asset(person) and eq(person.asset_sold.year, case.year) end,
  spouse  = { ask = "What did it bring?" },
}

input "asset_is_car" {
  of      = trades.of,
  type    = boolean,
  default = false,
  section = "Self-assessment",
  ask_if  = has_asset,
  spouse  = { ask = "Is it a car?" },
}

-- s. 380K: of cars bought since then, emissions count.
local emissions_count_from = "2008-07-01"

input "car_emissions" {
  of      = trades.of,
  type    = count(1000),
  section = "Self-assessment",
  source  = "TCA 1997 s. 380K",
  ask_if  = function(person) return person.asset_is_car and person.asset_bought >= date(emissions_count_from) end,
  spouse  = { ask = "How many grams of CO2 does the car emit a kilometre?" },
}

rule "cost_for_allowances" {
  of      = trades.of,
  source  = "TCA 1997 ss. 284, 373, 380L",
  type    = money, per = "once",
  compute = function(person, law)
    if not person.asset_is_car then return person.asset_cost end
    local limit = dated.value(law.car_cost_limits, person.asset_bought)
    if person.asset_bought < date(emissions_count_from) then return min(person.asset_cost, limit) end
    local grams = dated.value(law.car_emission_limits, person.asset_bought)
    -- The first group has the limit whatever the car cost.
    if person.car_emissions <= grams.in_full then return limit end
    if person.car_emissions > grams.by_half then return 0 end
    return round(min(person.asset_cost, limit) * law.car_emission_share, 0.01)
  end,
}

-- Of the first year of an asset only what lies within the first year of the trade counts. How a part of a month is
-- measured is not laid down: here in days of thirty.
rule "months_of_first_year" {
  of      = trades.of,
  source  = "TCA 1997 s. 284(2)(b)",
  private = true,
  type    = number,
  compute = function(trade)
    local started = trade.trade_started
    if trade.asset_bought.year ~= started.year then return 12 end
    return 12 + exact(31 - started.day) / 30 - started.month
  end,
}

rule "wear_of_whole_year" {
  of      = trades.of,
  source  = "TCA 1997 s. 284(2)",
  private = true,
  type    = number,
  compute = function(trade, law)
    return trade.cost_for_allowances * dated.value(law.wear_and_tear_rates, trade.asset_bought)
  end,
}

-- What was allowed in the years before, private use not taken off.
rule "allowed_before" {
  of      = trades.of,
  source  = "TCA 1997 ss. 284, 288",
  private = true,
  type    = number,
  compute = function(trade, _, case)
    local years = case.year - trade.asset_bought.year
    if years < 0 then error("the asset was bought after this tax year") end
    local whole = trade.wear_of_whole_year * (years - 1 + trade.months_of_first_year / 12)
    return clamp(whole, 0, trade.cost_for_allowances)
  end,
}

rule "proceeds_for_allowances" {
  of      = trades.of,
  source  = "TCA 1997 ss. 288, 380M",
  type    = money, per = "once",
  compute = function(person)
    return round(person.asset_proceeds * person.cost_for_allowances / person.asset_cost, 0.01)
  end,
}

rule "wear_and_tear" {
  of      = trades.of,
  source  = "TCA 1997 s. 284",
  type    = money, per = "year",
  compute = function(person, _, case)
    local before = person.allowed_before
    if person.asset_sold.year <= case.year then return 0 end
    local left = person.cost_for_allowances - before
    local share = person.asset_bought.year < case.year and 1 or person.months_of_first_year / 12
    return round(min(left, person.wear_of_whole_year * share) * (1 - person.asset_private_share), 0.01)
  end,
}

-- What was left of the cost at the start of the year, less the proceeds, if the asset was sold in the year.
local function shortfall(person, case)
  if not has_asset(person) or not eq(person.asset_sold.year, case.year) then return 0 end
  return person.cost_for_allowances - person.allowed_before - person.proceeds_for_allowances
end

rule "balancing_allowance" {
  of      = trades.of,
  source  = "TCA 1997 ss. 288, 380M",
  type    = money, per = "year",
  compute = function(person, _, case)
    local left = shortfall(person, case)
    return left > 0 and round(left * (1 - person.asset_private_share), 0.01) or 0
  end,
}

rule "balancing_charge" {
  of      = trades.of,
  source  = "TCA 1997 ss. 288, 380M",
  type    = money, per = "year",
  min     = 0,
  compute = function(person, law, case)
    local excess = -shortfall(person, case)
    if excess <= 0 or person.asset_proceeds < law.balancing_charge_threshold then return 0 end
    return round(min(excess, person.allowed_before) * (1 - person.asset_private_share), 0.01)
  end,
}

rule "capital_allowances" {
  of      = trades.of,
  section = "Self-assessment",
  source  = "TCA 1997 ss. 284, 288, 531C",
  type    = money, per = "year",
  min     = 0,
  compute = function(trade)
    if trade.several_assets then
      error("allowances of several assets are not worked out: give capital_allowances, of a spouse "
        .. "spouse.capital_allowances")
    end
    return has_asset(trade) and trade.wear_and_tear + trade.balancing_allowance or 0
  end,
  spouse  = { ask = "What are the capital allowances of {year} for your spouse's machines and cars?" },
}

example "A machine of 8,000 bought in October 2002" {
  year   = 2006,
  given  = { asset_cost = 8000, asset_bought = "2002-10-01" },
  expect = { wear_and_tear = 1600 },
  source = "TCA 1997 s. 284(2): the fifth of five years at 20 %",
}

example "A machine of 10,000 sold for 8,000 when nothing of it was left" {
  year   = 2008,
  given  = { asset_cost = 10000, asset_bought = "2002-01-10", asset_sold = "2008-05-01", asset_proceeds = 8000 },
  expect = { wear_and_tear = 0, balancing_charge = 8000, capital_allowances = 0 },
  source = "TCA 1997 s. 288: all of it was allowed by 2006, so all of the proceeds are charged",
}

example "A car of 40,000 and 120 g, sold for 20,000 in its third year" {
  year   = 2025,
  given  = {
    asset_cost = 40000, asset_bought = "2023-03-01", asset_is_car = true, car_emissions = 120,
    asset_sold = "2025-07-01", asset_proceeds = 20000,
  },
  expect = { cost_for_allowances = 24000, proceeds_for_allowances = 12000, balancing_allowance = 6000 },
  source = "TCA 1997 ss. 288, 380M: 24,000 less 6,000 and 24/40 of the price",
}

-- Year; allowance of a machine of 8,000 that was bought in the year in which the trade began, on 1 July or 16 June.
for _, row in ipairs {
  { 2010, "2010-07-01", 500 }, { 2011, "2010-07-01", 1000 }, { 2017, "2010-07-01", 1000 },
  { 2018, "2010-07-01", 500 },
  { 2019, "2010-07-01", 0 }, { 2010, "2010-06-16", 541.67 }, { 2018, "2010-06-16", 458.33 },
} do
  local year, started, allowance = table.unpack(row)
  example("Wear and tear in " .. year .. " of a trade that began on " .. started) {
    year   = year,
    given  = { asset_cost = 8000, asset_bought = "2010-07-10", trade_started = started },
    expect = { wear_and_tear = allowance },
    source = "By hand from TCA 1997 s. 284(2)(b), (4): 6 and 6.5 twelfths of 1,000 in the first year, the rest in the "
      .. "ninth",
  }
end
