-- What is of each person is worked out of the spouse's own facts: cases in which the taxpayer's differ.

local function worked(title, fields)
  local given = { marital_status = "married", salary = 40000 }
  for name, value in pairs(fields.given) do given[name] = value end
  fields.given = given
  fields.source = "By hand from " .. fields.source
  example(title)(fields)
end

-- Emissions of 80 g: 26.25 % of 30,000 less 10,000, for 292 of 365 days; kilometres, whether away; benefit.
for _, row in ipairs {
  { 20000, false, 4200, "20,000 are no more than 26,000 x 292 / 365" },
  { 21000, false, 3360, "21,000 are more: 80 % of it" },
  { 6500, true, 3360, "6,500 are more than 8,000 x 292 / 365" },
  { 19300, true, 4200, "19,300 are more than 24,000 x 292 / 365" },
} do
  worked("A company car of the spouse: " .. row[4], {
    year   = 2025,
    given  = {
      ["spouse.salary"] = 30000, ["spouse.company_vehicle"] = "car", ["spouse.vehicle_market_value"] = 30000,
      ["spouse.vehicle_co2"] = 80, ["spouse.vehicle_business_km"] = row[1], ["spouse.vehicle_days_unavailable"] = 73,
      ["spouse.works_away_with_vehicle"] = row[2], ["spouse.vehicle_running_costs_paid"] = 100,
    },
    expect = { ["spouse.company_vehicle_benefit"] = row[3] - 100, company_vehicle_benefit = 0 },
    source = "TCA 1997 s. 121",
  })
end

worked("A car of the spouse with high emissions", {
  year   = 2025,
  given  = {
    ["spouse.salary"] = 30000, ["spouse.company_vehicle"] = "car", ["spouse.vehicle_market_value"] = 30000,
    ["spouse.vehicle_co2"] = 180, ["spouse.vehicle_business_km"] = 0,
  },
  expect = { ["spouse.company_vehicle_benefit"] = 11250 },
  source = "TCA 1997 s. 121: 37.5 % of 30,000",
})

worked("An electric car of the spouse", {
  year   = 2025,
  given  = {
    ["spouse.salary"] = 30000, ["spouse.company_vehicle"] = "electric_car", ["spouse.vehicle_market_value"] = 50000,
    ["spouse.vehicle_business_km"] = 0,
  },
  expect = { ["spouse.company_vehicle_benefit"] = 1125 },
  source = "TCA 1997 ss. 121, 121A: 22.5 % of 5,000",
})

-- Payment, years, average pay, increase used, exempt before; exempt.
for _, row in ipairs {
  { 30000, 5, 30000, true, 0, 13985, "10,160 and 5 x 765" },
  { 30000, 5, 30000, false, 0, 23985, "and 10,000" },
  { 20000, 5, 30000, false, 0, 20000, "all of it" },
  { 90000, 9, 100000, false, 0, 60000, "100,000 x 9 / 15" },
  { 90000, 9, 100000, false, 150000, 50000, "what is left of 200,000" },
} do
  worked("A lump sum of the spouse: " .. row[7], {
    year   = 2025,
    given  = {
      ["spouse.termination_payment"] = row[1], ["spouse.termination_service_years"] = row[2],
      ["spouse.termination_average_pay"] = row[3], ["spouse.termination_pension_lump_sum"] = 0,
      ["spouse.earlier_lump_sum"] = row[4], ["spouse.lump_sums_exempt_before"] = row[5],
    },
    expect = { ["spouse.lump_sum_exempt"] = row[6], ["spouse.lump_sum_taxed"] = row[1] - row[6], lump_sum_exempt = 0 },
    source = "TCA 1997 ss. 123, 201, Sch. 3",
  })
end

worked("An assigned spouse", {
  year   = 2024,
  given  = {
    ["spouse.salary"] = 175000, ["spouse.assigned_pay"] = 175000, ["spouse.assigned_since"] = "2022-12-31",
  },
  expect = { ["spouse.assignee_relief"] = 30000, assignee_relief = 0 },
  source = "TCA 1997 s. 825C: 30 % of 175,000 less 75,000",
})

