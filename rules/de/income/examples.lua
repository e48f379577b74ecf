-- Figures that were changed for a year already begun, as known before the change.

local changed = {
  { year = 2011, known = "2011-11-03", given = { wages = 20000 }, expect = { employment_income = 19080 } },
  { year = 2011, known = "2011-11-04", given = { wages = 20000 }, expect = { employment_income = 19000 } },
  { year = 2022, known = "2022-05-26", given = { wages = 20000 }, expect = { employment_income = 19000 } },
  { year = 2022, known = "2022-05-27", given = { wages = 20000 }, expect = { employment_income = 18800 } },
  { year = 2023, known = "2022-12-19", given = { wages = 20000 }, expect = { employment_income = 18800 } },
  {
    year = 2022, known = "2022-05-26",
    given = { commuting_days = 200, commuting_km = 30 }, expect = { commuting_allowance = 1900 },
  },
  {
    year = 2015, known = "2015-07-21",
    given = { lone_parent_months = 12, lone_parent_children = 2 }, expect = { relief_for_lone_parents = 1308 },
  },
  {
    year = 2020, known = "2020-06-29",
    given = { lone_parent_months = 12, lone_parent_children = 2 }, expect = { relief_for_lone_parents = 2148 },
  },
  {
    year = 2020, known = "2020-06-29",
    given = { total_income = -20000000 }, expect = { loss_for_earlier_years = 1000000 },
  },
  {
    year = 2020, known = "2020-06-30",
    given = { total_income = -20000000 }, expect = { loss_for_earlier_years = 5000000 },
  },
  {
    year = 2020, known = "2021-03-17",
    given = { total_income = -20000000 }, expect = { loss_for_earlier_years = 10000000 },
  },
  {
    year = 2022, known = "2022-12-19",
    given = { filing = "joint", capital_receipts = 5000, spouse_capital_receipts = -1000 },
    expect = { capital_income = 3398 },
  },
  {
    year = 2022, known = "2022-12-19",
    given = { filing = "joint", share_gains = 5000, spouse_share_gains = -1000 }, expect = { capital_income = 3398 },
  },
  {
    year = 2023, known = "2024-03-26",
    given = { cohort = 2023, wages = 10000 }, expect = { age_relief = 646 },
  },
}

for number, row in ipairs(changed) do
  example("Law of " .. row.year .. " as known on " .. row.known .. ", case " .. number) {
    year   = row.year,
    known  = row.known,
    given  = row.given,
    expect = row.expect,
    source = "Worked by hand from the versions of the statute, with the days of their enactment",
  }
end

example "Before 2010 only profit and other income make the sum" {
  year   = 2009,
  given  = { monthly_income = 1000, monthly_expenses = 200, other_income = 500 },
  expect = { sum_of_income = 10100 },
  source = "Worked by hand",
}

example "Little wages: capital income is better taxed by the tariff" {
  year   = 2025,
  given  = { wages = 9000, capital_receipts = 8000, without_contributions = true },
  expect = {
    other_zve = 7734, flat_tax = 1750, all_taxes_flat = 1846.25, all_taxes_tariff = 434, tariff_better = true,
  },
  source = "Worked by hand: 9,000 less 1,230 and 36; 7,000 at a quarter and 5.5 % of it; § 32a EStG on 14,734",
}

example "Deductions that wages do not use up are set off against capital income" {
  year   = 2025,
  given  = { wages = 1000, work_expenses = 5000, capital_receipts = 21000, without_contributions = true },
  expect = {
    other_zve = -4036, ["taxed_by_tariff.zve_before_allowances"] = 15964,
    ["taxed_by_tariff.tax_without_allowances"] = 681,
  },
  source = "Worked by hand: 1,000 less 5,000 and 36; § 32a EStG on 15,964",
}

example "Work of seven months, and a project besides" {
  year   = 2025,
  given  = {
    monthly_income = 3000, monthly_expenses = 400, monthly_benefit_in_kind = 50, months_worked = 7,
    further_receipts = 1500, further_expenses = 599.99,
  },
  expect = { annual_receipts = 22850, annual_expenses = 3399.99, profit = 19450.01 },
  source = "Worked by hand: seven times 3,050 and 1,500; seven times 400 and 599.99",
}

-- So that another year is no other cohort, which age relief would seem to follow from.
for _, year in ipairs { 2010, 2024, 2025 } do
  example("Who gives no date of birth has one cohort in all years, " .. year) {
    year   = year,
    given  = { filing = "joint", wages = 30000, spouse_wages = 30000 },
    expect = { cohort = 9999, spouse_cohort = 9999, age_relief = 0, spouse_age_relief = 0 },
    source = "§ 24a Satz 3 EStG",
  }
end

-- Ways to work: a third workplace, and a part of the way with the employer's transport.
for _, row in ipairs {
  -- 100 days of 20 and 10 km at 0.30 and 0.38, 50 days of 15, 10 days of 40
  { 0, 0, 0, 980 + 225 + 136 }, { 30, 0, 0, 225 + 136 }, { 10.5, 0, 0, 570 + 225 + 136 },
  { 0, 15, 0, 980 + 136 }, { 0, 0, 39.5, 980 + 225 }, { 0, 0, 25, 980 + 225 + 45 }, { 40, 20, 50, 0 },
} do
  local over = tostring(row[1]) .. ", " .. tostring(row[2]) .. ", " .. tostring(row[3])
  example("Three workplaces, with the employer's transport over " .. over) {
    year   = 2025,
    given  = {
      wages = 40000, commuting_days = 100, commuting_km = 30, commuting_by_own_car = true, second_commuting_days = 50,
      second_commuting_km = 15, third_commuting_days = 10, third_commuting_km = 40, commuting_shuttle_km = row[1],
      second_commuting_shuttle_km = row[2], third_commuting_shuttle_km = row[3],
    },
    expect = { commuting_allowance = row[4] },
    source = "Worked by hand from § 9 Abs. 1 Satz 3 Nr. 4 Satz 2 and 3 EStG: the full kilometres that are left",
  }
end

example "The limit without a car is one for three workplaces" {
  year   = 2025,
  given  = {
    wages = 40000, commuting_days = 100, commuting_km = 100, commuting_by_own_car = false,
    second_commuting_days = 50, second_commuting_km = 100, second_commuting_by_own_car = false,
    third_commuting_days = 10, third_commuting_km = 100, third_commuting_by_own_car = false,
  },
  expect = { commuting_allowance = 4500 },
  source = "Worked by hand from § 9 Abs. 1 Satz 3 Nr. 4 Satz 2 EStG: 3,640, 1,820 and 364",
}

example "A disabled person drives to three workplaces" {
  year   = 2025,
  given  = {
    wages = 40000, disability_degree = 70, commuting_days = 100, commuting_km = 30, commuting_by_own_car = true,
    commuting_shuttle_km = 10, third_commuting_days = 10, third_commuting_km = 40,
  },
  expect = { commuting_allowance = 1440 },
  source = "Worked by hand from § 9 Abs. 2 Satz 3 EStG: 4,000 and 800 kilometres driven, at 0.30",
}

example "Meals abroad and a further double household" {
  year   = 2025,
  given  = {
    wages = 60000, second_home_costs = 6000, second_home_months = 6, second_home_meals_abroad = 420,
    further_double_households = 1500.50, second_home_reimbursed = 1000,
  },
  expect = { double_household_deducted = 6920.50 },
  source = "Worked by hand from § 9 Abs. 1 Satz 3 Nr. 5, Abs. 4a Satz 12, § 3c Abs. 1 EStG",
}
