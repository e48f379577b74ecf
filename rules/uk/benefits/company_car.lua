-- A company car and its fuel: what counts as pay for income tax. Parts of a pound are cut off, as HMRC's examples do.
-- They come on top of `employment_income`; who gives the benefit within that, gives none of these facts.

require "benefits.car_percentages"   -- a form asks for these first

local facts = require "lib.facts"

local section = "Company car"

local function has_car(case) return case.car_list_price > 0 end

local of_car = facts.having { section = section, ask_if = has_car }

input "car_list_price" (of_car {
  label   = "List price of the company car with accessories",
  type    = money, per = "once", min = 0, default = 0,
  ask     = "What was the list price of your company car when it was new, with accessories?",
  help    = "Of one car with private use. Its benefit is added to pay: leave it out of pay and of benefits in kind. Of "
    .. "several cars, classic and shared cars give what form P11D shows as benefits in kind. Pay that you give up for "
    .. "the car is told besides.",
  source  = "ITEPA 2003 ss. 114, 121 to 131",
  ask_if  = function() return false end,
})

input "car_capital_contribution" (of_car {
  label   = "What you paid towards the price of the car",
  type    = money, per = "once", min = 0, default = 0,
  source  = "ITEPA 2003 s. 132",
})

input "car_co2" (of_car {
  label   = "Carbon dioxide of the car in grams a kilometre",
  type    = count(999),
  ask     = "How many grams of carbon dioxide a kilometre has the car in its papers?",
  help    = "As the V5C shows it: WLTP for cars registered since 6 April 2020, else NEDC. 0 for electric cars.",
  source  = "ITEPA 2003 ss. 134 to 139",
})

input "car_electric_miles" (of_car {
  label   = "Miles that the car runs on electricity alone",
  type    = count(999), default = 0,
  ask     = "How many miles does the car run on electricity alone?",
  help    = "For cars of 1 to 50 g since 2020/21.",
  source  = "ITEPA 2003 s. 139(1), (5)",
  ask_if  = function(case) return has_car(case) and case.car_co2 > 0 and case.year >= 2020 end,
})

input "car_fuel" (of_car {
  label   = "Fuel of the car",
  type    = choice {
    "petrol", "diesel", "clean_diesel",
    labels = {
      petrol = "Petrol, hybrid or electric", diesel = "Diesel", clean_diesel = "Diesel of the standard RDE2 (Euro 6d)",
    },
    aliases = { petrol = { "hybrid", "electric" }, clean_diesel = { "rde2" } },
  },
  default = "petrol",
  ask     = "What does the car run on?",
  source  = "ITEPA 2003 s. 141",
})

input "car_days_unavailable" (of_car {
  label   = "Days of the tax year on which the car was not available",
  type    = count(366), default = 0,
  help    = "Before it was first there, after it was given back, and stretches of at least 30 days.",
  source  = "ITEPA 2003 s. 143",
})

input "car_private_use_payments" (of_car {
  label   = "What you paid for private use of the car",
  type    = money, per = "year", min = 0, default = 0,
  source  = "ITEPA 2003 s. 144",
})

input "car_fuel_provided" (of_car {
  label   = "The employer pays for fuel of private journeys",
  type    = boolean, default = false,
  ask     = "Does your employer pay for fuel of private journeys?",
  source  = "ITEPA 2003 ss. 149 to 151",
})

input "car_days_without_fuel" (of_car {
  label   = "Days on which the car was available, and fuel no longer",
  type    = count(366), default = 0,
  source  = "ITEPA 2003 s. 152",
  ask_if  = function(case) return case.car_fuel_provided or case.pay_given_up_for_car_fuel > 0 end,
})

parameter "car_contribution_limit" {
  source = "ITEPA 2003 s. 132(3)",
  type   = money, per = "once",
  until_changed = true,
  since  = { ["2015-04-06"] = 5000 },
}