-- 73,000 at 20 % and 7,000 at 40 % less 8,000: 9,400 on 80,000. 2,000 x 80,000 / 70,600 count, 2,266.29.
worked("Foreign tax of the spouse beyond the effective rate", {
  year   = 2025,
  given  = {
    salary = 60000, ["spouse.salary"] = 16000, ["spouse.foreign_and_untaxed_income"] = 4000,
    ["spouse.income_taxed_abroad"] = 4000, ["spouse.foreign_tax"] = 2000,
  },
  expect = {
    ["spouse.foreign_income_counted"] = 2266.29, ["spouse.foreign_tax_credit"] = 266.29, income_tax = 8440.23,
  },
  source = "TCA 1997 Sch. 24: 266.29, and 40 % of the 1,733.71 that do not count",
})

worked("Health expenses of a spouse who is taxed as a single person", {
  year   = 2005,
  given  = {
    assessment = "single", ["spouse.salary"] = 30000, ["spouse.medical_expenses"] = 300,
    ["spouse.dental_expenses"] = 100, ["spouse.nursing_home_expenses"] = 1000,
  },
  expect = {
    ["spouse.own_health_expenses_deduction"] = 1275, own_health_expenses_deduction = 0,
    ["spouse.taxable_income"] = 28725,
  },
  source = "TCA 1997 s. 469: 1,400 less 125",
})

worked("Health expenses of a spouse who is taxed as a single person, for the family", {
  year   = 2005,
  given  = {
    assessment = "single", ["spouse.salary"] = 30000, ["spouse.medical_expenses"] = 1000,
    ["spouse.medical_expenses_for_family"] = true,
  },
  expect = { ["spouse.own_health_expenses_deduction"] = 750 },
  source = "TCA 1997 s. 469: 1,000 less 250",
})

worked("Reliefs of a spouse with a high income who is taxed as a single person", {
  year   = 2024,
  given  = { assessment = "single", ["spouse.salary"] = 300000, ["spouse.specified_reliefs"] = 150000 },
  expect = { ["spouse.reliefs_beyond_limit"] = 60000, ["spouse.taxable_income"] = 360000, taxable_income = 40000 },
  source = "TCA 1997 s. 485E: 150,000 less a fifth of 450,000",
})

worked("What is added of the spouse's reliefs, taxed as one", {
  year   = 2024,
  given  = { salary = 200000, ["spouse.salary"] = 100000, ["spouse.reliefs_beyond_limit"] = 1000 },
  expect = { ["spouse.taxable_income"] = 101000, taxable_income = 200000 },
  source = "TCA 1997 s. 485E, as given",
})

worked("Premiums of a spouse with a high income who is taxed as a single person", {
  year   = 2024,
  given  = { assessment = "single", ["spouse.salary"] = 300000, ["spouse.income_protection_premiums"] = 1000 },
  expect = { ["spouse.taxable_income"] = 299000, taxable_income = 40000 },
  source = "TCA 1997 s. 471",
})

worked("The limit of a spouse's pension contributions, of the profit alone", {
  year   = 2024,
  given  = {
    salary = 0, birth_date = "1980-05-01", ["spouse.salary"] = 100000, ["spouse.self_employed_income"] = 20000,
    ["spouse.birth_date"] = "1990-05-01", ["spouse.pension_contribution"] = 1000,
    ["spouse.personal_pension_contribution"] = 30000,
  },
  -- a fifth of 15,000, and of 115,000 in all
  expect = { ["spouse.pension_limit_of_profit"] = 3000, ["spouse.pension_relief"] = 23000 },
  source = "TCA 1997 ss. 774, 787, 790A",
})

-- A machine of 8,000: 1,000 a year for three years, a quarter of it private; sold for what is less and more than 5,000.
for proceeds, of in pairs { [3000] = { 1500, 0 }, [6000] = { 0, 750 }, [9000] = { 0, 2250 } } do
  worked("A machine of the spouse, sold for " .. proceeds, {
    year   = 2023,
    given  = {
      ["spouse.turnover"] = 30000, ["spouse.asset_cost"] = 8000, ["spouse.asset_bought"] = "2020-03-01",
      ["spouse.asset_private_share"] = 0.25, ["spouse.asset_sold"] = "2023-06-01", ["spouse.asset_proceeds"] = proceeds,
    },
    expect = {
      ["spouse.balancing_allowance"] = of[1], ["spouse.balancing_charge"] = of[2], ["spouse.wear_and_tear"] = 0,
      balancing_charge = 0, capital_allowances = 0,
    },
    source = "TCA 1997 ss. 284, 288",
  })
