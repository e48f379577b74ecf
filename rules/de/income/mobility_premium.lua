-- §§ 101 bis 109 EStG: the mobility premium for commuters whose income is too low for the far kilometres to lower a
-- tax. It is paid besides, on application, and is in no other result.

local commuting        = require "income.commuting"
local double_household = require "income.double_household"
local persons          = require "income.persons"
local sections         = require "income.sections"
local slices           = require "lib.bands"
local splitting        = require "assessment.splitting"

parameter "mobility_premium_figures" {
  source = "§§ 101, 105 EStG",
  type   = record { beyond = number, share = rate, least = money }, per = "year",
  note   = "The share of the allowance for the kilometres `beyond`; less than `least` is not paid. Of 2026, when the "
    .. "allowance is the same from the first kilometre on, the text has not been read.",
  until_changed = true,
  -- Gesetz zur Umsetzung des Klimaschutzprogramms 2030 vom 21.12.2019, BGBl. I S. 2886 (Nr. 52 of 30.12.2019)
  since  = { ["2021-01-01"] = revised { ["2019-12-30"] = { beyond = 20, share = 0.14, least = 10 } } },
}

local function of_way(law, km, days)
  local beyond = law.mobility_premium_figures.beyond
  return slices.between(law.commuting_rates, beyond, max(beyond, floor(km))) * days
end

-- The allowances for the far kilometres of ways to work and of trips home from a second household, where nothing else
-- decides what of them is deducted.
local function far_allowance(person, law)
  local to_work = of_way(law, commuting.counted_km(person, commuting.first), person.commuting_days)
  for _, other in ipairs(commuting.others) do
    to_work = to_work + of_way(law, commuting.counted_km(person, other), person[other.days])
  end
  local home = double_household.has_one(person) and of_way(law, person.home_trip_km, person.home_trips) or 0
  if to_work + home <= 0 then
    return 0
  end
  local others = person.free_wages
  if to_work > 0 then
    others = others + person.commuting_tickets + person.commuting_reimbursed + person.commuting_car_km
  end
  if home > 0 then
    others = others + person.home_trip_tickets + person.second_home_reimbursed
  end
  if others > 0 or person.disabled_commuter then
    error("how far tickets, payments of the employer, a part of the way by car, real costs or tax-free wages leave the "
      .. "allowance for the far kilometres is not known here: give far_commuting_counted")
  end
  return min(to_work, person.commuting_allowance) + home
end

persons.rule "far_commuting_counted" {
  of      = "person",
  label   = {
    en = "Allowance for far kilometres beyond the lump sum",
    de = "Entfernungspauschale ab dem 21. Kilometer über dem Pauschbetrag",
  },
  help    = {
    en = "The allowance from the 21st kilometre on, of ways to work and of trips home from a second household, as far "
      .. "as it brings the expenses above the lump sum.",
    de = "Die Entfernungspauschale ab dem 21. Kilometer, auch der Familienheimfahrten, soweit die Werbungskosten mit "
      .. "ihr den Pauschbetrag übersteigen.",
  },
  section = sections.wages,
  source  = "§ 101 Satz 1 bis 3 EStG",
  type    = money, per = "year",
  min     = 0,
  from    = "2021-01-01",
  to      = "2025-12-31",
  compute = function(person, law)
    local far = far_allowance(person, law)
    if far <= 0 then
      return 0
    end
    return clamp(person.proven_work_expenses - law.work_expenses_lump_sum, 0, far)
  end,
}

rule "mobility_premium" {
  section = sections.wages,
  source  = "§§ 101, 105 EStG",
  type    = money, per = "year",
  from    = "2021-01-01",
  to      = "2025-12-31",
  compute = function(case, law)
    local far     = sum(case.persons, "far_commuting_counted")
    local below   = splitting.persons(case) * case.basic_allowance - case.taxable_income
    local premium = floor(law.mobility_premium_figures.share * clamp(far, 0, max(0, below)), 0.01)
    return premium < law.mobility_premium_figures.least and 0 or premium
  end,
}

-- The far allowance is that of 150 or 180 days; with other expenses or none, in a gap that is wide enough or not.
for _, row in ipairs {
  { 180, 35, 300,  7500,    132.30, "steuertipps.de, Mobilitätsprämie: Was ist das, wer bekommt sie, Fall 1" },
  { 150, 40, 500,  7000,    147,    "Example of the bill, by Haufe, Frotscher/Geurts, EStG § 101, Ausgangsfall" },
  { 150, 40,   0,  8408,    133,    "Example of the bill, by Haufe, EStG § 101, Abwandlung 1: 950 above the lump sum" },
  { 150, 40,   0,  9000,    104.16, "Worked by hand from § 101 Satz 2 EStG: 14 % of 9,744 less 9,000" },
  { 150, 40, 500,  9744,      0,    "Worked by hand from § 101 Satz 2 EStG: no gap" },
  { 150, 40, 500,  9672.57, 10,     "Worked by hand from §§ 101, 105 EStG: 14 % of 71.43 is 10.0002" },
  { 150, 40, 500,  9672.58,  0,     "Worked by hand from §§ 101, 105 EStG: 14 % of 71.42 is 9.9988, less than 10" },
  { 150, 20.9, 900, 7000,     0,    "Worked by hand from § 101 Satz 1 EStG: from the 21st full kilometre on" },
} do
  example("Mobility premium for " .. row[1] .. " days of " .. tostring(row[2]) .. " km at " .. tostring(row[4])) {
    year   = 2021,
    given  = {
      wages = 12000, commuting_days = row[1], commuting_km = row[2], work_expenses = row[3], taxable_income = row[4],
    },
    expect = { mobility_premium = row[5] },
    source = row[6],
  }
end

for _, row in ipairs { { 15000, 291.20 }, { 20694, 0 }, { 20000, 97.16 } } do
  example("Mobility premium of two commuters at " .. row[1]) {
    year   = 2022,
    given  = {
      filing = "joint", wages = 12000, commuting_days = 150, commuting_km = 40, work_expenses = 1200,
      spouse_wages = 12000, spouse_commuting_days = 150, spouse_commuting_km = 40, spouse_work_expenses = 100,
      taxable_income = row[1],
    },
    expect = { mobility_premium = row[2] },
    source = "Worked by hand from § 101 EStG: 0.38 for 20 km on 150 days is 1,140 for one, and of the other 2,140 are "
      .. "940 above 1,200; no more than twice 10,347 less the income",
  }
end
