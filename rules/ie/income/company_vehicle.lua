-- A car or van of the employer that is there for private use: a share of its original market value, by its emissions
-- and the kilometres that are driven for the employer. It counts as pay, also for USC and PRSI. Other benefits, and all
-- of years before 2023, are told as what they were worth.

local facts = require "lib.facts"

local section = "Company car"

local function has_vehicle(person) return person.company_vehicle ~= "none" end

local function has_car(person) return person.company_vehicle == "car" or person.company_vehicle == "electric_car" end

local of_vehicle = facts.having { of = "person", section = section, source = "TCA 1997 s. 121", ask_if = has_vehicle }

input "company_vehicle" (of_vehicle {
  source  = "TCA 1997 ss. 121, 121A",
  type    = choice {
    "none", "car", "electric_car", "van", "electric_van",
    labels = {
      none = "None", car = "A car", electric_car = "A battery electric car", van = "A van",
      electric_van = "A battery electric van",
    },
  },
  default = "none",
  typical = { "none" },
  ask_if  = function() return false end,
})

input "vehicle_market_value" (of_vehicle { source = "TCA 1997 ss. 121, 121A", type = money, per = "once", min = 0 })

input "vehicle_co2" (of_vehicle {
  type = number, min = 0, max = 999, ask_if = function(person) return person.company_vehicle == "car" end,
})

input "vehicle_business_km" (of_vehicle { type = number, min = 0, ask_if = has_car })

input "vehicle_days_unavailable" (of_vehicle { type = count(366), default = 0 })

input "vehicle_running_costs_paid" (of_vehicle { type = money, per = "year", min = 0, default = 0 })

input "works_away_with_vehicle" (of_vehicle {
  source = "TCA 1997 s. 121(5)", type = boolean, default = false, ask_if = has_car,
})

parameter "vehicle_percentages" {
  source = "TCA 1997 s. 121(4A), Tables A and B; Finance Act 2023 s. 1; Finance Act 2025; Grant Thornton, Company "
    .. "Vehicle BIK changes from January 2026; completecar.ie (grams); KPMG, Towards greener company cars",
  note   = "Of up to 26,000 km the share of the value by the emissions, of electric cars to 2025 that of the lowest; "
    .. "of more four, three and two fifths of it, as Table A has it: 22.5, 18, 13.5 and 9 % of the lowest emissions.",
  type   = record {
    grams  = record { a = number, b = number, c = number, d = number },
    shares = record { electric = rate, a = rate, b = rate, c = rate, d = rate, e = rate },
    bands  = bands { upto = number, of_share = rate }, van = rate,
  },
  until_changed = true,
  since  = {
    ["2023-01-01"] = revised {
      ["2023-05-05"] = {
        grams  = { a = 59, b = 99, c = 139, d = 179 },
        shares = { electric = 0.225, a = 0.225, b = 0.2625, c = 0.30, d = 0.3375, e = 0.375 },
        bands  = {
          { upto = 26000, of_share = 1 }, { upto = 39000, of_share = 0.8 }, { upto = 48000, of_share = 0.6 },
          { of_share = 0.4 },
        },
        van    = 0.08,
      },
    },
    ["2026-01-01"] = {
      grams  = { a = 59, b = 99, c = 139, d = 179 },
      shares = { electric = 0.15, a = 0.225, b = 0.2625, c = 0.30, d = 0.3375, e = 0.375 },
      bands  = {
        { upto = 26000, of_share = 1 }, { upto = 39000, of_share = 0.8 }, { upto = 48000, of_share = 0.6 },
        { of_share = 0.4 },
      },
      van    = 0.08,
    },
  },
}

parameter "vehicle_value_reductions" {
  source = "TCA 1997 ss. 121(4A)(aa), (ab), 121A; Finance Act 2023 s. 1; Finance (No. 2) Act 2023; Finance Act 2024; "
    .. "Finance Act 2025; Minister for Finance, written answer of 8 October 2025; Revenue, Private use of "
    .. "employer-provided vehicles",
  note   = "Of vans and of all cars but those of the highest emissions, and besides of electric ones.",
  type   = record { ordinary = money, electric = money }, per = "once",
  every  = "year",
  announced = "Finance Act, December",
  since  = {
    ["2023-01-01"] = { ordinary = 10000, electric = 35000 }, ["2024-01-01"] = unchanged, ["2025-01-01"] = unchanged,
    ["2026-01-01"] = { ordinary = 10000, electric = 20000 },
  },
}

