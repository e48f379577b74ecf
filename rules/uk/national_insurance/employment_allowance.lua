-- Employers' class 1 of a tax year after the employment allowance.

local section = "Employer"

parameter "employment_allowance" {
  source = "National Insurance Contributions Act 2014 ss. 1 to 4 as amended; NIC (Secondary Class "
    .. "1 Contributions) Act 2025; GOV.UK, Employment Allowance",
  type   = money, per = "year",
  until_changed = true,
  since  = {
    ["2015-04-06"] = 2000, ["2016-04-06"] = 3000, ["2020-04-06"] = 4000, ["2022-04-06"] = 5000,
    ["2025-04-06"] = revised { ["2025-04-03"] = 10500 },
  },
}

input "employer_contributions_of_year" {
  type    = money, per = "year",
  min     = 0,
  section = section,
  source  = "SSCBA 1992 s. 9",
  ask_if  = function() return false end,
}

input "employment_allowance_is_open" {
  type    = boolean,
  default = true,
  typical = { true },
  section = section,
  source  = "National Insurance Contributions Act 2014 ss. 2 to 4 as amended",
  ask_if  = function() return false end,
}

rule "employer_contributions_to_pay" {
  section = section,
  source  = "National Insurance Contributions Act 2014 ss. 1 to 4",
  type    = money, per = "year",
  compute = function(case, law)
    local allowance = case.employment_allowance_is_open and law.employment_allowance or 0
    return max(0, case.employer_contributions_of_year - allowance)
  end,
}

parameter "class_1a_rate" {
  source = "SSCBA 1992 ss. 10, 9(2); HSCL (Repeal) Act 2022; NIC (Secondary Class 1 Contributions) Act 2025 s. 1; "
    .. "GOV.UK, Rates and allowances: National Insurance contributions",
  note   = "Of all of the tax year: in 2022/23 the rate of the year, 14.53 %.",
  type   = rate,
  until_changed = true,
  since  = {
    ["2015-04-06"] = 0.138, ["2022-04-06"] = revised { ["2022-10-25"] = 0.1453 }, ["2023-04-06"] = 0.138,
    ["2025-04-06"] = revised { ["2025-04-03"] = 0.15 },
  },
}

rule "class_1a" {
  section = section,
  source  = "SSCBA 1992 s. 10",
  type    = money, per = "year",
  compute = function(case, law)
    return floor((case.benefits_in_kind + case.benefits_beside_pay) * law.class_1a_rate, 0.01)
  end,
}

for _, row in ipairs {
  { 2015, 1000, 138 }, { 2021, 1000, 138 }, { 2022, 1000, 145.30 }, { 2023, 1000, 138 }, { 2024, 1000, 138 },
  { 2025, 1000, 150 }, { 2025, 1000.05, 150 },
} do
  example("Class 1A of " .. row[1] .. " on " .. row[2]) {
    year   = row[1],
    given  = { employment_income = 30000, benefits_in_kind = row[2] },
    expect = { class_1a = row[3] },
    source = "By hand from SSCBA 1992 s. 10; Myers, National Insurance 2015/16 (13.8 %)",
  }
end

example "Class 1A on a company car" {
  year   = 2025,
  given  = { employment_income = 30000, benefits_in_kind = 500, car_list_price = 15000, car_co2 = 99 },
  -- 500 and 15,000 x 25 %
  expect = { class_1a = 637.50 },
  source = "By hand from SSCBA 1992 s. 10; ITEPA 2003 s. 121: 4,250 x 15 %",
}

for _, row in ipairs {
  { 2015, 5000, true, 3000 }, { 2016, 5000, true, 2000 }, { 2019, 5000, true, 2000 }, { 2020, 5000, true, 1000 },
  { 2022, 5001, true, 1 }, { 2024, 4999, true, 0 }, { 2025, 12000, true, 1500 }, { 2025, 12000, false, 12000 },
} do
  example("Employer's contributions of " .. row[2] .. " in " .. row[1] .. (row[3] and "" or " without the allowance")) {
    year   = row[1],
    given  = { employer_contributions_of_year = row[2], employment_allowance_is_open = row[3] },
    expect = { employer_contributions_to_pay = row[4] },
    source = "By hand from National Insurance Contributions Act 2014 s. 1: allowances of 2,000 (Myers, 2015/16), 3,000 "
      .. "(Magenta, 2016/17), 4,000, 5,000 and 10,500",
  }
end
