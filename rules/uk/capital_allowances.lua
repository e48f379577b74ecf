-- Capital allowances of a trade on plant and machinery: the annual investment allowance, zero-emission cars, the main
-- and the special rate pool. They are deducted like expenses. Nothing here is for assets with private use.

require "business"   -- a form asks for these first

local section = "Capital allowances"

parameter "annual_investment_allowance_limit" {
  source = "CAA 2001 s. 51A; FA 2019 s. 32; FA 2022 s. 12; F (No. 2) A 2023",
  note   = "Of years before 2019/20, in which it changed within the year, nothing is worked out here.",
  type   = money, per = "year",
  until_changed = true,
  since  = { ["2019-04-06"] = 1000000 },
}

parameter "writing_down_allowances" {
  source = "CAA 2001 ss. 56, 56A, 104D; FA 2019 s. 31; FA 2026 (main rate from 6 April 2026)",
  note   = "For accounts to 5 April: a year across the change has a rate between both.",
  type   = record { main = rate, special = rate, small = money }, per = "year",
  until_changed = true,
  since  = {
    ["2019-04-06"] = { main = 0.18, special = 0.06, small = 1000 },
    ["2026-04-06"] = revised { ["2026-03-18"] = { main = 0.14, special = 0.06, small = 1000 } },
  },
}

parameter "zero_emission_car_allowance" {
  source = "CAA 2001 ss. 45D, 52; Budget 2025 (to 5 April 2027)",
  type   = rate,
  until_changed = true,
  since  = { ["2019-04-06"] = 1, ["2027-04-06"] = repealed },
}

local function amount(name, label, ask, help, source, carries)
  input(name) {
    label = label, ask = ask, help = help, source = source, section = section, type = money, per = "once", min = 0,
    default = 0, carries = carries, ask_if = function(case) return case.year >= 2019 and case.trading_receipts > 0 end,
  }
end

amount("equipment_bought", "Equipment, tools and vans bought for the business",
  "How much did you spend on equipment, tools and vans for your business in {year}?",
  "No cars. On the cash basis these costs are expenses, and are not told here.", "CAA 2001 ss. 38A, 51A")
amount("zero_emission_cars_bought", "New cars without emissions bought for the business",
  "How much did new electric cars for your business cost?", "Bought unused. Without private use.", "CAA 2001 s. 45D")
amount("main_rate_cars_bought", "Cars of the main pool bought for the business",
  "How much did cars with emissions up to 50 g/km cost that you bought for your business?",
  "Up to 50 g/km, of cars bought before 6 April 2021 110 g/km, and used electric cars. Without private use.",
  "CAA 2001 ss. 54, 104AA")
amount("special_rate_cars_bought", "Cars of the special rate pool bought for the business",
  "How much did cars with higher emissions cost that you bought for your business?",
  "More than 50 g/km, of cars bought before 6 April 2021 110 g/km. Without private use.", "CAA 2001 ss. 104A, 104AA")
amount("main_pool_brought_forward", "Main pool brought forward",
  "How much is in the main pool from the year before?",
  "What was not written off yet, as last year's computation shows.", "CAA 2001 ss. 54, 59", "main_pool_carried_forward")
amount("special_pool_brought_forward", "Special rate pool brought forward",
  "How much is in the special rate pool from the year before?",
  "What was not written off yet, as last year's computation shows.", "CAA 2001 ss. 54, 59, 104A",
  "special_pool_carried_forward")
amount("main_pool_proceeds", "Proceeds of assets of the main pool that were sold",
  "For how much did you sell equipment, vans or cars of the main pool?", "At most what each cost.",
  "CAA 2001 ss. 61, 62")
amount("special_pool_proceeds", "Proceeds of assets of the special rate pool that were sold",
  "For how much did you sell cars and other assets of the special rate pool?", "At most what each cost.",
  "CAA 2001 ss. 61, 62")

input "accounts_months" {
  section = section,
  source  = "CAA 2001 ss. 6, 51A(6), 56(3), 56A(3)",
  type    = number,
  min     = 0.1,
  max     = 18,
  default = 12,
  typical = { 12 },
  ask_if  = function() return false end,
}

-- What of a yearly limit or allowance goes to accounts of more or less than a year.
local function share_of_year(case) return case.accounts_months / 12 end

rule "annual_investment_allowance" {
  section = section,
  source  = "CAA 2001 ss. 38A, 51A",
  type    = money, per = "year",
  compute = function(case, law)
    if case.equipment_bought <= 0 then return 0 end
    return min(case.equipment_bought, round(law.annual_investment_allowance_limit * share_of_year(case), 0.01))
  end,
}

