-- First answers: what an employee's wages and a pension nearly always bear, for who has not said it yet. By even pay of
-- twelve months, statutory insurance, and the class of wage tax that goes with the filing status.

local own_shares = require "own_shares"

local estimates = {}

parameter "average_additional_health_rate" {
  source = "§ 242a SGB V",
  type   = rate,
  every  = "year",
  announced = "BMG, Bundesanzeiger, to 1 November",
  note   = "Before 2015 insurers charged single amounts, which the law did not take to the wage.",
  since  = {
    ["2010-01-01"] = 0, ["2011-01-01"] = unchanged, ["2012-01-01"] = unchanged, ["2013-01-01"] = unchanged,
    ["2014-01-01"] = unchanged,
    ["2015-01-01"] = revised { ["2014-10-22"] = 0.009 },   -- BAnz AT 22.10.2014
    ["2016-01-01"] = 0.011, ["2017-01-01"] = unchanged, ["2018-01-01"] = 0.010,
    ["2019-01-01"] = 0.009,
    ["2020-01-01"] = revised { ["2019-10-28"] = 0.011 },   -- BAnz AT 28.10.2019 B3
    ["2021-01-01"] = revised { ["2020-10-30"] = 0.013 },   -- BAnz AT 30.10.2020 B5
    ["2022-01-01"] = unchanged,
    ["2023-01-01"] = revised { ["2022-10-31"] = 0.016 },   -- BAnz AT 31.10.2022 B5
    ["2024-01-01"] = revised { ["2023-10-31"] = 0.017 },   -- BAnz AT 31.10.2023 B3
    ["2025-01-01"] = revised { ["2024-11-07"] = 0.025 },   -- BAnz AT 07.11.2024 B4
    ["2026-01-01"] = 0.029,
  },
}

parameter "pension_value" {
  source = "§§ 65, 68, 69 SGB VI",
  type   = money, per = "month",
  note   = "Of the west, to the middle of 2023. That of July 2026 was not found, so an estimate for 2026 takes that of "
        .. "2025.",
  until_changed = true,
  since  = {
    -- Rentenwertbestimmungsverordnungen of each year: 2005 BGBl. I S. 1578, 2007 S. 1113, 2009 S. 1335, 2011 S. 1039,
    -- 2012 S. 1389, 2013 S. 1574, 2014 S. 746, 2015 S. 965, 2016 S. 1360, 2017 S. 1522; Rentenanpassungsgesetz 2008,
    -- BGBl. I S. 1076; later ones in the table of t-online.de, "So viel Euro bringt ein Rentenpunkt"
    ["2003-07-01"] = 26.13, ["2007-07-01"] = 26.27, ["2008-07-01"] = 26.56,
    ["2009-07-01"] = revised { ["2009-06-17"] = 27.20 },   -- the day of the ordinance
    ["2011-07-01"] = 27.47, ["2012-07-01"] = 28.07, ["2013-07-01"] = 28.14, ["2014-07-01"] = 28.61,
    ["2015-07-01"] = 29.21, ["2016-07-01"] = 30.45, ["2017-07-01"] = 31.03, ["2018-07-01"] = 32.03,
    ["2019-07-01"] = 33.05, ["2020-07-01"] = 34.19, ["2022-07-01"] = 36.02, ["2023-07-01"] = 37.60,
    ["2024-07-01"] = 39.32, ["2025-07-01"] = 40.79,
  },
}

-- The class of wage tax that married people have by default (§ 38b EStG): IV where both have wages.
local function tax_class(person, case)
  if case.filing ~= "joint" then return 1 end
  return person.other.wages > 0 and 4 or 3
end

