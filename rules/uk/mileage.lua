-- The fixed rate for vehicles of a trade, in place of what they cost: for cars and goods vehicles together by the
-- miles, for motor cycles at one rate.

parameter "mileage_rates" {
  source = "ITTOIA 2005 s. 94F; FA 2013 Sch. 5",
  type   = record { first = rate, after = rate, miles = number, motor_cycle = rate },
  note   = "Pounds a mile: `first` for the first `miles` of the year, `after` that. There since 2013/14.",
  until_changed = true,
  since  = { ["2013-04-06"] = { first = 0.45, after = 0.25, miles = 10000, motor_cycle = 0.24 } },
}

for name, typical in pairs { business_miles = 3000, motor_cycle_miles = 1000 } do
  input(name) {
    section = "Trade",
    source  = "ITTOIA 2005 ss. 94D, 94F",
    type    = number,
    min     = 0,
    max     = 1000000,
    default = 0,
    typical = { typical },
    ask_if  = function(case) return case.trading_receipts > 0 end,
  }
end

rule "mileage_deduction" {
  section = "Trade",
  source  = "ITTOIA 2005 ss. 94D, 94F",
  type    = money, per = "year",
  compute = function(case, law)
    local rates = law.mileage_rates
    local first = min(case.business_miles, rates.miles)
    return round(first * rates.first + (case.business_miles - first) * rates.after
      + case.motor_cycle_miles * rates.motor_cycle, 0.01)
  end,
}

-- Whoever claimed capital allowances for a vehicle, or deducted what it cost, cannot have the rate for it (s. 94E); of
-- several vehicles one may have the rate and another not.
check "mileage_or_cost_of_a_car" {
  concerns = { "trading_profit" },
  holds    = function(case)
    local cars = case.zero_emission_cars_bought + case.main_rate_cars_bought + case.special_rate_cars_bought
    return case.business_miles <= 0 or cars <= 0
  end,
  message  = {
    en = "there are business miles at the fixed rate and capital allowances of cars: no vehicle has both",
    de = "es gibt geschäftliche Meilen zum Festbetrag und Abschreibungen von Autos: kein Fahrzeug hat beides",
  },
  source   = "ITTOIA 2005 s. 94E(2)",
}

caveat "mileage" {
  concerns = { "mileage_deduction" },
  when     = function(case) return case.business_miles + case.motor_cycle_miles > 0 end,
  text     = "The fixed rate stands for all costs of the vehicle, in every year once it was used: its fuel, insurance "
    .. "and repairs are no expenses of the trade besides. Parking and tolls of a journey are.",
  source   = "ITTOIA 2005 ss. 94D, 94E",
}

-- Miles by car, by motor cycle, and the deduction.
for _, row in ipairs {
  { 1, 0, 0.45 }, { 10000, 0, 4500 }, { 10001, 0, 4500.25 }, { 9999, 0, 4499.55 }, { 12000, 500, 5120 },
  { 0, 100, 24 }, { 0.1, 0, 0.05 },
} do
  example("Mileage of " .. row[1] .. " and " .. row[2] .. " miles") {
    year   = 2025,
    given  = { trading_receipts = 30000, business_miles = row[1], motor_cycle_miles = row[2] },
    expect = { mileage_deduction = row[3] },
    source = "By hand from ITTOIA 2005 s. 94F: 45p for the first 10,000 miles, 25p after, 24p for motor cycles",
  }
end

example "Mileage in the profit of a trade" {
  year   = 2025,
  given  = { trading_receipts = 30000, trading_expenses = 2000, business_miles = 11000 },
  expect = { mileage_deduction = 4750, trading_deductions = 6750, trading_profit = 23250 },
  source = "By hand from ITTOIA 2005 ss. 34, 94F: 30,000 less 2,000, 10,000 miles at 45p and 1,000 at 25p",
}

example "The trading allowance in place of little mileage" {
  year   = 2025,
  given  = { trading_receipts = 5000, business_miles = 1000 },
  expect = { mileage_deduction = 450, trading_allowance_used = 1000, trading_profit = 4000 },
  source = "By hand from ITTOIA 2005 ss. 94F, 783A: 1,000 is more than 450",
}