rule "zero_emission_cars_deducted" {
  section = section,
  source  = "CAA 2001 ss. 45D, 52",
  type    = money, per = "year",
  compute = function(case, law)
    if case.zero_emission_cars_bought <= 0 then return 0 end
    return floor(case.zero_emission_cars_bought * law.zero_emission_car_allowance, 0.01)
  end,
}

-- A pool before its allowance, the allowance, and what goes to the next year.
local function pool(key, label, names, value)
  rule(names.pool) {
    label   = label .. " before its allowance",
    help    = "Below nothing, it is a balancing charge.",
    section = section,
    source  = "CAA 2001 ss. 53 to 55",
    type    = money, per = "year",
    compute = value,
  }

  rule(names.allowance) {
    label   = "Writing-down allowance of the " .. string.lower(string.sub(label, 1, 1)) .. string.sub(label, 2),
    help    = "A pool of up to £1,000 is written off. Of accounts of less or more than twelve months both are less or "
      .. "more in proportion.",
    section = section,
    source  = "CAA 2001 ss. 55, 56, 56A",
    type    = money, per = "year",
    compute = function(case, law)
      local left = case[names.pool]
      if left <= 0 then return 0 end
      local terms, share = law.writing_down_allowances, share_of_year(case)
      return left <= terms.small * share and left or round(left * terms[key] * share, 0.01)
    end,
  }

  rule(names.carried_forward) {
    label   = label .. " carried forward",
    section = section,
    source  = "CAA 2001 s. 59",
    type    = money, per = "year",
    compute = function(case) return max(0, case[names.pool]) - case[names.allowance] end,
  }
end

pool("main", "Main pool", {
  pool = "main_pool", allowance = "main_pool_allowance", carried_forward = "main_pool_carried_forward",
}, function(case)
  return case.main_pool_brought_forward + case.equipment_bought - case.annual_investment_allowance
    + case.main_rate_cars_bought - case.main_pool_proceeds
end)
pool("special", "Special rate pool", {
  pool = "special_pool", allowance = "special_pool_allowance", carried_forward = "special_pool_carried_forward",
}, function(case)
  return case.special_pool_brought_forward + case.special_rate_cars_bought - case.special_pool_proceeds
end)

rule "capital_allowances" {
  section = section,
  source  = "CAA 2001 ss. 2, 55, 270AA",
  type    = money, per = "year",
  compute = function(case)
    return case.annual_investment_allowance + case.zero_emission_cars_deducted + case.main_pool_allowance
      + case.special_pool_allowance + case.structures_of_trade
  end,
}

rule "spent_on_assets" {
  section = section,
  source  = "CAA 2001 ss. 4, 61",
  private = true,
  type    = money, per = "year",
  compute = function(case)
    return case.equipment_bought + case.zero_emission_cars_bought + case.main_rate_cars_bought
      + case.special_rate_cars_bought - case.main_pool_proceeds - case.special_pool_proceeds
  end,
}

rule "balancing_charges" {
  section = section,
  source  = "CAA 2001 s. 55(3)",
  type    = money, per = "year",
  compute = function(case) return max(0, -case.main_pool) + max(0, -case.special_pool) end,
}

caveat "equipment_beyond_the_allowance" {
  from     = "2025-04-06",
  concerns = { "main_pool_allowance" },
  when     = function(case) return case.equipment_bought > case.annual_investment_allowance end,
  text     = "The first-year allowance of 40 % on what is beyond the annual investment allowance, since 1 January "
    .. "2026, is not covered.",
  source   = "CAA 2001 (FA 2026)",
}

-- Year, equipment, cars of both pools, pools brought forward, proceeds of each; allowances, charge, pools.
for number, row in ipairs {
  { 2025, 6000, 0, 0, 0, 0, 0, 0, 6000, 0, 0, 0, "the annual investment allowance takes all" },
  { 2025, 1000001, 0, 0, 0, 0, 0, 0, 1000001, 0, 0, 0, "a pound beyond it is a small pool" },
  { 2025, 1001001, 0, 0, 0, 0, 0, 0, 1000180.18, 0, 820.82, 0, "1,001 at 18 %" },
  { 2025, 0, 15000, 0, 5000, 0, 0, 0, 3600, 0, 16400, 0, "20,000 at 18 %" },
  { 2025, 0, 0, 20000, 0, 4000, 0, 0, 1440, 0, 0, 22560, "24,000 at 6 %" },
  { 2025, 0, 0, 0, 1000, 1000, 0, 0, 2000, 0, 0, 0, "two small pools" },
  { 2025, 0, 0, 0, 1000.01, 1000.01, 0, 0, 240, 0, 820.01, 940.01, "a penny more each" },
  { 2025, 0, 0, 0, 3000, 2000, 5000, 500, 90, 2000, 0, 1410, "a charge of 2,000, and 1,500 at 6 %" },
  { 2026, 0, 15000, 0, 5000, 0, 0, 0, 2800, 0, 17200, 0, "20,000 at 14 %" },
  { 2019, 0, 0, 0, 5000, 5000, 0, 0, 1200, 0, 4100, 4700, "18 % and 6 %" },
} do
  local year, equipment, main, special, main_before, special_before, sold, sold_special = table.unpack(row)
  local allowances, charge, main_left, special_left, words = table.unpack(row, 9)
  example("Capital allowances " .. number .. ": " .. words) {
    year   = year,
    given  = {
      equipment_bought = equipment, main_rate_cars_bought = main, special_rate_cars_bought = special,
      main_pool_brought_forward = main_before, special_pool_brought_forward = special_before, main_pool_proceeds = sold,
      special_pool_proceeds = sold_special,
    },
    expect = {
      capital_allowances = allowances, balancing_charges = charge, main_pool_carried_forward = main_left,
      special_pool_carried_forward = special_left,
    },
    source = "By hand from CAA 2001 ss. 51A, 55, 56, 56A",
  }
