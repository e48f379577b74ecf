-- § 4 Abs. 5 Satz 1 Nr. 6, § 6 Abs. 1 Nr. 4 Satz 2 und 3 EStG: a freelancer's business car that is used in private,
-- too, by the one percent rule, or by what it cost where a log is kept. All its costs are among the expenses; what is
-- private is added to the profit.

local commuting = require "income.commuting"
local sections  = require "income.sections"

parameter "car_rates" {
  source = "§ 4 Abs. 5 Satz 1 Nr. 6 Satz 3, § 6 Abs. 1 Nr. 4 Satz 2 EStG",
  type   = record { private = rate, a_kilometre = rate, step = money }, per = "year",
  note   = "A month; for the way to work also for each kilometre of the distance. The list price, or what counts of "
        .. "it, goes down to a multiple of `step` (R 8.1 Abs. 9 LStR, BMF).",
  until_changed = true,
  since  = { ["2006-01-01"] = { private = 0.01, a_kilometre = 0.0003, step = 100 } },
}

parameter "electric_car_share" {
  source = "§ 6 Abs. 1 Nr. 4 Satz 2 Nr. 2 bis 5, § 52 Abs. 12 EStG",
  type   = record {
    other = rate, best = optional(rate), prices = list(record { from = date, upto = money }),
  }, per = "year",
  note   = "For cars acquired from 2019 on. `best` is for cars without emissions whose list price is no more than the "
        .. "last `upto` that the day of acquisition has reached.",
  until_changed = true,
  for_the_year = "what counts within the year goes by the day of acquisition (`prices`)",
  since  = {
    -- Gesetz vom 11.12.2018, BGBl. I S. 2338 (Nr. 45 of 14.12.2018)
    ["2019-01-01"] = revised { ["2018-12-14"] = { other = 0.5, prices = {} } },
    ["2020-01-01"] = revised {
      -- Gesetz vom 12.12.2019, BGBl. I S. 2451; Zweites Corona-Steuerhilfegesetz vom 29.06.2020, BGBl. I S. 1512
      ["2019-12-17"] = { other = 0.5, best = 0.25, prices = { { from = "2019-01-01", upto = 40000 } } },
      ["2020-06-30"] = { other = 0.5, best = 0.25, prices = { { from = "2019-01-01", upto = 60000 } } },
    },
    -- Wachstumschancengesetz, BGBl. 2024 I Nr. 108
    ["2024-01-01"] = revised {
      ["2024-03-27"] = {
        other = 0.5, best = 0.25,
        prices = { { from = "2019-01-01", upto = 60000 }, { from = "2024-01-01", upto = 70000 } },
      },
    },
    -- Gesetz für ein steuerliches Investitionssofortprogramm vom 14.07.2025, BGBl. 2025 I Nr. 161 of 18.07.2025
    ["2025-07-01"] = revised {
      ["2025-07-18"] = {
        other = 0.5, best = 0.25,
        prices = {
          { from = "2019-01-01", upto = 60000 },
          { from = "2024-01-01", upto = 70000 },
          { from = "2025-07-01", upto = 100000 },
        },
      },
    },
  },
}

local function has_car(case) return sum(months(case), "car_list_price") > 0 end

-- Whether the car, or one of those that followed each other in the year, plugs in.
local function plugs_in(case)
  return sum(months(case), function(month) return month.car_drive == "combustion" and 0 or month.car_list_price end) > 0
end

-- Whether it was another car in some months, or none.
local function changes(case)
  local price, drive
  for month in months(case) do
    price, drive = price or month.car_list_price, drive or month.car_drive
    if month.car_list_price ~= price or month.car_drive ~= drive then return true end
  end
  return false
end

input "car_list_price" {
  section = sections.freelance,
  source  = "§ 6 Abs. 1 Nr. 4 Satz 2 EStG",
  type    = money, per = "once", by = "month",
  min     = 0,
  max     = 10000000,
  default = 0,
  ask_if  = function(case) return case.annual_receipts > 0 end,
}

input "car_drive" {
  section = sections.freelance,
  source  = "§ 6 Abs. 1 Nr. 4 Satz 2 EStG",
  type    = choice {
    "combustion", "hybrid", "electric",
    labels = {
      combustion = { en = "Combustion engine", de = "Verbrennungsmotor" },
      hybrid     = { en = "Hybrid that can be charged", de = "Extern aufladbares Hybridfahrzeug" },
      electric   = { en = "Electric", de = "Elektrofahrzeug" },
    },
  },
  by      = "month",
  default = "combustion",
  ask_if  = has_car,
}