parameter "car_fuel_multiplier" {
  source = "ITEPA 2003 s. 150(1); SI 2014/2896, 2015/1979, 2016/1174, 2017/1176, 2018/1176, 2020/199, 2021/248, "
    .. "2021/1422, 2022/1288, 2024/1349, 2025/1254; HMRC EIM25580",
  type   = money, per = "year",
  every  = "year",
  announced = "autumn Budget; order, December",
  since  = {
    ["2015-04-06"] = 22100, ["2016-04-06"] = 22200, ["2017-04-06"] = 22600, ["2018-04-06"] = 23400,
    ["2019-04-06"] = 24100, ["2020-04-06"] = 24500, ["2021-04-06"] = revised { ["2021-03-04"] = 24600 },
    ["2022-04-06"] = 25300, ["2023-04-06"] = 27800, ["2024-04-06"] = unchanged, ["2025-04-06"] = 28200,
    ["2026-04-06"] = revised { ["2025-12-01"] = 29200 },
  },
  projected = { ["2027-04-06"] = indexed("consumer_prices", { down = 100 }) },
}

-- Of cars registered since 6 April 2020 the two years after had a table of their own.

parameter "new_cars_have_a_table" {
  source = "ITEPA 2003 s. 139A as FA 2020 ss. 9, 10 had it",
  type   = boolean,
  until_changed = true,
  since  = {
    ["2015-04-06"] = false, ["2020-04-06"] = revised { ["2020-07-22"] = true },
    ["2022-04-06"] = revised { ["2020-07-22"] = false },
  },
}

rule "car_is_registered_since_april_2020" {
  section = section,
  source  = "ITEPA 2003 s. 139A as FA 2020 ss. 9, 10 had it",
  type    = boolean,
  ask_if  = function(case, law) return law.new_cars_have_a_table and has_car(case) end,
  compute = function(case, law)
    if law.new_cars_have_a_table and has_car(case) then return nil end   -- must be given
    return false
  end,
}

local function table_rate(terms, co2, miles)
  if co2 >= terms.from then return terms.rate + (co2 - terms.from) // 5 / 100 end
  if terms.electric and co2 > 0 and co2 <= terms.bands[2].upto then
    local rate = terms.electric[1].rate
    for _, step in ipairs(terms.electric) do
      if miles >= step.miles then rate = step.rate end
    end
    return rate
  end
  for _, band in ipairs(terms.bands) do
    if not band.upto or co2 <= band.upto then return band.rate end
  end
end

local function percentage(case, law)
  local new = law.new_cars_have_a_table and case.car_is_registered_since_april_2020
  local terms, more = new and law.car_percentages_of_new_cars or law.car_percentages, 0
  if case.car_fuel == "diesel" then more = law.car_percentage_terms.diesel end
  if case.car_fuel == "clean_diesel" then more = law.car_percentage_terms.clean_diesel end
  return min(law.car_percentage_terms.most, table_rate(terms, case.car_co2, case.car_electric_miles) + more)
end

rule "car_percentage" {
  section = section,
  source  = "ITEPA 2003 ss. 133, 139, 141",
  type    = rate,
  to      = "2027-04-05",
  compute = function(case, law) return percentage(case, law) end,
}

-- The share of the tax year's days that are left.
local function of_days(case, without)
  local days = date(case.year + 1, 4, 6) - date(case.year, 4, 6)
  return max(0, days - without) / days
end

-- Where more pay is given up for the car than it is worth before what the employee paid for it, that counts
-- (ss. 120A, 121A, 121B).
local function pay_given_up(case, law)
  local terms, days = law.pay_given_up_counts, of_days(case, case.car_days_unavailable)
  if not terms.counts or case.car_co2 <= terms.car_co2 then return nil end
  local given, share = case.pay_given_up_for_car, percentage(case, law)
  if given <= floor(floor(case.car_list_price * share) * days) then return nil end
  local contribution = min(case.car_capital_contribution, law.car_contribution_limit) * share
  return given - contribution * (terms.contribution_by_days and days or 1)
end

rule "car_benefit" {
  section = section,
  source  = "ITEPA 2003 ss. 120A, 121, 121A, 121B, 132, 132A, 143, 144",
  type    = money, per = "year",
  compute = function(case, law)
    if not has_car(case) then return 0 end
    local price = max(0, case.car_list_price - min(case.car_capital_contribution, law.car_contribution_limit))
    local whole = floor(price * percentage(case, law))
    local value = pay_given_up(case, law) or floor(whole * of_days(case, case.car_days_unavailable))
    return floor(max(0, value - case.car_private_use_payments))
  end,
}

