-- The allowance for structures and buildings that are no homes, of a trade or of letting: a share of their cost each
-- year. It is deducted like expenses.

require "business"   -- a form asks for these first

local section = "Structures and buildings"
local source  = "CAA 2001 ss. 270AA, 270EA"

parameter "structures_rate" {
  source = "CAA 2001 s. 270AA(5); SI 2019/1087; FA 2020 s. 29; GOV.UK, Claiming capital allowances for structures and "
    .. "buildings",
  note   = "Of contracts since 29 October 2018.",
  type   = rate,
  until_changed = true,
  since  = { ["2018-04-06"] = 0.02, ["2020-04-06"] = revised { ["2020-07-22"] = 0.03 } },
}

input "structures" {
  section = section, source = source, type = count(5), default = 0, typical = { 0 },
  ask_if  = function() return false end,
}

thing "structure" { section = section, source = source, at_most = 5, counted_by = "structures" }

input "structure_use" {
  of = "structure", source = "CAA 2001 ss. 270CA to 270CF",
  type = choice { "trade", "letting", labels = { trade = "The trade", letting = "Letting" } },
}

input "structure_cost" { of = "structure", source = "CAA 2001 ss. 270BA to 270BL", type = money, per = "once", min = 0 }

input "structure_days_without" {
  of = "structure", source = "CAA 2001 s. 270EA", type = count(366), default = 0,
}

input "structure_days_to_april_2020" {
  of = "structure", source = "FA 2020 s. 29", type = count(365), default = 0,
  ask_if = function(_, _, case) return case.year == 2020 end,
}

-- Days at the rate before April 2020, in the year whose accounts may have some.
local function early_days(one, case) return case.year == 2020 and one.structure_days_to_april_2020 or 0 end

input "structure_period_days" {
  of = "structure", source = "CAA 2001 ss. 6, 270EA", type = count(366), min = 365,
  ask_if = function(one, _, case) return one.structure_days_without + early_days(one, case) > 0 end,
}

check "structure_days_within_period" {
  of      = "structure",
  grade   = "impossible",
  source  = "CAA 2001 s. 270EA",
  holds   = function(one, _, case)
    local days = one.structure_days_without + early_days(one, case)
    return days <= 0 or days <= one.structure_period_days
  end,
  message = "The days without the allowance ({structure_days_without}) and those to 5 April 2020 "
    .. "({structure_days_to_april_2020}) are days of the accounts ({structure_period_days}), and more.",
}

rule "structure_allowance" {
  of      = "structure",
  section = section,
  source  = source .. "; FA 2020 s. 29",
  type    = money, per = "year",
  compute = function(one, law, case)
    local early, without = early_days(one, case), one.structure_days_without
    if early + without <= 0 then return floor(one.structure_cost * law.structures_rate, 0.01) end
    local period = one.structure_period_days
    local earlier = 0
    if early > 0 then earlier = early * law.on(date(2020, 4, 5)).structures_rate end
    local share = (max(0, period - without - early) * law.structures_rate + earlier) / period
    return floor(one.structure_cost * share, 0.01)
  end,
}

for _, use in ipairs {
  { name = "structures_of_trade", word = "trade" }, { name = "structures_of_letting", word = "letting" },
} do
  rule(use.name) {
    section = section,
    source  = "CAA 2001 ss. 270AA, 270HA, 247, 248",
    type    = money, per = "year",
    compute = function(case)
      return sum(case.structure, function(one)
        return one.structure_use == use.word and one.structure_allowance or 0
      end)
    end,
  }
end

caveat "structures_and_cash" {
  concerns = { "structures_of_trade", "structures_of_letting" },
  when     = function(case) return #case.structure > 0 end,
  text     = "The allowance for structures is not for who uses the cash basis. What a structure cost is not taken off "
    .. "what is left to live on, and what was allowed raises the gain when it is sold.",
  source   = "CAA 2001 ss. 1A, 270AA; TCGA 1992 s. 37B",
}

-- Year, cost, days without, days to April 2020, days of the accounts; allowance.
for _, row in ipairs {
  { 2019, 100000, 0, 0, 365, 2000, "2 %" },
  { 2020, 100000, 0, 0, 365, 3000, "3 %" },
  { 2025, 100000, 0, 0, 365, 3000, "3 %" },
  { 2025, 100000.33, 0, 0, 365, 3000, "3,000.0099, cut" },
  { 2025, 100000.34, 0, 0, 365, 3000.01, "3,000.0102, cut" },
  { 2025, 100000, 182, 0, 365, 1504.10, "3,000 x 183 / 365, cut" },
  { 2024, 100000, 183, 0, 366, 1500, "3,000 x 183 / 366" },
  { 2025, 100000, 365, 0, 365, 0, "not yet used" },
  { 2020, 100000, 0, 96, 366, 2737.70, "accounts to 31 December 2020: 96 days at 2 %, 270 at 3 %" },
  { 2020, 36600, 100, 96, 366, 702, "100 x (96 x 2 % + 170 x 3 %)" },
} do
  local year, cost, without, early, period, allowance, how = table.unpack(row)
  local given = {
    ["structure.1.structure_use"] = "trade", ["structure.1.structure_cost"] = cost,
    ["structure.1.structure_days_without"] = without, ["structure.1.structure_period_days"] = period,
    trading_receipts = 50000, trading_expenses = 1000,   -- as much as the trading allowance
  }
  if year == 2020 then given["structure.1.structure_days_to_april_2020"] = early end
  example("A structure of " .. cost .. " in " .. year .. ", " .. without .. " days without, " .. early .. " early") {
    year   = year,
    given  = given,
    expect = { structures_of_trade = allowance, trading_profit = 49000 - allowance },
    source = "By hand from CAA 2001 ss. 270AA, 270EA: " .. how,
  }
end

example "A workshop of the trade and a shop that is let" {
  year   = 2025,
  given  = {
    trading_receipts = 40000, trading_expenses = 10000, property_receipts = 12000, property_expenses = 1000,
    ["structure.1.structure_use"] = "trade", ["structure.1.structure_cost"] = 100000,
    ["structure.2.structure_use"] = "letting", ["structure.2.structure_cost"] = 200000,
  },
  -- 30,000 - 3,000 and 11,000 - 6,000
  expect = {
    structures_of_letting = 6000, trading_profit = 27000, property_income = 5000, total_income = 32000,
  },
  source = "By hand from CAA 2001 ss. 247, 248, 270AA",
}

example "The allowance for structures may make a loss of letting" {
  year   = 2025,
  given  = {
    property_receipts = 5000, property_expenses = 1000, ["structure.1.structure_use"] = "letting",
    ["structure.1.structure_cost"] = 200000, uses_property_allowance = false,
  },
  expect = { property_income = 0, loss_of_letting = 2000 },
  source = "By hand from CAA 2001 ss. 248, 270AA; ITTOIA 2005 s. 272",
}
