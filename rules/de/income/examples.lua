-- Figures that were changed for a year already begun, as known before the change.

local changed = {
  { year = 2011, known = "2011-11-04", given = { wages = 20000 }, expect = { employment_income = 19080 } },
  { year = 2011, known = "2011-11-05", given = { wages = 20000 }, expect = { employment_income = 19000 } },
  { year = 2022, known = "2022-05-26", given = { wages = 20000 }, expect = { employment_income = 19000 } },
  { year = 2022, known = "2022-05-27", given = { wages = 20000 }, expect = { employment_income = 18800 } },
  { year = 2023, known = "2022-12-20", given = { wages = 20000 }, expect = { employment_income = 18800 } },
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
    year = 2022, known = "2022-12-20",
    given = { filing = "joint", capital_receipts = 5000, spouse_capital_receipts = -1000 },
    expect = { capital_income = 3398 },
  },
  {
    year = 2023, known = "2024-03-27",
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
