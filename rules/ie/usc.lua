-- The universal social charge, from 2011. It is charged on each person apart.

local slices = require "lib.bands"

parameter "usc_exemption" {
  source = "TCA 1997 s. 531AM(2); Finance Act 2011, Finance Act 2012, Finance Act 2014, "
    .. "Finance Act 2015",
  type   = money, per = "year",
  note   = "One cent more, and all of the income is charged.",
  until_changed = true,
  since  = { ["2011-01-01"] = 4004, ["2012-01-01"] = 10036, ["2015-01-01"] = 12012, ["2016-01-01"] = 13000 },
}

parameter "usc_bands" {
  source = "TCA 1997 s. 531AN; Finance Acts 2011, 2014-2018, Finance Act 2020, Finance Acts 2021-2025",
  type   = bands { width = money, rate = rate }, per = "year",
  every  = "year",
  announced = "Budget, October; Finance Act, December",
  since  = {
    ["2011-01-01"] = { { width = 10036, rate = 0.02 }, { width = 5980, rate = 0.04 }, { rate = 0.07 } },
    ["2012-01-01"] = unchanged, ["2013-01-01"] = unchanged, ["2014-01-01"] = unchanged,
    ["2015-01-01"] = {
      { width = 12012, rate = 0.015 }, { width = 5564, rate = 0.035 }, { width = 52468, rate = 0.07 },
      { rate = 0.08 },
    },
    ["2016-01-01"] = {
      { width = 12012, rate = 0.01 }, { width = 6656, rate = 0.03 }, { width = 51376, rate = 0.055 },
      { rate = 0.08 },
    },
    ["2017-01-01"] = {
      { width = 12012, rate = 0.005 }, { width = 6760, rate = 0.025 }, { width = 51272, rate = 0.05 },
      { rate = 0.08 },
    },
    ["2018-01-01"] = {
      { width = 12012, rate = 0.005 }, { width = 7360, rate = 0.02 }, { width = 50672, rate = 0.0475 },
      { rate = 0.08 },
    },
    ["2019-01-01"] = {
      { width = 12012, rate = 0.005 }, { width = 7862, rate = 0.02 }, { width = 50170, rate = 0.045 },
      { rate = 0.08 },
    },
    ["2020-01-01"] = {
      { width = 12012, rate = 0.005 }, { width = 8472, rate = 0.02 }, { width = 49560, rate = 0.045 },
      { rate = 0.08 },
    },
    ["2021-01-01"] = {
      { width = 12012, rate = 0.005 }, { width = 8675, rate = 0.02 }, { width = 49357, rate = 0.045 },
      { rate = 0.08 },
    },
    ["2022-01-01"] = {
      { width = 12012, rate = 0.005 }, { width = 9283, rate = 0.02 }, { width = 48749, rate = 0.045 },
      { rate = 0.08 },
    },
    ["2023-01-01"] = {
      { width = 12012, rate = 0.005 }, { width = 10908, rate = 0.02 }, { width = 47124, rate = 0.045 },
      { rate = 0.08 },
    },
    ["2024-01-01"] = {
      { width = 12012, rate = 0.005 }, { width = 13748, rate = 0.02 }, { width = 44284, rate = 0.04 },
      { rate = 0.08 },
    },
    ["2025-01-01"] = {
      { width = 12012, rate = 0.005 }, { width = 15370, rate = 0.02 }, { width = 42662, rate = 0.03 },
      { rate = 0.08 },
    },
    ["2026-01-01"] = {
      { width = 12012, rate = 0.005 }, { width = 16688, rate = 0.02 }, { width = 41344, rate = 0.03 },
      { rate = 0.08 },
    },
  },
  -- Budget 2027, Tax Policy Changes; not law before the Finance Act.
  projected = {
    ["2027-01-01"] = {
      { width = 12012, rate = 0.005 }, { width = 18288, rate = 0.02 }, { width = 39744, rate = 0.03 }, { rate = 0.08 },
    },
  },
}

parameter "usc_reduced_bands" {
  source = "TCA 1997 s. 531AN(3), (3A); Finance Acts 2011, 2014-2017",
  note   = "For people aged 70 or over and holders of a full medical card.",
  type   = bands { width = money, rate = rate }, per = "year",
  until_changed = true,
  since  = {
    ["2011-01-01"] = { { width = 10036, rate = 0.02 }, { rate = 0.04 } },
    ["2015-01-01"] = { { width = 12012, rate = 0.015 }, { rate = 0.035 } },
    ["2016-01-01"] = { { width = 12012, rate = 0.01 }, { rate = 0.03 } },
    ["2017-01-01"] = { { width = 12012, rate = 0.005 }, { rate = 0.025 } },
    ["2018-01-01"] = { { width = 12012, rate = 0.005 }, { rate = 0.02 } },
  },
}

