-- Trades in shares: HMRC's examples, what is one day, one share or one penny beside, and what is true of all.

-- A trade is whether shares were bought, the day, the number, the amount with costs, and the company if it is not 1.
local function given(trades, more)
  local facts = { employment_income = 60000 }
  for place, trade in ipairs(trades) do
    for field, name in ipairs { "share_bought", "share_day", "share_number", "share_amount", "share_company" } do
      if trade[field] ~= nil then facts["share_trade." .. place .. "." .. name] = trade[field] end
    end
  end
  for name, value in pairs(more or {}) do facts[name] = value end
  return facts
end

local bought, sold = true, false

local davy = {
  { bought, "2016-04-15", 1000, 1300 }, { bought, "2016-08-04", 1000, 1450 }, { bought, "2017-01-19", 500, 950 },
  { sold, "2020-03-16", 2000, 6850 }, { bought, "2020-04-07", 2000, 6790 }, { sold, "2020-12-10", 2200, 7700 },
}

example "Ms Davy sells shares and buys them back after the tax year" {
  year   = 2019,
  given  = given(davy),
  expect = { share_trade_gains = 60, share_trade_losses = 0, share_pool_number = 2500, share_pool_cost = 3700 },
  source = "HMRC, Capital Gains Manual CG51590, example 1, with days ten years later",
}

example "Ms Davy sells shares of the pool" {
  year   = 2020,
  given  = given(davy),
  expect = { share_trade_gains = 4444, share_pool_number = 300, share_pool_cost = 444 },
  source = "HMRC, Capital Gains Manual CG51590, example 1, with days ten years later",
}

example "Mr Browne, who took up rights" {
  year   = 2022,
  given  = given {
    { bought, "2018-08-17", 10000, 2500 }, { bought, "2019-04-01", 10000, 2600 }, { bought, "2019-10-08", 4000, 1060 },
    { sold, "2022-12-10", 7500, 3000 },
  },
  expect = { share_trade_gains = 1075, share_pool_number = 16500, share_pool_cost = 4235 },
  source = "HMRC, Capital Gains Manual CG51590, example 2, with days ten years later: 1,925 of 6,160, of which it says "
    .. "that 4,236 are left",
}

example "Ms Pierson sells shares of Lobster plc twice" {
  year      = 2023,
  given     = given {
    { bought, "2015-04-01", 1000, 4150 }, { bought, "2018-09-01", 500, 2130 }, { sold, "2023-05-01", 700, 3260 },
    { sold, "2024-02-01", 400, 1975 },
  },
  expect    = { share_trade_gains = 629, share_pool_number = 400, share_pool_cost = 1674 },
  tolerance = 1,
  source    = "HMRC, HS284 example 3 of 2024, which rounds each step: 329 and 300; with days within its months",
}

example "Mr Schneider buys 500 of 4,000 shares back" {
  year   = 2025,
  given  = given {
    { bought, "2020-01-05", 9500, 9500 }, { sold, "2025-08-30", 4000, 6000 }, { bought, "2025-09-11", 500, 850 },
  },
  -- A loss of 100 on the 500, and a gain of 5,250 - 3,500 on the others
  expect = { share_trade_gains = 1650, share_trade_losses = 0, share_pool_number = 6000, share_pool_cost = 6000 },
  source = "HMRC, HS284 example 2 of 2025 (a loss of 100 on the 500), with a pool of 9,500",
}

example "Victoria: shares of the pool" {
  year   = 2025,
  given  = given {
    { bought, "2025-01-01", 100, 1000 }, { bought, "2025-09-18", 50, 125000 }, { sold, "2025-12-01", 50, 300000 },
  },
  expect = { share_trade_gains = 258000, share_pool_number = 100, share_pool_cost = 84000 },
  source = "HMRC, Cryptoassets Manual CRYPTO22251",
}

example "Martyn: two sales on the day of a purchase" {
  year      = 2025,
  given     = given {
    { bought, "2025-01-01", 5000, 500 }, { sold, "2025-06-23", 1000, 800 }, { bought, "2025-06-23", 1600, 1000 },
    { sold, "2025-06-23", 500, 600 },
  },
  expect    = { share_trade_gains = 462, share_trade_losses = 0, share_pool_number = 5100, share_pool_cost = 562 },
  tolerance = 0.5,
  source    = "HMRC, Cryptoassets Manual CRYPTO22252, in whole pounds",
}