-- A result of payroll for the wages of a year: twelve times that of a month. Many have earned them in fewer months, and
-- pay more or less to their health insurer.
function estimates.of_payroll(result)
  return function(person, law, case)
    local wages = person.wages - person.wages_without_withholding
    if wages <= 0 then return nil end
    local class, rate = tax_class(person, case), law.average_additional_health_rate
    -- Where the pay of December makes up for the months before (§ 52 EStG in the years' versions), all bear what pay by
    -- the year does.
    local by_year = law.law_before_december.tariff or law.employee_lump_sum_in_december.most

    local function of(months, its_class, additional_rate)
      local given = {
        gross_wage = floor(wages / months * (by_year and 12 or 1), 0.01), tax_class = its_class,
        additional_health_rate = additional_rate, care_childless = case.children <= 0,
      }
      if by_year then given.pay_period = "year" end
      if person.kind == "taxpayer" and case.insured_as == "student" then given.health_insurance = "student" end
      if result == "church_tax_on_wage" then
        given.church_member, given.federal_state = true, case.federal_state
      end
      return { result, given = given, times = by_year and months / 12 or months }
    end

    local estimate = of(12, class, rate)
    if result == "wage_tax" then
      -- Two classes that go together, III and V, are not told of one of them.
      if eq(class, 3) then return estimate, of(9, class, rate), of(12, 4, rate) end
      return estimate, of(9, class, rate)
    elseif result == "health_contribution" and rate > 0 then
      return estimate, of(12, class, max(0, rate - 0.01)), of(12, class, rate + 0.01)
    end
    return estimate
  end
end

-- What who says how they are insured pay themselves, by their profit; of voluntary members by all that is not a wage.
local function of_own_insurance(result, person, law, case)
  local income = case.insured_as == "artist" and case.profit or person.other_income_of_all_types
  return {
    result, times = 12, given = {
      insured_as = case.insured_as, insured_income = floor(max(0, income) / 12, 0.01),
      additional_health_rate = law.average_additional_health_rate, care_childless = case.children <= 0,
      voluntary_kind = case.voluntary_kind,
    },
  }
end

-- Of students from month to month.
local function of_student(result, law, case)
  -- The need of the winter of 2026 is not known (students_need).
  if case.year >= 2026 then return nil end
  return sum(months(case), function(month)
    local then_law = law.on(month.first)
    if result == "own_health_contribution" then
      return own_shares.health_of_students(then_law, then_law.average_additional_health_rate)
    end
    return own_shares.care(
      then_law, then_law.students_need, 2 * then_law.care_insurance_rates.half, case.children <= 0, 0)
  end)
end

-- The same for a contribution; `own` is its name where there is no employer. Each is estimated by itself, since who
-- gives one of them may still owe the others, unless all of them are given as one sum. What students pay themselves
-- stands beside what their wages bear, contributions to pension insurance.
function estimates.of_contribution(result, of_pension, own)
  local of_payroll = estimates.of_payroll(result)
  return function(person, law, case)
    if case.provident_expenses > 0 then return nil end
    local insured_as = person.kind == "taxpayer" and case.insured_as or "none"
    if insured_as == "student" and own and own ~= "own_pension_contribution" then
      return of_student(own, law, case)
    end
    if own and person.wages <= 0 and (insured_as == "artist" or insured_as == "voluntary") then
      return of_own_insurance(own, person, law, case)
    end
    if person.wages > 0 then
      if case.without_contributions then return nil end
      return of_payroll(person, law, case)
    end
    local pension = person.statutory_pensions
    return of_pension and pension > 0 and floor(pension * of_pension(case, law), 0.01) or nil
  end
end

-- What pensioners bear of a statutory pension (§§ 241, 247, 249a SGB V; §§ 55, 59 SGB XI).
function estimates.health_of_pension(_, law)
  local rates = law.health_insurance_rates
  return rates.employee + rates.additional * law.average_additional_health_rate
end

function estimates.care_of_pension(_, law)
  return 2 * (law.care_insurance_rates.of_year or law.care_insurance_rates).half
end

-- For questions that all employees would answer alike, and perhaps all pensioners; these, and who is insured with an
-- employed spouse and pays nothing (§ 10 SGB V), do not bear all of their health insurance themselves.
function estimates.of_employees(of_pensioners)
  return function(person, _, case)
    local insured_as = person.kind == "taxpayer" and case.insured_as or "none"
    if insured_as == "artist" then return true end
    if insured_as == "student" then return false end
    if person.wages > 0 then return true end
    if person.statutory_pensions > 0 then return of_pensioners end
    if case.filing == "joint" and person.other.wages > 0 then return of_pensioners end
    -- Whoever pays contributions and is neither is mostly self-employed; the spouse of such a person may be insured
    -- with him.
    if person.health_contributions + person.care_contributions > 0 then return false end
    if case.filing == "joint" and person.other.health_contributions > 0 then
      return of_pensioners, not of_pensioners
    end
    return nil
  end
end

-- The year of the 66th birthday, or where that is not known ten years ago.
function estimates.pension_start(of, _, case)
  if of.kind == "further_civil_pension" then return nil end   -- those of a former employer begin at any age
  local person = of.kind == "further_pension" and of.owner or of
  local age = case.year - person.birth_date.year
  if age < 50 then age = 76 end         -- no day of birth is given, which is one in the far future
  return case.year - max(0, age - 66)   -- about the age at which pensions begin (§ 35 SGB VI)
end

local function pension_value_of(year, law)
  return (law.on(date(year, 1, 1)).pension_value + law.on(date(year, 7, 1)).pension_value) / 2
end

-- What a pension was in the year after it began: pensions follow the pension value.
local function in_first_full_year(amount, start_year, law, case)
  -- Of a pension that began before, that of 2005 counts (§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. aa Satz 6 EStG).
  local first = max(2005, start_year + 1)
  local share = pension_value_of(first, law) / pension_value_of(case.year, law)
  return floor(amount * min(1, share), 0.01)
end

function estimates.first_full_year_pension(person, law, case)
  return in_first_full_year(person.statutory_pension, person.statutory_pension_start_year, law, case)
end

function estimates.first_full_year(pension, law, case)
  return in_first_full_year(pension.amount, pension.start_year, law, case)
end

return estimates