end

worked("A machine of the spouse in its last year", {
  year   = 2026,
  given  = {
    ["spouse.turnover"] = 30000, ["spouse.asset_cost"] = 8000, ["spouse.asset_bought"] = "2019-03-01",
    ["spouse.asset_private_share"] = 0.25,
  },
  expect = { ["spouse.wear_and_tear"] = 750, capital_allowances = 0 },
  source = "TCA 1997 s. 284: 12.5 % of 8,000 for the eighth year, a quarter of it private",
})

-- What the spouse has beside nothing of the taxpayer's; contribution of the employee, of the self-employed.
for _, row in ipairs {
  { 2024, { salary = 50000, controlling_director = true }, 0, 2012.50, "class S on the pay of a director: 4.025 %" },
  { 2023, { salary = 19760, birth_date = "1957-07-02" }, 203.93, 0, "380 a week for 182 days" },
  { 2023, { salary = 40000, birth_date = "1950-07-02" }, 0, 0, "73 years old" },
  { 2023, { salary = 40000, birth_date = "1950-07-02", prsi_class = "D" }, 0, 0, "73 years old, of class D" },
  { 2023, { salary = 40000, prsi_class = "J" }, 0, 0, "class J" },
  { 2010, { salary = 120000, birth_date = "1944-10-01" }, 2833.80, 0, "to the 33rd week" },
  { 2024, { salary = 52000, birth_date = "1957-07-02", deferred_state_pension = true }, 0, 0, "born before 1958" },
  { 2024, { salary = 52000, birth_date = "1958-02-01", deferred_state_pension = true }, 2093, 0, "4.025 %" },
  { 2024, { self_employed_income = 20000, birth_date = "1958-02-01", deferred_state_pension = true }, 0, 805,
    "4.025 % of the trade" },
  { 2024, { other_income = 20000, birth_date = "1958-02-01", deferred_state_pension = true }, 0, 805,
    "4.025 % of other income" },
  { 2023, { salary = 40000, prsi_class = "H" }, 1560, 0, "3.9 %" },
  { 2019, { salary = 90000, prsi_class = "D" }, 1273.88, 0, "0.9 % of 75,036 and 4 % of 14,964" },
  { 2023, { salary = 40000, birth_date = "1957-07-02", controlling_director = true }, 0, 797.81,
    "4 % of 40,000 for 182 days" },
  { 2010, { salary = 40000, birth_date = "1944-07-01", pension_contribution = 4000 }, 583.09, 0,
    "4 % of 692.31 - 127 a week for 52 x 181 / 365 weeks" },
  { 2023, { childminding_receipts = 6000 }, 0, 500, "the least contribution" },
  { 2023, { childminding_receipts = 4000, self_employed_income = 1000 }, 0, 500, "5,000 in all" },
  { 2023, { pension_income = 20000, other_income = 6000 }, 0, 240, "class K of a chargeable person" },
  { 2023, { pension_income = 20000, other_income = 5000 }, 0, 0, "who is none" },
  { 2023, { other_income = 15000 }, 0, 600, "class S" },
} do
  local year, facts, employees, self_employed, how = table.unpack(row)
  local given = { salary = 0 }
  for name, value in pairs(facts) do given["spouse." .. name] = value end
  worked("PRSI of the spouse, " .. year .. ": " .. how, {
    year   = year,
    given  = given,
    expect = { ["spouse.employee_prsi"] = employees, ["spouse.self_employed_prsi"] = self_employed },
    source = "Social Welfare Consolidation Act 2005 ss. 2, 12, 13, 21",
  })
end