local rachel = {
  { bought, "2025-01-01", 2000, 1000 }, { sold, "2025-03-31", 1000, 400 }, { sold, "2025-04-20", 500, 150 },
  { bought, "2025-04-21", 700, 175 }, { bought, "2025-04-28", 500, 100 }, { bought, "2025-05-01", 500, 150 },
}

for year, gain in pairs { [2024] = 165, [2025] = 20 } do
  example("Rachel: purchases within 30 days of two sales, " .. year) {
    year   = year,
    given  = given(rachel),
    expect = { share_trade_gains = gain, share_trade_losses = 0 },
    source = "HMRC, Cryptoassets Manual CRYPTO22253",
  }
end

example "Rachel: what is left" {
  year   = 2025,
  given  = given(rachel),
  expect = { share_pool_number = 2200, share_pool_cost = 1060 },
  source = "HMRC, Cryptoassets Manual CRYPTO22253",
}

example "Daniel: more was sold than bought on a day" {
  year      = 2025,
  given     = given {
    { bought, "2025-01-01", 8000, 1000 }, { sold, "2026-01-31", 5000, 500 }, { bought, "2026-01-31", 4000, 320 },
    { bought, "2026-01-31", 1000, 75 }, { bought, "2026-01-31", 1000, 70 }, { sold, "2026-01-31", 2000, 142 },
    { bought, "2026-01-31", 500, 35 },
  },
  expect    = { share_trade_gains = 79, share_pool_number = 7500, share_pool_cost = 937.50 },
  tolerance = 0.5,
  source    = "HMRC, Cryptoassets Manual CRYPTO22254, in whole pounds",
}

example "Melanie: 500 of 4,000 are bought back within 30 days" {
  year   = 2025,
  given  = given {
    { bought, "2025-01-01", 14000, 200000 }, { sold, "2025-08-30", 4000, 160000 }, { bought, "2025-09-11", 500, 17500 },
  },
  expect = { share_trade_gains = 92500, share_pool_number = 10500, share_pool_cost = 150000 },
  source = "HMRC, Cryptoassets Manual CRYPTO22255",
}

local gulferaz = {
  { bought, "2025-01-01", 100000, 300000 }, { bought, "2025-07-31", 10000, 45000 },
  { sold, "2025-07-31", 30000, 150000 }, { sold, "2025-08-05", 20000, 100000 },
  { bought, "2025-08-06", 50000, 225000 }, { sold, "2025-08-07", 100000, 150000 },
}

local backwards = {}
for _, trade in ipairs(gulferaz) do table.insert(backwards, 1, trade) end

for order, trades in pairs { ["as they happened"] = gulferaz, ["the last first"] = backwards } do
  example("Gulferaz: all three rules, trades told " .. order) {
    year      = 2025,
    given     = given(trades),
    expect    = {
      share_trade_gains = 25000, share_trade_losses = 163636, share_pool_number = 10000, share_pool_cost = 31364,
    },
    tolerance = 0.5,
    source    = "HMRC, Cryptoassets Manual CRYPTO22256, in whole pounds",
  }
end

-- Token G is 1, token H is 2; each swap is a sale of one and a purchase of the other.
example "Elina: tokens of two kinds" {
  year      = 2025,
  given     = given {
    { bought, "2025-01-01", 100000, 300000 },
    { sold, "2025-08-31", 1000, 3200 }, { bought, "2025-08-31", 10000, 3200, 2 },
    { sold, "2025-08-31", 5000, 1920, 2 }, { bought, "2025-08-31", 600, 1700 },
    { sold, "2025-08-31", 550, 1650 }, { bought, "2025-08-31", 5000, 1760, 2 },
    { sold, "2025-09-04", 2000, 558, 2 }, { bought, "2025-09-04", 180, 560 },
    { sold, "2025-09-16", 400, 1080 }, { bought, "2025-09-16", 4000, 1080, 2 },
    { sold, "2025-10-27", 12000, 2430, 2 }, { bought, "2025-10-27", 900, 2400 },
  },
  expect    = { share_trade_gains = 565, share_trade_losses = 1537 },
  tolerance = 0.5,
  source    = "HMRC, Cryptoassets Manual CRYPTO22257, in whole pounds: 280 + 267 + 18 and 120 + 1,417",
}