end

-- Months, equipment, main pool, special pool; allowances, what is left of both pools.
for number, row in ipairs {
  { 6, 500000, 0, 0, 500000, 0, 0, "half of the annual investment allowance" },
  { 6, 500500.01, 0, 0, 500045, 455.01, 0, "a penny more than half of 1,000 beyond it: 9 %" },
  { 6, 500500, 0, 0, 500500, 0, 0, "half of 1,000 beyond it is a small pool" },
  { 18, 1500001, 0, 0, 1500001, 0, 0, "half as much again, and a small pool" },
  { 18, 0, 1500, 1500.01, 1635, 0, 1365.01, "1,500 is a small pool; 9 % of a penny more" },
  { 9, 0, 20000, 10000, 3150, 17300, 9550, "13.5 % and 4.5 %" },
  { 12, 0, 20000, 10000, 4200, 16400, 9400, "18 % and 6 %" },
  { 1, 0, 83.33, 83.34, 83.75, 0, 82.92, "a twelfth of 1,000, and 0.5 % of more" },
} do
  local length, equipment, main_before, special_before, allowances, main_left, special_left, words = table.unpack(row)
  example("Capital allowances of accounts of " .. length .. " months, " .. number .. ": " .. words) {
    year   = 2025,
    given  = {
      accounts_months = length, equipment_bought = equipment, main_pool_brought_forward = main_before,
      special_pool_brought_forward = special_before,
    },
    expect = {
      capital_allowances = allowances, main_pool_carried_forward = main_left,
      special_pool_carried_forward = special_left,
    },
    source = "By hand from CAA 2001 ss. 51A(6), 56(3), 56A(3); HMRC, Capital Allowances Manual CA11110 and CA23085: "
      .. "six months have 6/12, eighteen 1.5 times the annual investment allowance",
  }
end

example "A rate of which seven months have no last digit" {
  year   = 2026,
  given  = { accounts_months = 7, main_pool_brought_forward = 1000000 },
  -- 1,000,000 x 14 % x 7 / 12
  expect = { capital_allowances = 81666.67, main_pool_carried_forward = 918333.33 },
  source = "By hand from CAA 2001 s. 56(1) and (3)",
}

example "A new electric car is deducted in full in short accounts" {
  year   = 2025,
  given  = { accounts_months = 3, zero_emission_cars_bought = 30000 },
  expect = { capital_allowances = 30000 },
  source = "HMRC, Capital Allowances Manual CA11110: the length of the period does not affect a first-year allowance",
}

example "A trade with a van, an electric car and a car that was sold" {
  year   = 2025,
  given  = {
    trading_receipts = 60000, trading_expenses = 12000, equipment_bought = 18000, zero_emission_cars_bought = 9000,
    main_pool_brought_forward = 2000, main_pool_proceeds = 3000,
  },
  -- 60,000 + 1,000 - 12,000 - 27,000
  expect = {
    capital_allowances = 27000, balancing_charges = 1000, trading_profit = 22000, income_tax = 1886, class_4 = 565.80,
    spent_on_assets = 24000, net_income = 21548.20,
  },
  source = "By hand from CAA 2001 ss. 45D, 51A, 55; ITTOIA 2005 s. 25; ITA 2007 s. 10",
}

example "Capital allowances may make a loss" {
  year   = 2025,
  given  = { trading_receipts = 5000, trading_expenses = 3000, equipment_bought = 6000 },
  expect = { trading_profit = 0, trading_loss = 4000, trading_allowance_used = 0 },
  source = "By hand from CAA 2001 s. 247; ITTOIA 2005 s. 25",
}
