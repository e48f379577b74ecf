-- The percentage of a company car's price that is taxed, by its carbon dioxide in grams a kilometre.

-- A table of a year: for cars of 1 to 50 g by the miles that they run on electricity, in bands up to 74 or 94 g, and
-- above them from `from` on `rate` and a point more for each 5 g.
local percentages = record {
  bands = bands { upto = number, rate = rate }, electric = optional(list(record { miles = number, rate = rate })),
  from = number, rate = rate,
}

local function of_2020(zero, first, steps, rate)
  local miles, electric = { 0, 30, 40, 70, 130 }, {}
  for place, step in ipairs(steps) do table.insert(electric, { miles = miles[place], rate = step }) end
  return {
    bands = {
      { upto = 0, rate = zero }, { upto = 50, rate = steps[1] }, { upto = 54, rate = first },
      { upto = 59, rate = first + 0.01 }, { upto = 64, rate = first + 0.02 }, { upto = 69, rate = first + 0.03 },
      { upto = 74, rate = first + 0.04 }, { rate = rate },
    },
    electric = electric, from = 75, rate = rate,
  }
end

local function to_2019(first, second, third)
  return {
    bands = { { upto = 50, rate = first }, { upto = 75, rate = second }, { upto = 94, rate = third },
      { rate = third + 0.01 } },
    from = 95, rate = third + 0.01,
  }
end

parameter "car_percentages" {
  source = "ITEPA 2003 s. 139; FA 2013 s. 23; F (No. 2) A 2017 s. 2; FA 2020 ss. 9, 10; FA 2023 s. 11; HMRC EIM24705",
  note   = "In 2020/21 and 2021/22 of cars that were registered before 6 April 2020. The table of 2027/28 (FA 2023 s. "
    .. "11(7)) has not been read.",
  type   = percentages,
  until_changed = true,
  since  = {
    ["2015-04-06"] = to_2019(0.05, 0.09, 0.13), ["2016-04-06"] = to_2019(0.07, 0.11, 0.15),
    ["2017-04-06"] = to_2019(0.09, 0.13, 0.17), ["2018-04-06"] = to_2019(0.13, 0.16, 0.19),
    ["2019-04-06"] = to_2019(0.16, 0.19, 0.22),
    ["2020-04-06"] = of_2020(0, 0.15, { 0.14, 0.12, 0.08, 0.05, 0.02 }, 0.20),
    ["2021-04-06"] = of_2020(0.01, 0.15, { 0.14, 0.12, 0.08, 0.05, 0.02 }, 0.20),
    ["2022-04-06"] = of_2020(0.02, 0.15, { 0.14, 0.12, 0.08, 0.05, 0.02 }, 0.20),
    ["2025-04-06"] = revised { ["2023-01-10"] = of_2020(0.03, 0.16, { 0.15, 0.13, 0.09, 0.06, 0.03 }, 0.21) },
    ["2026-04-06"] = revised { ["2023-01-10"] = of_2020(0.04, 0.17, { 0.16, 0.14, 0.10, 0.07, 0.04 }, 0.21) },
    ["2027-04-06"] = repealed,
  },
}

parameter "car_percentages_of_new_cars" {
  source = "ITEPA 2003 s. 139A as FA 2020 ss. 9, 10 had it",
  type   = percentages,
  until_changed = true,
  since  = {
    ["2020-04-06"] = revised { ["2020-07-22"] = of_2020(0, 0.13, { 0.12, 0.10, 0.06, 0.03, 0 }, 0.18) },
    ["2021-04-06"] = revised { ["2020-07-22"] = of_2020(0.01, 0.14, { 0.13, 0.11, 0.07, 0.04, 0.01 }, 0.19) },
    ["2022-04-06"] = repealed,
  },
}

parameter "car_percentage_terms" {
  source = "ITEPA 2003 ss. 139(3), 141; FA 2013 s. 23; HMRC, company car tax tables",
  note   = "Since 2018/19 not of diesel cars that meet the standard of real driving emissions 2.",
  type   = record { most = rate, diesel = rate, clean_diesel = rate },
  until_changed = true,
  since  = {
    ["2015-04-06"] = { most = 0.37, diesel = 0.03, clean_diesel = 0.03 },
    ["2018-04-06"] = { most = 0.37, diesel = 0.04, clean_diesel = 0 },
  },
}