-- Of 1,000 shares that cost 1 each and are sold for 2,000: tax year, day, day of a purchase, its number and price, and
-- what comes out: gain and loss.
for _, row in ipairs {
  { 2025, "2025-07-01", "2025-07-31", 1000, 1.50, 500, 0, "CG51560, example 1: on the 30th day" },
  { 2025, "2025-07-01", "2025-08-01", 1000, 1.50, 1000, 0, "on the 31st day" },
  { 2024, "2025-02-28", "2025-03-31", 3000, 1.50, 1000, 0, "CG51560, example 3: on the 31st day after 28 February" },
  { 2023, "2024-02-29", "2024-03-30", 1000, 1.50, 500, 0, "on the 30th day after 29 February" },
  { 2025, "2025-07-01", "2025-07-01", 1000, 1.50, 500, 0, "on the day itself" },
  { 2025, "2025-07-01", "2025-06-30", 1000, 1.50, 750, 0, "on the day before: 2,000 shares at 1.25" },
  { 2025, "2025-07-01", "2025-07-31", 999, 1.50, 500.50, 0, "one share fewer, so that one is of the pool" },
  { 2025, "2025-07-01", "2025-07-31", 1001, 1.50, 500, 0, "one share more, which is not matched" },
  { 2025, "2025-07-01", "2025-07-31", 1000, 2.01, 0, 10, "at a loss" },
  { 2025, "2026-04-05", "2026-05-05", 1000, 1.50, 500, 0, "after the tax year" },
  { 2025, "2026-04-06", "2026-05-06", 1000, 1.50, 0, 0, "a sale of the next tax year" },
  { 2026, "2026-04-06", "2026-05-06", 1000, 1.25, 750, 0, "a sale of the first day of the tax year" },
} do
  local year, day, later, number, price, gain, loss, words = table.unpack(row)
  example("1,000 shares sold on " .. day .. ", " .. number .. " bought on " .. later .. " at " .. price) {
    year   = year,
    given  = given {
      { bought, "2019-05-01", 1000, 1000 }, { sold, day, 1000, 2000 }, { bought, later, number, number * price },
    },
    expect = { share_trade_gains = gain, share_trade_losses = loss },
    source = "By hand from TCGA 1992 ss. 104 to 106A: " .. words,
  }
end

example "Shares of two companies are not matched with each other" {
  year   = 2025,
  given  = given {
    { bought, "2019-05-01", 100, 100 }, { sold, "2025-07-01", 100, 300 }, { bought, "2025-07-02", 100, 290, 2 },
  },
  expect = { share_trade_gains = 200, share_pool_number = 100, share_pool_cost = 290 },
  source = "By hand from TCGA 1992 s. 104(1)",
}

example "A sale takes the purchases after it in their order, and a later one what is left of them" {
  year   = 2025,
  given  = given {
    { bought, "2019-05-01", 1000, 1000 }, { sold, "2025-07-01", 100, 500 }, { sold, "2025-07-20", 100, 500 },
    { bought, "2025-07-25", 120, 360 }, { bought, "2025-08-10", 60, 240 },
  },
  -- 500 - 100 x 3; 500 - 20 x 3 - 60 x 4 - 20 x 1
  expect = { share_trade_gains = 380, share_pool_number = 980, share_pool_cost = 980 },
  source = "By hand from TCGA 1992 s. 106A(4), (5)",
}

example "The purchase of a day is first for the sale of that day, not for an earlier one" {
  year   = 2025,
  given  = given {
    { bought, "2019-05-01", 1000, 1000 }, { sold, "2025-07-01", 100, 500 }, { sold, "2025-07-20", 100, 500 },
    { bought, "2025-07-20", 100, 300 },
  },
  -- 500 - 100 x 1 and 500 - 300
  expect = { share_trade_gains = 600, share_pool_number = 900, share_pool_cost = 900 },
  source = "By hand from TCGA 1992 ss. 105(1)(b), 106A(9)",
}

-- How gains and losses of trades are taxed. The shares cost 1 each.
local shares = { bought, "2019-05-01", 20000, 20000 }