parameter "vehicle_of_who_works_away" {
  source = "TCA 1997 s. 121(5); Revenue, Private use of company cars: employees with low business kilometres",
  type   = record { from = number, upto = number, less = rate },
  until_changed = true,
  since  = { ["2023-01-01"] = { from = 8000, upto = 24000, less = 0.20 } },
}

local function is_electric(person)
  return person.company_vehicle == "electric_car" or person.company_vehicle == "electric_van"
end

local function days_of_year(case) return date(case.year + 1, 1, 1) - date(case.year, 1, 1) end

local function step(name, compute)
  rule(name) {
    of = "person", section = section, source = "TCA 1997 ss. 121(4A), (5), 121A", private = true, type = rate,
    absent = 0, compute = compute,
  }
end

step("vehicle_share_by_emissions", function(person, law)
  if not has_vehicle(person) then return 0 end
  local terms = law.vehicle_percentages
  if not has_car(person) then return terms.van end
  if person.company_vehicle == "electric_car" then return terms.shares.electric end
  for _, name in ipairs { "a", "b", "c", "d" } do
    if person.vehicle_co2 <= terms.grams[name] then return terms.shares[name] end
  end
  return terms.shares.e
end)

-- Kilometres are those of the days on which the car was there: of them limits have their share.
step("vehicle_share_by_kilometres", function(person, law, case)
  if not has_car(person) then return 1 end
  local days = days_of_year(case)
  local of_year, left = person.vehicle_business_km * days, days - person.vehicle_days_unavailable
  for _, band in ipairs(law.vehicle_percentages.bands) do
    if not band.upto or of_year <= band.upto * left then return band.of_share end
  end
end)

-- What is left of it for who works away from the workplace.
step("vehicle_share_of_who_works_away", function(person, law, case)
  if not has_car(person) or not person.works_away_with_vehicle then return 1 end
  local days, away = days_of_year(case), law.vehicle_of_who_works_away
  local of_year, left = person.vehicle_business_km * days, days - person.vehicle_days_unavailable
  return of_year >= away.from * left and of_year <= away.upto * left and 1 - away.less or 1
end)

rule "company_vehicle_benefit" {
  of      = "person",
  section = section,
  source  = "TCA 1997 ss. 118, 121, 121A",
  type    = money, per = "year",
  compute = function(person, law, case)
    if not has_vehicle(person) then return 0 end
    local days, reductions = days_of_year(case), law.vehicle_value_reductions
    local is_high = person.company_vehicle == "car" and person.vehicle_co2 > law.vehicle_percentages.grams.d
    local less = (is_high and 0 or reductions.ordinary) + (is_electric(person) and reductions.electric or 0)
    local share = person.vehicle_share_by_emissions * person.vehicle_share_by_kilometres
      * person.vehicle_share_of_who_works_away * max(0, days - person.vehicle_days_unavailable) / days
    local value = floor(max(0, person.vehicle_market_value - less) * share, 0.01)
    return max(0, value - person.vehicle_running_costs_paid)
  end,
}

