-- A home that the employer provides: its rental value, more where it cost above 75,000, less the rent that the employee
-- pays. Where pay is given up for it, that counts if it is more.

local facts = require "lib.facts"

local section = "Home of the employer"

parameter "official_rate_of_interest" {
  source = "ITEPA 2003 ss. 106(2), 181; SI 1989/1297 reg. 5; HMRC EIM26104",
  note   = "That of 6 April counts for homes in all of the tax year, and for loans, for which it did not change within "
    .. "one of these years. Of 6 April 2026 no source was read.",
  type   = rate,
  every  = "year",
  announced = "Treasury regulations, March",
  since  = {
    ["2015-04-06"] = 0.03, ["2016-04-06"] = unchanged, ["2017-04-06"] = 0.025, ["2018-04-06"] = unchanged,
    ["2019-04-06"] = unchanged, ["2020-04-06"] = 0.0225, ["2021-04-06"] = 0.02, ["2022-04-06"] = unchanged,
    ["2023-04-06"] = 0.0225, ["2024-04-06"] = unchanged, ["2025-04-06"] = 0.0375,
  },
}

parameter "employer_home_cost_free" {
  source = "ITEPA 2003 ss. 103, 106",
  type   = money, per = "once",
  until_changed = true,
  since  = { ["2015-04-06"] = 75000 },
}

local function has_home(case) return case.employer_home end

input "employer_home" {
  section = section,
  source  = "ITEPA 2003 ss. 97 to 102",
  type    = boolean,
  default = false,
  typical = { false },
  ask_if  = function() return false end,
}

local of_home = facts.having { section = section, type = money, per = "year", min = 0, default = 0, ask_if = has_home }

input "employer_home_annual_value" {
  section = section, source = "ITEPA 2003 ss. 105(3), 110", type = money, per = "year", min = 0, ask_if = has_home,
}

input "employer_home_rent_of_employer" (of_home { source = "ITEPA 2003 s. 105(4)" })
input "employer_home_cost" (of_home { source = "ITEPA 2003 ss. 104, 107", per = "once" })
input "employer_home_days_unavailable" {
  section = section, source = "ITEPA 2003 s. 102(1)", type = count(366), default = 0, ask_if = has_home,
}
input "employer_home_rent_paid" (of_home { source = "ITEPA 2003 ss. 103A, 105(2), 106(2), (3)" })

rule "home_benefit" {
  section = section,
  source  = "ITEPA 2003 ss. 102 to 107",
  type    = money, per = "year",
  compute = function(case, law)
    if not has_home(case) then return 0 end
    local days = date(case.year + 1, 4, 6) - date(case.year, 4, 6)
    local left = max(0, days - case.employer_home_days_unavailable) / days
    local value = max(case.employer_home_annual_value * left, case.employer_home_rent_of_employer)
    local beyond = case.employer_home_cost - law.employer_home_cost_free
    if beyond > 0 then value = value + beyond * law.official_rate_of_interest * left end
    local given = law.pay_given_up_counts.counts and case.pay_given_up_for_home or 0
    return floor(max(0, max(value, given) - case.employer_home_rent_paid), 0.01)
  end,
}

-- Days without it, annual value, rent of the employer, cost, rent paid, pay given up, year; benefit.
for _, row in ipairs {
  { 0, 900, 0, 65000, 300, 0, 2025, 600, "HMRC, Employment Income Manual EIM11442: 900 less 300" },
  { 0, 900, 3000, 0, 300, 0, 2025, 2700, "HMRC, Employment Income Manual EIM11442: 3,000 less 300" },
  { 0, 1000, 12000, 0, 3000, 3000, 2017, 9000, "HMRC, Employment Income Manual EIM44050: 12,000 less 3,000" },
  { 0, 1000, 12000, 0, 3000, 12000.01, 2017, 9000.01, "a penny more than the value was given up" },
  { 0, 1000, 12000, 0, 3000, 20000, 2016, 9000, "before 2017/18 the value alone" },
  { 0, 1000, 0, 0, 3000, 2500, 2025, 0, "no less than nothing" },
  { 0, 800, 0, 130000, 1000, 0, 2025, 1862.50, "800 and 55,000 x 3.75 % less 1,000, as EIM11484 does it" },
  { 0, 800, 0, 130000, 1000, 0, 2015, 1450, "55,000 x 3 %" },
  { 0, 800, 0, 130000, 1000, 0, 2019, 1175, "55,000 x 2.5 %" },
  { 0, 800, 0, 130000, 1000, 0, 2020, 1037.50, "55,000 x 2.25 %" },
  { 0, 800, 0, 130000, 1000, 0, 2022, 900, "55,000 x 2 %" },
  { 0, 800, 0, 130000, 1000, 0, 2024, 1037.50, "55,000 x 2.25 %" },
  { 0, 800, 0, 75000, 0, 0, 2025, 800, "no more than 75,000" },
  { 0, 800, 0, 75001, 0, 0, 2025, 800.03, "a pound more" },
  { 182, 800, 0, 130000, 0, 0, 2025, 1435.17, "2,862.50 x 183 / 365, cut" },
  { 182, 800, 0, 130000, 100, 1435, 2025, 1335.17, "pay given up is less than that" },
  { 182, 800, 0, 130000, 100, 1435.20, 2025, 1335.20, "and more" },
  { 0, 800, 0, 75000, 0, 0, 2026, 800, "the rate of interest is not needed" },
} do
  local days, annual, rent, cost, paid, given, year, benefit, how = table.unpack(row)
  example("A home worth " .. annual .. " a year, rented for " .. rent .. ", of " .. cost .. ", " .. paid .. " paid, "
    .. given .. " given up, " .. days .. " days without, in " .. year) {
    year   = year,
    given  = {
      employment_income = 40000, employer_home = true, employer_home_annual_value = annual,
      employer_home_rent_of_employer = rent, employer_home_cost = cost, employer_home_rent_paid = paid,
      employer_home_days_unavailable = days, pay_given_up_for_home = given,
    },
    expect = { home_benefit = benefit, total_income = floor(40000 - given + benefit) },
    source = how:sub(1, 4) == "HMRC" and how or "By hand from ITEPA 2003 ss. 103A, 105, 106: " .. how,
  }
end

example "A home of the employer bears no National Insurance of the employee, but class 1A" {
  year   = 2025,
  given  = { employment_income = 30000, employer_home = true, employer_home_annual_value = 1000 },
  -- 18,430 x 20 %; 17,430 x 8 %; 1,000 x 15 %
  expect = { income_tax = 3686, employee_ni_of_year = 1394.40, class_1a = 150 },
  source = "By hand from ITEPA 2003 ss. 7, 102, 105; SSCBA 1992 ss. 8, 10",
}