example "Gains of trades before and after the rates changed" {
  year   = 2024,
  given  = given({ shares, { sold, "2024-10-29", 4000, 8000 }, { sold, "2024-10-30", 6000, 12000 } }),
  expect = {
    share_trade_gains = 10000, share_trade_gains_before_change = 4000, taxable_gains_at_earlier_rates = 4000,
    capital_gains_tax = 1520,
  },
  source = "By hand from TCGA 1992 ss. 1H, 1K(3); FA 2025 s. 7(3): 4,000 x 20 % + 3,000 x 24 %",
}

example "Gains and losses of trades beside others" {
  year   = 2025,
  given  = given({
    shares, { sold, "2025-05-01", 4000, 8000.99 }, { sold, "2025-06-01", 1000, 499.50 },
  }, { capital_gains = 2000.99, capital_losses = 500 }),
  -- 4,000 + 2,000 less 1,001 and 3,000
  expect = {
    share_trade_gains = 4000.99, share_trade_losses = 500.50, capital_losses_left = 1001, taxable_gains = 1999,
    capital_gains_tax = 479.76,
  },
  source = "By hand from TCGA 1992 ss. 1, 1H, 16, in whole pounds: 1,999 x 24 %",
}

example "A loss of trades is carried forward" {
  year   = 2025,
  given  = given { shares, { sold, "2025-05-01", 4000, 3000 } },
  expect = { share_trade_losses = 1000, capital_losses_carried_forward = 1000, capital_gains_tax = 0 },
  source = "By hand from TCGA 1992 s. 1(3)",
}

example "A part of a penny is in favour of the taxpayer" {
  year   = 2025,
  given  = given { { bought, "2019-05-01", 3, 10 }, { sold, "2025-05-01", 1, 5 }, { sold, "2025-06-01", 1, 2 } },
  -- 5 - 3.333, 2 - 3.333
  expect = { share_trade_gains = 1.66, share_trade_losses = 1.34, share_pool_cost = 3.33 },
  source = "By hand from TCGA 1992 s. 42",
}

example "No trades are told" {
  year   = 2025,
  given  = { employment_income = 60000, capital_gains = 10000 },
  expect = { share_trade_gains = 0, share_trade_losses = 0, share_pool_number = 0, capital_gains_tax = 1680 },
  source = "By hand from TCGA 1992 ss. 1H, 1K: 7,000 x 24 %",
}

-- A purchase, a sale of 600 and a purchase of 600, whose further facts are drawn.
local function drawn(facts)
  local all = {
    share_trades = 3, ["share_trade.1.share_bought"] = true, ["share_trade.1.share_day"] = "2020-05-01",
    ["share_trade.1.share_number"] = 1000, ["share_trade.1.share_company"] = 1,
    ["share_trade.2.share_bought"] = false, ["share_trade.2.share_number"] = 600,
    ["share_trade.2.share_company"] = 1, ["share_trade.3.share_bought"] = true, ["share_trade.3.share_number"] = 600,
    ["share_trade.3.share_company"] = 1,
  }
  for name, value in pairs(facts) do all[name] = value end
  return all
end

property "trades in shares may be told in any order" {
  source = "TCGA 1992 ss. 105, 106A",
  given  = drawn {},
  swap   = {
    ["share_trade.2.share_bought"] = "share_trade.3.share_bought",
    ["share_trade.2.share_day"] = "share_trade.3.share_day",
    ["share_trade.2.share_number"] = "share_trade.3.share_number",
    ["share_trade.2.share_amount"] = "share_trade.3.share_amount",
  },
  same   = { "share_trade_gains", "share_trade_losses", "share_pool_number", "share_pool_cost" },
}

property "what was paid for shares is taken off once, or left in the pool" {
  source = "TCGA 1992 ss. 38, 42, 104 to 106A",
  from   = "2025-04-06",
  to     = "2026-04-05",
  given  = drawn { ["share_trade.2.share_day"] = "2025-07-01" },
  when   = function(case) return case.share_trade[3].share_day <= date(2026, 4, 5) end,
  holds  = function(case)
    local trades = case.share_trade
    local taken = trades[1].share_amount + trades[3].share_amount - case.share_pool_cost
    local gain = case.share_trade_gains - case.share_trade_losses
    return eq(case.share_pool_number, 1000) and abs(trades[2].share_amount - taken - gain) <= 0.02
  end,
}
