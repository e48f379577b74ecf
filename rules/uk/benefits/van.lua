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

input "van_private_use_payments" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  section = section,
  source  = "ITEPA 2003 ss. 158, 158A",
  ask_if  = function(case) return case.company_van ~= "none" end,
}

-- The value by days, or the pay that is given up if it is more.
local function no_less_than_given_up(value, given, law)
  return law.pay_given_up_counts.counts and max(value, given) or value
end

-- Where pay is given up for fuel, it is provided.
rule "van_benefit" {
  section = section,
  source  = "ITEPA 2003 ss. 154A, 155, 156, 158, 158A, 160A, 161, 163; HMRC EIM44090, EIM44100",
  type    = money, per = "year",
  compute = function(case, law)
    if case.company_van == "none" then return 0 end
    local days = date(case.year + 1, 4, 6) - date(case.year, 4, 6)
    local left = max(0, days - case.van_days_unavailable) / days
    local terms, with_fuel = law.van_benefits, case.company_van == "fuel"
    local value = floor(terms.van * (with_fuel and 1 or terms.zero_emission) * left)
    local van = max(0, no_less_than_given_up(value, case.pay_given_up_for_van, law) - case.van_private_use_payments)
    local given = case.pay_given_up_for_van_fuel
    if not with_fuel or not case.van_fuel_provided and given <= 0 then return floor(van) end
    return floor(van) + floor(no_less_than_given_up(floor(terms.fuel * left), given, law))
  end,
}

caveat "pay_given_up_for_van_of_2018" {
  from     = "2017-04-06",
  to       = "2019-04-05",
  concerns = { "van_benefit" },
  when     = function(case) return case.pay_given_up_for_van > 0 and case.company_van ~= "none" end,
  text     = "To 2018/19 only the pay given up for the van itself was compared with its benefit, not what was given "
    .. "up for its insurance and repairs: leave that out.",
  source   = "ITEPA 2003 s. 154A; FA 2019 s. 7",
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

-- Year, kind, days without, pay given up for the van and for fuel, payments; benefit.
for _, row in ipairs {
  { 2017, "fuel", 0, 0, 720, 0, 3950, "HMRC, Employment Income Manual EIM44100: 720 for fuel, more than 610" },
  { 2017, "fuel", 0, 0, 609, 0, 3840, "no more than 610" },
  { 2017, "fuel", 0, 0, 611, 0, 3841, "a pound more" },
  { 2017, "fuel", 0, 3229, 0, 0, 3230, "no more than 3,230" },
  { 2017, "fuel", 0, 3231, 0, 0, 3231, "a pound more" },
  { 2017, "fuel", 0, 3600, 0, 1000, 2600, "less what was paid" },
  { 2017, "fuel", 0, 0, 0, 1000.50, 2229, "less what was paid, cut" },
  { 2017, "fuel", 0, 3000, 720, 5000, 720, "no less than nothing, and nothing off fuel" },
  { 2016, "fuel", 0, 5000, 720, 0, 3768, "before 2017/18 the value alone: 3,170 and 598" },
  { 2025, "fuel", 86, 3072, 587, 0, 3659, "3,072.82 and 587.81, cut" },
  { 2025, "fuel", 86, 3073, 588, 0, 3661, "a pound more of each" },
  { 2025, "zero_emission", 0, 2400, 600, 0, 2400, "no fuel; the van is worth nothing" },
  { 2025, "none", 0, 2400, 0, 0, 0, "no van" },
} do
  local year, kind, days, for_van, for_fuel, paid, benefit, how = table.unpack(row)
  example("A van (" .. kind .. ") in " .. year .. " for pay of " .. for_van .. ", fuel for " .. for_fuel .. ", " .. days
    .. " days without, " .. paid .. " paid") {
    year   = year,
    given  = {
      employment_income = 40000, company_van = kind, van_days_unavailable = days, pay_given_up_for_van = for_van,
      pay_given_up_for_van_fuel = for_fuel, van_private_use_payments = paid,
    },
    expect = { van_benefit = benefit, total_income = 40000 - for_van - for_fuel + benefit },
    source = how:sub(1, 4) == "HMRC" and how
      or "By hand from ITEPA 2003 ss. 154A, 155, 156, 158, 158A, 160A, 161: " .. how,
  }
end