input "car_acquired" {
  section = sections.freelance,
  source  = "§ 6 Abs. 1 Nr. 4 Satz 2 EStG",
  type    = date, by = "month",
  ask_if  = plugs_in,
}

input "car_commuting_km" {
  section = sections.freelance,
  source  = "§ 4 Abs. 5 Satz 1 Nr. 6 EStG",
  type    = number,
  min     = 0,
  max     = 5000,
  default = 0,
  ask_if  = has_car,
}

input "car_commuting_days" {
  section = sections.freelance,
  source  = "§ 4 Abs. 5 Satz 1 Nr. 6 EStG",
  type    = count(366),
  default = 0,
  ask_if  = function(case) return has_car(case) and case.car_commuting_km > 0 end,
}

local function has_log(case) return has_car(case) and case.car_log_km > 0 end

-- What a log says; `name` is that of the input.
local function of_log(name, type, label, ask, help, default, asked)
  input(name) {
    label = label, ask = ask, help = help, section = sections.freelance, source = "§ 6 Abs. 1 Nr. 4 Satz 3 EStG",
    type = type, per = type == money and "year" or nil, min = 0, max = 10000000, default = default, ask_if = asked,
  }
end

of_log("car_log_km", number, { en = "Kilometres by the car's log", de = "Kilometer laut Fahrtenbuch" }, {
  en = "How many kilometres did it drive in {year}, by a log of every trip?",
  de = "Wie viele Kilometer fuhr es {year} laut Fahrtenbuch?",
}, {
  en = "All kilometres of the year. Nothing if no proper log is kept: then a share of the list price counts.",
  de = "Alle Kilometer des Jahres. Nichts ohne ordnungsgemäßes Fahrtenbuch: dann zählt ein Teil des Listenpreises.",
}, 0, has_car)

of_log("car_private_km", number, { en = "Private kilometres by the log", de = "Private Kilometer laut Fahrtenbuch" }, {
  en = "How many of them were private?", de = "Wie viele davon waren privat?",
}, {
  en = "Without those between home and the place of business.", de = "Ohne die zwischen Wohnung und Betriebsstätte.",
}, nil, has_log)

of_log("car_costs", money, {
  en = "All costs of the car in the year", de = "Gesamtaufwendungen für das Kraftfahrzeug",
}, {
  en = "What did the car cost in {year}?", de = "Was kostete das Auto {year}?",
}, {
  en = "With depreciation or leasing, as far as they are among the expenses.",
  de = "Mit Abschreibung oder Leasing, wie in den Betriebsausgaben.",
}, nil, has_log)

of_log("car_depreciation", money, {
  en = "Depreciation or leasing in the car's costs", de = "Abschreibung oder Leasing des Kraftfahrzeugs",
}, { en = "How much of that is depreciation or leasing?", de = "Wie viel davon ist Abschreibung oder Leasing?" }, {
  en = "Of an electric car or hybrid only half or a quarter of it counts.",
  de = "Bei Elektro- und Hybridfahrzeugen zählt davon nur die Hälfte oder ein Viertel.",
}, nil, function(case) return has_log(case) and plugs_in(case) end)

-- § 6 Abs. 1 Nr. 4 Satz 2 Nr. 2 bis 5, Satz 3 Nr. 2 bis 5: the share of the price or depreciation of a car that plugs
-- in that counts.
local function share_of(law, price, drive, acquired)
  if acquired < date(2019, 1, 1) then   -- § 52 Abs. 12 EStG: no share before 2019
    return 1
  end
  local shares, upto = law.electric_car_share, 0
  for _, entry in ipairs(shares.prices) do
    if acquired >= date(entry.from) then
      upto = entry.upto
    end
  end
  return drive == "electric" and price <= upto and shares.best or shares.other
end

local function share_counted(case, law)
  return plugs_in(case) and share_of(law, case.car_list_price, case.car_drive, case.car_acquired) or 1
end

rule "car_months" {
  section = sections.freelance,
  source  = "§ 6 Abs. 1 Nr. 4 Satz 2 EStG",
  type    = count(12),
  compute = function(case) return case.months_worked end,
}

rule "car_price_counted" {
  section = sections.freelance,
  source  = "§ 6 Abs. 1 Nr. 4 Satz 2 EStG, R 8.1 Abs. 9 LStR",
  private = true,
  type    = money, per = "once",
  compute = function(case, law)
    return floor(case.car_list_price * share_counted(case, law), law.car_rates.step)
  end,
}