parameter "usc_reduced_terms" {
  source = "TCA 1997 s. 531AN(3); Finance Act 2013 (limit of 60,000)",
  type   = record { age = count(130), limit = optional(money) }, per = "year",
  until_changed = true,
  since  = { ["2011-01-01"] = { age = 70 }, ["2013-01-01"] = { age = 70, limit = 60000 } },
}

parameter "usc_surcharge" {
  source = "TCA 1997 s. 531AN(2)",
  type   = record { limit = money, rate = rate }, per = "year",
  until_changed = true,
  since  = { ["2011-01-01"] = { limit = 100000, rate = 0.03 } },
}

local function bands_of(law, income, age, medical_card)
  local terms = law.usc_reduced_terms
  local reduced = (medical_card or age >= terms.age) and not (terms.limit and income > terms.limit)
  return slices.of_widths(reduced and law.usc_reduced_bands or law.usc_bands)
end

local function charge(law, income, unpaid_at_source, age, medical_card)
  if income <= law.usc_exemption then return 0 end
  local surcharge = max(0, unpaid_at_source - law.usc_surcharge.limit) * law.usc_surcharge.rate
  return round(slices.tax(bands_of(law, income, age, medical_card), income) + surcharge, 0.01)
end

rule "own_usc" {
  of      = "person",
  source  = "TCA 1997 ss. 531AM, 531AN",
  type    = money, per = "year",
  from    = "2011-01-01",
  compute = function(person, law)
    local income = person.levy_income
    if person.maintenance_paid > 0 then income = max(0, income - person.maintenance_paid) end
    return charge(law, income, person.income_outside_paye_for_usc, person.age, person.medical_card)
  end,
  spouse  = { label = "Spouse's universal social charge", aliases = { "spouse_usc" } },
}

rule "usc" {
  source  = "None before Finance Act 2011",
  type    = money, per = "year",
  to      = "2010-12-31",
  compute = function() return 0 end,
}

rule "usc" {
  source  = "TCA 1997 ss. 531AM, 531AN",
  type    = money, per = "year",
  from    = "2011-01-01",
  compute = function(case) return sum(case.persons, "own_usc") end,
  help = "On all income before pension contributions, social welfare payments apart; of each person.",
}

-- What payroll takes of one of so many periods of a year on its own. The income of the year decides what is exempt.
local function of_period(case, law, pay, periods)
  local income = case.levy_income
  if income <= law.usc_exemption then return 0 end
  local bands = bands_of(law, income, case.age, case.medical_card)
  return round(slices.tax(bands, pay * periods) / periods, 0.01)
end

rule "week_one_usc" {
  source  = "TCA 1997 s. 531AO; Revenue, Basis of taxation, week 1 basis",
  type    = money, per = "week",
  from    = "2011-01-01",
  compute = function(case, law) return of_period(case, law, case.weekly_pay, 52) end,
}

rule "month_one_usc" {
  source  = "TCA 1997 s. 531AO; Revenue, Basis of taxation, week 1 basis",
  type    = money, per = "month",
  from    = "2011-01-01",
  compute = function(case, law) return of_period(case, law, case.monthly_pay, 12) end,
}

rule "fortnight_usc" {
  source  = "TCA 1997 s. 531AO; Revenue, Weekly, fortnightly, four-weekly and monthly pay periods",
  type    = money, per = "varies",
  from    = "2019-01-01",
  -- So many of these periods are 52 weeks.
  compute = function(case, law) return of_period(case, law, case.fortnightly_pay, 26) end,
}

rule "four_weeks_usc" {
  source  = "TCA 1997 s. 531AO; Revenue, Weekly, fortnightly, four-weekly and monthly pay periods",
  type    = money, per = "varies",
  from    = "2019-01-01",
  -- So many of these periods are 52 weeks.
  compute = function(case, law) return of_period(case, law, case.four_weekly_pay, 13) end,
}

example "Citizens Information case study, 28,000 in 2024" {
  year   = 2024,
  given  = { salary = 28000 },
  expect = { income_tax = 1850, usc = 424.62 },
  source = "Citizens Information, Case study: calculating your income tax (2024)",
}