-- Of the taxpayer's 40,000 11.05 %; of the spouse.
for number, row in ipairs {
  { { salary = 20000 }, 1760, "8.8 % up to 410 a week" },
  { { salary = 22000 }, 2431, "11.05 % above" },
  { { salary = 20000, prsi_class = "M" }, 0, "class M" },
  { { salary = 20000, controlling_director = true }, 0, "class S" },
  { { salary = 20000, birth_date = "1950-07-02" }, 100, "class J, 0.5 %" },
} do
  local given = {}
  for name, value in pairs(row[1]) do given["spouse." .. name] = value end
  worked("PRSI of the spouse's employer, " .. number .. ": " .. row[3], {
    year   = 2022,
    given  = given,
    expect = { ["spouse.employer_prsi"] = row[2], employer_prsi = 4420 },
    source = "Social Welfare Consolidation Act 2005 s. 13; Department of Social Protection, SW14",
  })
end

-- 2010: what of the spouse's facts bears the health contribution, 4 % above 26,000, and the income levy, 2 % above
-- 15,028.
for number, row in ipairs {
  { { salary = 20000, pension_income = 10000, self_employed_income = 5000, other_income = 4000 }, 1560, 780 },
  { { salary = 40000, pension_contribution = 4000, birth_date = "1980-05-01" }, 1440, 800 },
  { { salary = 40000, medical_card = true }, 0, 0 },
  { { salary = 40000, birth_date = "1940-05-01" }, 0, 800 },
  { { salary = 26000 }, 0, 520 }, { { salary = 26000.50 }, 1040.02, 520.01 },
} do
  local given = { assessment = "single" }
  for name, value in pairs(row[1]) do given["spouse." .. name] = value end
  worked("Levies of the spouse of 2010, " .. number, {
    year   = 2010,
    given  = given,
    expect = { ["spouse.own_health_contribution"] = row[2], ["spouse.own_income_levy"] = row[3] },
    source = "Health Contributions Act 1979 ss. 4, 5, 7A; TCA 1997 ss. 531A to 531C",
  })
end

-- Accounts, facts of the trade; profit.
for _, row in ipairs {
  { 2003, 22000, { trade_ended = "2003-07-31", accounts_months = 10, accounts_months_in_year = 7 }, 15400, "7/10" },
  { 2003, 24000, {
    trade_ended = "2004-05-31", accounts_months_in_year = 9, other_accounts_profit = 32000, other_accounts_months = 8,
    other_accounts_months_in_year = 3,
  }, 30000, "9/12 of 24,000 and 3/8 of 32,000" },
  { 2003, 24000, { trade_ended = "2004-05-31", accounts_months_in_year = 9 }, 24000, "9/12 of 24,000 are less" },
  { 2024, 40000, { trade_started = "2023-01-01", averages_farm_profits = true, farm_profits_of_years_before = 110000 },
    40000, "the second year is not averaged" },
  { 2014, 9000, { trade_started = "2012-09-01", second_year_excess = 12000 }, 0, "9,000 less 9,000 of the excess" },
  { 2024, 40000, { averages_farm_profits = true, farm_profits_of_years_before = 110000 }, 30000, "150,000 / 5" },
} do
  local year, turnover, facts, profit, how = table.unpack(row)
  local given = { ["spouse.turnover"] = turnover }
  for name, value in pairs(facts) do given["spouse." .. name] = value end
  worked("The profit of the spouse's trade, " .. year .. ": " .. how, {
    year   = year,
    given  = given,
    expect = { ["spouse.trade_profit"] = profit, trade_profit = 0 },
    source = "TCA 1997 ss. 65 to 67, 657",
  })
end

worked("Tuition of each spouse, taxed as single persons", {
  year   = 2010,
  given  = {
    assessment = "single", tuition_fees = 1000, tuition_fees_second_student = 2000, ["spouse.tuition_fees"] = 3000,
  },
  expect = { own_tuition_credit = 600, ["spouse.own_tuition_credit"] = 600 },
  source = "TCA 1997 s. 473A",
})

worked("The spouse's tax, taxed as a single person", {
  year   = 2024,
  given  = { assessment = "single", salary = 60000, ["spouse.salary"] = 30000 },
  expect = { spouse_share_of_income_tax = 2250, own_share_of_income_tax = 11850 },
  source = "TCA 1997 s. 1016: 6,000, and 8,400 and 7,200, less 3,750 each",
})