rule "car_costs_counted" {
  section = sections.freelance,
  source  = "§ 6 Abs. 1 Nr. 4 Satz 3 EStG",
  type    = number,
  compute = function(case, law)
    if not plugs_in(case) then
      return case.car_costs
    elseif case.car_depreciation > case.car_costs then
      error("depreciation is part of the costs: car_depreciation is more than car_costs")
    end
    return case.car_costs - case.car_depreciation * (1 - share_counted(case, law))
  end,
}

-- § 4 Abs. 5 Satz 1 Nr. 6 Satz 2 und 3: what the way to work costs beyond the commuting allowance; disabled persons
-- deduct all of it (§ 9 Abs. 2).
local function beyond_allowance(case, law, cost)
  local allowed = commuting.allowance(law, case.car_commuting_km, case.car_commuting_days)
  return cost > allowed and not case.disabled_commuter and cost - allowed or 0
end

-- § 4 Abs. 5 Satz 1 Nr. 6 Satz 3 Halbsatz 2: by the log each kilometre has its share of the costs.
local function by_log(case, law)
  local way = 2 * case.car_commuting_km * case.car_commuting_days
  if case.car_private_km + way > case.car_log_km then
    error("private trips and the way to work are more than all kilometres: see car_private_km and car_log_km")
  end
  local a_km = case.car_costs_counted / case.car_log_km
  return floor(a_km * case.car_private_km, 0.01) + beyond_allowance(case, law, floor(a_km * way, 0.01))
end

-- What of the list prices counts, added up over the months of use (§ 6 Abs. 1 Nr. 4 Satz 2: for each calendar month).
local function price_of_months(case, law)
  if not changes(case) then return case.car_price_counted * case.car_months end
  if sum(months(case), function(month) return min(month.car_list_price, 1) end) > case.car_months then
    error("the price of the car is told for more months than there was one: see car_list_price and car_months")
  end
  return sum(months(case), function(month)
    local price, share = month.car_list_price, 1
    if month.car_drive ~= "combustion" then share = share_of(law, price, month.car_drive, month.car_acquired) end
    return floor(price * share, law.car_rates.step)
  end)
end

rule "private_car_use" {
  section = sections.freelance,
  source  = "§ 4 Abs. 5 Satz 1 Nr. 6, § 6 Abs. 1 Nr. 4 Satz 2 und 3 EStG",
  type    = money, per = "year",
  compute = function(case, law)
    if not has_car(case) then
      return 0
    elseif has_log(case) then
      return by_log(case, law)
    end
    local price   = price_of_months(case, law)
    local way     = price * law.car_rates.a_kilometre * floor(case.car_commuting_km)
    return price * law.car_rates.private + beyond_allowance(case, law, way)
  end,
}

for price, counted in pairs { [40000] = 10000, [40001] = 20000 } do
  example("An electric car of " .. price .. " as known before 30 June 2020") {
    year   = 2020,
    known  = "2020-06-29",
    given  = { car_list_price = price, car_drive = "electric", car_acquired = "2020-02-01" },
    expect = { car_price_counted = counted },
    source = "Worked by hand from § 6 Abs. 1 Nr. 4 Satz 2 Nr. 2 und 3 EStG in the version of the act of 12.12.2019: "
      .. "25 % up to a list price of 40,000, else 50 %",
  }
end

example "Another car from June" {
  year   = 2025,
  given  = { car_list_price = "30050 to May, 50000 from June" },
  -- 30,000 and 50,000, in full hundreds
  expect = { private_car_use = 5000 },
  source = "Worked by hand from § 6 Abs. 1 Nr. 4 Satz 2 EStG, R 8.1 Abs. 9 LStR: five times 300 and seven times 500",
}

example "An electric car from June, in place of one with a combustion engine" {
  year   = 2025,
  given  = {
    car_list_price = "30000 to May, 50000 from June",
    car_drive = "combustion to May, electric from June", car_acquired = "2025-06-02", car_commuting_km = 10,
    car_commuting_days = 100,
  },
  -- 1 %: 5 x 300 and 7 x 125; 0.03 % for 10 km: 5 x 90 and 7 x 37.50, less the allowance of 100 x 10 x 0.30
  expect = { private_car_use = 2787.50 },
  source = "Worked by hand from § 4 Abs. 5 Satz 1 Nr. 6, § 6 Abs. 1 Nr. 4 Satz 2 Nr. 3, § 9 Abs. 1 Satz 3 Nr. 4 EStG: "
    .. "a quarter of 50,000",
}

example "No car before April" {
  year   = 2025,
  given  = { car_list_price = "40000 from April" },
  expect = { private_car_use = 3600 },
  source = "Worked by hand from § 6 Abs. 1 Nr. 4 Satz 2 EStG: nine times 400",
}

return { share_of = share_of, has_car = has_car, changes = changes }
