-- A company van with private use, and its fuel.

require "benefits.company_car"   -- a form asks for these first

local section = "Company car"

parameter "van_benefits" {
  source = "ITEPA 2003 ss. 155, 161; SI 2014/2896, 2015/1979, 2016/1174, 2017/1176, 2018/1176, 2020/199, 2021/248, "
    .. "2021/1422, 2022/1288, 2024/1349, 2025/1254; FA 2016 s. 11; FA 2021 s. 23; HMRC EIM22790, EIM22915",
  type   = record { van = money, fuel = money, zero_emission = rate }, per = "year",
  every  = "year",
  announced = "autumn Budget; order, December",
  since  = {
    ["2015-04-06"] = { van = 3150, fuel = 594, zero_emission = 0.20 },
    ["2016-04-06"] = { van = 3170, fuel = 598, zero_emission = 0.20 },
    ["2017-04-06"] = { van = 3230, fuel = 610, zero_emission = 0.20 },
    ["2018-04-06"] = { van = 3350, fuel = 633, zero_emission = 0.40 },
    ["2019-04-06"] = { van = 3430, fuel = 655, zero_emission = 0.60 },
    ["2020-04-06"] = { van = 3490, fuel = 666, zero_emission = 0.80 },
    ["2021-04-06"] = { van = 3500, fuel = 669, zero_emission = 0 },
    ["2022-04-06"] = { van = 3600, fuel = 688, zero_emission = 0 },
    ["2023-04-06"] = { van = 3960, fuel = 757, zero_emission = 0 },
    ["2024-04-06"] = unchanged,
    ["2025-04-06"] = { van = 4020, fuel = 769, zero_emission = 0 },
    ["2026-04-06"] = revised { ["2025-12-01"] = { van = 4170, fuel = 798, zero_emission = 0 } },
  },
}

input "company_van" {
  type    = choice {
    "none", "fuel", "zero_emission",
    labels = { none = "None", fuel = "A van", zero_emission = "A van without emissions" },
  },
  default = "none",
  typical = { "none" },
  section = section,
  source  = "ITEPA 2003 ss. 114, 154, 155",
  ask_if  = function() return false end,
}

input "van_fuel_provided" {
  type    = boolean,
  default = false,
  section = section,
  source  = "ITEPA 2003 ss. 160 to 162",
  ask_if  = function(case) return case.company_van == "fuel" end,
}

input "van_days_unavailable" {
  type    = count(366),
  default = 0,
  section = section,
  source  = "ITEPA 2003 ss. 156, 163",
  ask_if  = function(case) return case.company_van ~= "none" end,
}

rule "van_benefit" {
  section = section,
  source  = "ITEPA 2003 ss. 155, 156, 161, 163",
  type    = money, per = "year",
  compute = function(case, law)
    if case.company_van == "none" then return 0 end
    local days = date(case.year + 1, 4, 6) - date(case.year, 4, 6)
    local left = max(0, days - case.van_days_unavailable) / days
    local terms = law.van_benefits
    if case.company_van == "zero_emission" then return floor(terms.van * terms.zero_emission * left) end
    return floor(terms.van * left) + (case.van_fuel_provided and floor(terms.fuel * left) or 0)
  end,
}

rule "vehicle_benefits" {
  section = section,
  source  = "ITEPA 2003 ss. 7, 114, 120, 149, 154, 160",
  type    = money, per = "year",
  compute = function(case) return case.car_benefit + case.car_fuel_benefit + case.van_benefit end,
}

for year, row in pairs {
  [2015] = { 3150, 594, 630 }, [2016] = { 3170, 598, 634 }, [2017] = { 3230, 610, 646 }, [2018] = { 3350, 633, 1340 },
  [2019] = { 3430, 655, 2058 }, [2020] = { 3490, 666, 2792 }, [2021] = { 3500, 669, 0 }, [2022] = { 3600, 688, 0 },
  [2023] = { 3960, 757, 0 }, [2024] = { 3960, 757, 0 }, [2025] = { 4020, 769, 0 }, [2026] = { 4170, 798, 0 },
} do
  for place, given in ipairs {
    { company_van = "fuel" }, { company_van = "fuel", van_fuel_provided = true }, { company_van = "zero_emission" },
  } do
    example("Company van of " .. year .. ", " .. place) {
      year   = year,
      given  = given,
      expect = { van_benefit = place == 3 and row[3] or place == 2 and row[1] + row[2] or row[1] },
      source = "HMRC, Employment Income Manual EIM22790, EIM22915; CIPP, 480 guide, 19 May 2016 (zero emission); "
        .. "GOV.UK, van benefit charge for 2026 to 2027",
    }
  end
end

example "A van from 1 July 2025 on" {
  year   = 2025,
  given  = { company_van = "fuel", van_fuel_provided = true, van_days_unavailable = 86 },
  -- 4,020 and 769 x 279 / 365
  expect = { van_benefit = 3659 },
  source = "By hand from ITEPA 2003 ss. 155, 156, 161, 163: 3,072.82 and 587.81, cut",
}

example "A van without emissions, two days of 2020/21 not available" {
  year   = 2020,
  given  = { company_van = "zero_emission", van_days_unavailable = 2 },
  expect = { van_benefit = 2776 },
  source = "By hand from ITEPA 2003 ss. 155, 156: 3,490 x 80 % x 363 / 365 = 2,776.70, cut",
}

example "A car, its fuel and a van" {
  year   = 2025,
  given  = {
    car_list_price = 20000, car_co2 = 100, car_fuel = "petrol", car_is_registered_since_april_2020 = true,
    car_fuel_provided = true, car_days_without_fuel = 3, company_van = "fuel",
  },
  -- 28,200 x 26 % = 7,332, x 362 / 365 = 7,271.74
  expect = { car_benefit = 5200, car_fuel_benefit = 7271, van_benefit = 4020, vehicle_benefits = 16491 },
  source = "By hand from ITEPA 2003 ss. 120, 139, 149, 150, 152, 154",
}

example "Pence paid for private use" {
  year   = 2025,
  given  = {
    car_list_price = 15000, car_co2 = 99, car_fuel = "petrol", car_is_registered_since_april_2020 = true,
    car_days_unavailable = 117, car_private_use_payments = 790.09,
  },
  -- 3,750 x 248 / 365 = 2,547.94
  expect = { car_benefit = 1756 },
  source = "By hand from ITEPA 2003 ss. 143, 144: 2,547 less 790.09 is 1,756.91, cut",
}