-- Where pay is given up for fuel, it is provided, and that pay counts if it is more.
rule "car_fuel_benefit" {
  section = section,
  source  = "ITEPA 2003 ss. 149(4), 149A, 150, 152; HMRC EIM44080",
  type    = money, per = "year",
  compute = function(case, law)
    local given = case.pay_given_up_for_car_fuel
    if not has_car(case) or case.car_co2 <= 0 or not case.car_fuel_provided and given <= 0 then return 0 end
    local whole = floor(law.car_fuel_multiplier * percentage(case, law))
    local value = floor(whole * of_days(case, case.car_days_unavailable + case.car_days_without_fuel))
    return law.pay_given_up_counts.counts and floor(max(value, given)) or value
  end,
}

-- Pay given up, contribution, days without the car, payments, year, grams, price, benefit.
for _, row in ipairs {
  { 3600, 1500, 0, 0, 2017, 94, 20000, 3345, "HMRC, Employment Income Manual EIM44071, example 1: 3,600 less 255" },
  { 1500, 0, 0, 0, 2017, 70, 11500, 1495, "HMRC, Employment Income Manual EIM44060: 75 g and less go by the value" },
  { 3400, 1500, 0, 0, 2017, 94, 20000, 3145, "18,500 x 17 %: the pay is not more than 20,000 x 17 %" },
  { 3401, 1500, 0, 0, 2017, 94, 20000, 3146, "a pound more is: 3,401 less 255" },
  { 1800, 1500, 183, 0, 2017, 94, 20000, 1545, "1,695 of 182 / 365 days; all of 255 to 2018/19" },
  { 1800, 1500, 183, 0, 2019, 76, 20000, 2035, "less than 2,200: 18,500 x 22 % x 183 / 366" },
  { 2400, 1500, 183, 0, 2019, 76, 20000, 2235, "2,400 less 330 x 183 / 366" },
  { 2400, 1500, 183, 250.50, 2019, 76, 20000, 1984, "less 250.50, cut" },
  { 9000, 0, 0, 0, 2025, 75, 20000, 4200, "75 g: 20,000 x 21 %" },
  { 9000, 0, 0, 0, 2025, 76, 20000, 9000, "76 g" },
  { 9000, 0, 0, 0, 2016, 76, 20000, 3000, "before 2017/18: 20,000 x 15 %" },
} do
  local given, contribution, days, payments, year, grams, price, benefit, source = table.unpack(row)
  local is_published = source:sub(1, 4) == "HMRC"
  example("A car of " .. price .. " and " .. grams .. " g in " .. year .. " for pay of " .. given .. ", " .. days
    .. " days without, " .. payments .. " paid") {
    year   = year,
    given  = {
      employment_income = 40000, pay_given_up_for_car = given, car_list_price = price, car_co2 = grams,
      car_capital_contribution = contribution, car_days_unavailable = days, car_private_use_payments = payments,
    },
    expect = { car_benefit = benefit, pay_of_employments = 40000 - given, total_income = 40000 - given + benefit },
    source = is_published and source or "By hand from ITEPA 2003 ss. 120A, 121A, 121B, 132A, 144: " .. source,
  }
end

-- Examples of HMRC are of 2004/05: their steps with figures of today.
for _, row in ipairs {
  { {}, 3750, "15,000 x 25 %" },
  { { car_capital_contribution = 3500 }, 2875, "11,500 x 25 %" },
  { { car_capital_contribution = 6000 }, 2500, "10,000 x 25 %: no more than 5,000" },
  { { car_days_unavailable = 117 }, 2547, "3,750 x 248 / 365" },
  { { car_days_unavailable = 117, car_private_use_payments = 400 }, 2147, "less 400" },
  { { car_private_use_payments = 4000 }, 0, "no less than nothing" },
} do
  local given = { employment_income = 30000, car_list_price = 15000, car_co2 = 99 }
  for name, value in pairs(row[1]) do given[name] = value end
  example("A company car: " .. row[3]) {
    year   = 2025,
    given  = given,
    expect = { car_percentage = 0.25, car_benefit = row[2], vehicle_benefits = row[2], total_income = 30000 + row[2] },
    source = "By hand from ITEPA 2003 ss. 121, 132, 143, 144, as HMRC EIM25290 does it: " .. row[3],
  }