-- Kind, value, grams, kilometres, days without, paid, works away, year; benefit.
for _, row in ipairs {
  { "car", 30000, 80, 9000, 0, 0, true, 2025, 4200, "20,000 x 26.25 % x 80 %" },
  { "car", 30000, 80, 7999, 0, 0, true, 2025, 5250, "less than 8,000 km" },
  { "car", 30000, 80, 8000, 0, 0, true, 2025, 4200, "8,000 km" },
  { "car", 30000, 80, 24000, 0, 0, true, 2025, 4200, "24,000 km" },
  { "car", 30000, 80, 24001, 0, 0, true, 2025, 5250, "more than 24,000 km" },
  { "car", 30000, 80, 26000, 0, 0, false, 2025, 5250, "20,000 x 26.25 %" },
  { "car", 30000, 80, 26001, 0, 0, false, 2025, 4200, "20,000 x 21 %" },
  { "car", 30000, 80, 39000, 0, 0, false, 2025, 4200, "20,000 x 21 %" },
  { "car", 30000, 80, 39001, 0, 0, false, 2025, 3150, "20,000 x 15.75 %" },
  { "car", 30000, 80, 48000, 0, 0, false, 2025, 3150, "20,000 x 15.75 %" },
  { "car", 30000, 80, 48001, 0, 0, false, 2025, 2100, "20,000 x 10.5 %" },
  { "car", 30000, 59, 0, 0, 0, false, 2025, 4500, "A: 22.5 %" },
  { "car", 30000, 60, 0, 0, 0, false, 2025, 5250, "B: 26.25 %" },
  { "car", 30000, 99, 0, 0, 0, false, 2025, 5250, "B" },
  { "car", 30000, 100, 0, 0, 0, false, 2025, 6000, "C: 30 %" },
  { "car", 30000, 139, 0, 0, 0, false, 2025, 6000, "C" },
  { "car", 30000, 140, 0, 0, 0, false, 2025, 6750, "D: 33.75 %" },
  { "car", 30000, 179, 0, 0, 0, false, 2025, 6750, "D" },
  { "car", 30000, 180, 0, 0, 0, false, 2025, 11250, "E: 30,000 x 37.5 %" },
  { "car", 10000, 80, 0, 0, 0, false, 2025, 0, "nothing is left of the value" },
  { "car", 30000, 80, 0, 0, 6000, false, 2025, 0, "more was paid" },
  { "car", 30000, 80, 0, 365, 0, false, 2025, 0, "never there" },
  { "electric_car", 45000, 0, 0, 0, 0, false, 2025, 0, "45,000 are free" },
  { "electric_car", 45001, 0, 0, 0, 0, false, 2025, 0.22, "a euro more, 22.5 %" },
  { "electric_car", 40000, 0, 0, 0, 0, false, 2026, 1500, "10,000 x 15 %" },
  { "electric_car", 40000, 0, 26001, 0, 0, false, 2026, 1200, "12 %" },
  { "electric_car", 40000, 0, 39001, 0, 0, false, 2026, 900, "9 %" },
  { "electric_car", 40000, 0, 48001, 0, 0, false, 2026, 600, "6 %" },
  { "van", 30000, 0, 0, 0, 0, false, 2025, 1600, "20,000 x 8 %" },
  { "van", 30000, 0, 0, 182, 300, false, 2025, 502.19, "1,600 x 183 / 365 less 300" },
  { "electric_van", 50000, 0, 0, 0, 0, false, 2023, 400, "5,000 x 8 %" },
} do
  local kind, value, grams, km, days, paid, away, year, benefit, how = table.unpack(row)
  example("A company vehicle (" .. kind .. ") of " .. value .. ", " .. grams .. " g, " .. km .. " km, " .. days
    .. " days without, " .. paid .. " paid, " .. (away and "away, " or "") .. year) {
    year   = year,
    given  = {
      salary = 50000, company_vehicle = kind, vehicle_market_value = value, vehicle_co2 = grams,
      vehicle_business_km = km, vehicle_days_unavailable = days, vehicle_running_costs_paid = paid,
      works_away_with_vehicle = away,
    },
    expect = { company_vehicle_benefit = benefit, employment_income = 50000 + benefit },
    source = "By hand from TCA 1997 ss. 121, 121A: " .. how,
  }
end

example "A car of category C for 153 days of 2023, driven 12,000 km" {
  year      = 2023,
  given     = {
    salary = 40000, company_vehicle = "car", vehicle_market_value = 28000, vehicle_co2 = 120,
    vehicle_business_km = 12000, vehicle_days_unavailable = 212, vehicle_running_costs_paid = 750,
  },
  expect    = { company_vehicle_benefit = 1060 },
  tolerance = 1,
  source    = "Revenue, Employer-provided vehicles unavailable for the full year: 12,000 x 365 / 153 = 28,627 km, "
    .. "18,000 x 24 % x 153 / 365 less 750",
}

example "A company car in tax, USC, PRSI and net pay" {
  year   = 2025,
  given  = {
    salary = 40000, company_vehicle = "car", vehicle_market_value = 30000, vehicle_co2 = 120,
    vehicle_business_km = 5000,
  },
  -- 46,000: 44,000 x 20 % + 2,000 x 40 % - 4,000; 60.06, 15,370 x 2 %, 18,618 x 3 %; 46,000 x 4.125 %
  expect = {
    company_vehicle_benefit = 6000, income_tax = 5600, usc = 926, prsi = 1897.50,
    net_pay = 40000 - 5600 - 926 - 1897.50,
  },
  source = "By hand from TCA 1997 ss. 15, 121, 461, 472, 531AN; Social Welfare Consolidation Act 2005 s. 13",
}