end

for _, row in ipairs {
  { 2025, 99, {}, 7050, "28,200 x 25 %" },
  { 2026, 95, {}, 7300, "29,200 x 25 %, as Policy Wire has it" },
  { 2025, 99, { car_days_unavailable = 86 }, 5388, "7,050 x 279 / 365" },
  { 2025, 99, { car_days_unavailable = 178, car_days_without_fuel = 64 }, 2375, "7,050 x 123 / 365" },
  { 2025, 0, {}, 0, "an electric car" },
} do
  local given = { employment_income = 30000, car_list_price = 15000, car_co2 = row[2], car_fuel_provided = true }
  for name, value in pairs(row[3]) do given[name] = value end
  example("Fuel of a company car of " .. row[1] .. ": " .. row[5]) {
    year   = row[1],
    given  = given,
    expect = { car_fuel_benefit = row[4] },
    source = "By hand from ITEPA 2003 ss. 149, 150, 152, as HMRC EIM25605, EIM25615 do it: " .. row[5],
  }
end

-- Pay given up for fuel, year, grams, days without; benefit.
for _, row in ipairs {
  { 4800, 2017, 109, 0, 4800, "22,600 x 20 % is less than 400 a month, as EIM44080 does it" },
  { 4520, 2017, 109, 0, 4520, "as much" },
  { 4519, 2017, 109, 0, 4520, "a pound less" },
  { 4520.99, 2017, 109, 0, 4520, "parts of a pound are cut" },
  { 4521, 2017, 109, 0, 4521, "a pound more" },
  { 100, 2025, 99, 86, 5388, "7,050 x 279 / 365" },
  { 6000, 2025, 99, 86, 6000, "more than that" },
  { 6000, 2025, 0, 0, 0, "an electric car" },
  { 9000, 2016, 109, 0, 3996, "before 2017/18: 22,200 x 18 %" },
} do
  local given, year, grams, days, benefit, how = table.unpack(row)
  example("Pay of " .. given .. " given up for fuel of a car of " .. grams .. " g in " .. year .. ", " .. days
    .. " days without") {
    year   = year,
    given  = {
      employment_income = 40000, car_list_price = 15000, car_co2 = grams, car_days_unavailable = days,
      pay_given_up_for_car_fuel = given,
    },
    expect = { car_fuel_benefit = benefit, pay_of_employments = 40000 - given },
    source = "By hand from ITEPA 2003 ss. 149A, 150, 152: " .. how,
  }
end

-- The multiplier of each year at 37 %.
for year, multiplier in pairs {
  [2015] = 22100, [2016] = 22200, [2017] = 22600, [2018] = 23400, [2019] = 24100, [2020] = 24500, [2021] = 24600,
  [2022] = 25300, [2023] = 27800, [2024] = 27800, [2025] = 28200, [2026] = 29200,
} do
  example("Fuel of a company car at the greatest percentage in " .. year) {
    year   = year,
    given  = {
      car_list_price = 15000, car_co2 = 250, car_fuel_provided = true, car_is_registered_since_april_2020 = false,
    },
    expect = { car_fuel_benefit = floor(multiplier * 0.37) },
    source = "HMRC, Employment Income Manual EIM25580 (the multipliers); GOV.UK, 3 December 2025 (2026/27)",
  }
end

example "A car in tax, contributions and student loans" {
  year   = 2025,
  given  = {
    employment_income = 40000, car_list_price = 20000, car_co2 = 99, plan_2 = true, student_loans_taken_from_pay = 1037,
    tax_deducted_from_pay = 5486, trading_receipts = 5000, paid_on_account = 0, class_1_paid_at_main_rate = 0,
  },
  -- 40,000 + 5,000 + 4,000 less 12,570: 36,430 x 20 %; loan 9 % of 44,000 - 28,470
  expect = { vehicle_benefits = 5000, income_tax = 7286, student_loan_income = 44000, student_loans_due = 360 },
  source = "By hand from ITEPA 2003 ss. 120, 121; ITA 2007 s. 10; SI 2009/470 reg. 29(4)",
}
