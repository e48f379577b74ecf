-- To the nearest cent, both ways: where a third decimal decides. Limits are cut to the cent.

local function worked(title, year, given, expect, how)
  example(title) { year = year, given = given, expect = expect, source = "By hand from " .. how }
end

-- Year, facts, result, what it is, from what.
for number, row in ipairs {
  { 2024, { salary = 60000.05, covenants_to_aged = 5000 }, "covenant_relief", 3000, "s. 792: 3,000.0025" },
  { 2024, { salary = 60000.15, covenants_to_aged = 5000 }, "covenant_relief", 3000.01, "s. 792: 3,000.0075" },
  { 2024, { salary = 60000, covenants_to_incapacitated = 5000.02 }, "tax_withheld_from_covenants", 1000,
    "s. 792: 1,000.004" },
  { 2024, { salary = 60000, covenants_to_incapacitated = 5000.04 }, "tax_withheld_from_covenants", 1000.01,
    "s. 792: 1,000.008" },
  { 2024, { salary = 300000.01, specified_reliefs = 150000 }, "reliefs_beyond_limit", 60000,
    "s. 485E: 150,000 less 90,000.002" },
  { 2024, { salary = 300000.03, specified_reliefs = 150000 }, "reliefs_beyond_limit", 59999.99,
    "s. 485E: 150,000 less 90,000.006" },
  { 2025, { termination_payment = 90000, termination_service_years = 10, termination_average_pay = 50000 },
    "standard_capital_superannuation_benefit", 33333.33, "Sch. 3: 50,000 x 10 / 15" },
  { 2025, { termination_payment = 90000, termination_service_years = 10, termination_average_pay = 70000 },
    "standard_capital_superannuation_benefit", 46666.67, "Sch. 3: 70,000 x 10 / 15" },
  { 2024, { salary = 80000, foreign_earnings_days = 64, foreign_earnings_pay = 40000, days_employed = 183 },
    "foreign_earnings_deduction", 13989.07, "s. 823A: 40,000 x 64 / 183 are 13,989.071" },
  { 2024, { salary = 80000, foreign_earnings_days = 67, foreign_earnings_pay = 40000, days_employed = 183 },
    "foreign_earnings_deduction", 14644.81, "s. 823A: 40,000 x 67 / 183 are 14,644.809" },
  { 2025, { salary = 60000, cross_border_earnings = 20000, foreign_and_untaxed_income = 5000 }, "cross_border_relief",
    4061.54, "s. 825A: 13,200 less 13,200 x 45 / 65, 9,138.462" },
  { 2025, { salary = 60000, cross_border_earnings = 20000, foreign_and_untaxed_income = 6000 }, "cross_border_relief",
    4121.21, "s. 825A: 13,600 less 13,600 x 46 / 66, 9,478.788" },
  { 2024, { salary = 0, turnover = 60000, trade_expenses = 49999.99, averages_farm_profits = true,
    farm_profits_of_years_before = 0 }, "averaged_farm_profit", 2000, "s. 657: 10,000.01 / 5" },
  { 2024, { salary = 0, turnover = 60000, trade_expenses = 49999.96, averages_farm_profits = true,
    farm_profits_of_years_before = 0 }, "averaged_farm_profit", 2000.01, "s. 657: 10,000.04 / 5" },
  { 2013, { turnover = 10000, trade_started = "2012-09-01", accounts_months = 14 }, "profit_of_twelve_months", 8571.43,
    "s. 65: 10,000 x 12 / 14 are 8,571.429" },
  { 2013, { turnover = 10002, trade_started = "2012-09-01", accounts_months = 14 }, "profit_of_twelve_months", 8573.14,
    "s. 65: 10,002 x 12 / 14 are 8,573.143" },
  { 2025, { gains_of_funds = 1000.01 }, "tax_on_funds", 410, "s. 747D: 410.0041" },
  { 2025, { gains_of_funds = 1000.02 }, "tax_on_funds", 410.01, "s. 747D: 410.0082" },
  { 2005, { pension_income = 34000.01, birth_date = "1933-06-30", marital_status = "married", salary = 0 },
    "income_tax_after_exemption", 400, "s. 188: 40 % of 1,000.01" },
  { 2005, { pension_income = 34000.02, birth_date = "1933-06-30", marital_status = "married", salary = 0 },
    "income_tax_after_exemption", 400.01, "s. 188: 40 % of 1,000.02" },
  { 2024, { medical_expenses = 100.01 }, "health_expenses_credit", 20, "s. 469: 20.002" },
  { 2024, { medical_expenses = 50, dental_expenses = 50.04 }, "health_expenses_credit", 20.01, "s. 469: 20.008" },
  { 2019, { salary = 20000, flat_rate_expenses = 121.01 }, "flat_rate_relief", 24.20, "s. 114: 24.202" },
  { 2019, { salary = 20000, flat_rate_expenses = 121.04 }, "flat_rate_relief", 24.21, "s. 114: 24.208" },
  { 2010, { salary = 28000.20 }, "income_levy", 560, "s. 531B: 560.004" },
  { 2010, { salary = 28000.30 }, "income_levy", 560.01, "s. 531B: 560.006" },
  { 2024, { tax_as_single_persons = 100.01, tax_as_married_couple = 0, marriage_date = "2024-06-10" },
    "year_of_marriage_relief", 58.34, "s. 1020: 7/12 of 100.01 are 58.339" },
  { 2024, { tax_as_single_persons = 100, tax_as_married_couple = 0, marriage_date = "2024-06-10" },
    "year_of_marriage_relief", 58.33, "s. 1020: 7/12 of 100 are 58.333" },
} do
  worked("To the cent, " .. number .. ": " .. row[3], row[1], row[2], { [row[3]] = row[4] }, "TCA 1997 " .. row[5])
end

-- The same, of the Social Welfare Consolidation Act and of what comes off pay.
for number, row in ipairs {
  { 2023, { salary = 0, other_income = 15000.10 }, "self_employed_prsi", 600, "class S, 600.004" },
  { 2023, { salary = 0, other_income = 15000.13 }, "self_employed_prsi", 600.01, "class S, 600.0052" },
  { 2023, { salary = 0, pension_income = 20000, other_income = 6000.10 }, "self_employed_prsi", 240,
    "class K, 240.004" },
  { 2023, { salary = 0, pension_income = 20000, other_income = 6000.13 }, "self_employed_prsi", 240.01,
    "class K, 240.0052" },
  { 2022, { month = 3, monthly_pay = 1777 }, "employer_prsi_of_month", 156.38,
    "410 x 52 / 12 are 1,777 in whole euro: 8.8 %" },
  { 2022, { month = 3, monthly_pay = 1777.01 }, "employer_prsi_of_month", 196.36, "11.05 % above" },
  { 2022, { month = 3, monthly_pay = 165 }, "employer_prsi_of_month", 14.52, "38 x 52 / 12 are 165 in whole euro" },
  { 2022, { month = 3, monthly_pay = 164.99 }, "employer_prsi_of_month", 0.82, "0.5 % below" },
  { 2026, { salary = 20000.10, auto_enrolled = true }, "auto_enrolment_paid", 300, "300.0015" },
  { 2026, { salary = 20000.40, auto_enrolled = true }, "auto_enrolment_paid", 300.01, "300.006" },
  { 2012, { salary = 40000.04, public_servant = true }, "pension_related_deduction", 2250, "250 and 2,000.004" },
  { 2012, { salary = 40000.06, public_servant = true }, "pension_related_deduction", 2250.01, "250 and 2,000.006" },
  { 2020, { salary = 40000.04, public_servant = true }, "additional_superannuation_contribution", 550, "550.004" },
  { 2020, { salary = 40000.06, public_servant = true }, "additional_superannuation_contribution", 550.01, "550.006" },
  { 2010, { salary = 30000.10 }, "health_contribution", 1200, "1,200.004" },
  { 2010, { salary = 30000.15 }, "health_contribution", 1200.01, "1,200.006" },
} do
  worked("Of pay to the cent, " .. number .. ": " .. row[3], row[1], row[2], { [row[3]] = row[4] },
    "Social Welfare Consolidation Act 2005 ss. 13, 21, Health Contributions Act 1979, Automatic Enrolment Retirement "
    .. "Savings System Act 2024, Financial Emergency Measures in the Public Interest Act 2009, Public Service Pay and "
    .. "Pensions Act 2017: " .. row[5])
end

-- Gain, relief, consideration, whether of an entrepreneur; tax of 2025.
for number, row in ipairs {
  { 101270.01, "retirement", 1000000, false, 33000, "33,000.0033" },
  { 101270.02, "retirement", 1000000, false, 33000.01, "33,000.0066" },
  { 700000, "retirement", 750000.01, false, 0, "half of a cent" },
  { 700000, "retirement", 750000.03, false, 0.01, "half of three cents" },
  { 101270.03, "none", nil, true, 10000, "10,000.003" },
  { 101270.08, "none", nil, true, 10000.01, "10,000.008" },
} do
  worked("Tax on a gain to the cent, " .. number, 2025, {
    disposal_date = "2025-06-01", gain = row[1], relief_of_gain = row[2], disposal_consideration = row[3],
    is_entrepreneurs_gain = row[4], birth_date = "1965-06-01",
  }, { capital_gains_tax = row[5] }, "TCA 1997 ss. 28, 597AA, 598, 601: " .. row[6])
end

-- Rent, of which a quarter is the person's.
for _, row in ipairs { { 1000.01, 250 }, { 1000.03, 250.01 } } do
  local rent, own = table.unpack(row)
  worked("A quarter of a rent of " .. rent, 2024, {
    homes_let = 1, ["home_let.1.share_of_letting"] = 0.25, ["home_let.1.rent_due"] = rent,
  }, { ["home_let.1.own_rent"] = own, ["home_let.1.letting_surplus"] = own }, "TCA 1997 ss. 75, 97")
end

-- 846.15 and 76.92 a week, twice.
for _, row in ipairs {
  { 1692.31, 184.62, "338.464 less 153.84" }, { 1692.32, 184.63, "338.468 less 153.84" },
} do
  worked("Tax on a fortnight's pay of " .. row[1], 2025, { salary = 60000, fortnightly_pay = row[1] },
    { fortnight_income_tax = row[2] }, "TCA 1997 ss. 983, 985: " .. row[3])
end

worked("Universal social charge of a fortnight, to the cent", 2025, { salary = 60000, fortnightly_pay = 1800.50 },
  { fortnight_usc = 36.55 }, "TCA 1997 s. 531AN: 60.06, 307.40 and 3 % of 19,431, divided by 26: 36.5535")

-- A spouse who is separately assessed: 20 % less 1,775.
for _, row in ipairs { { 32200.01, 4665, "6,440.002" }, { 32200.04, 4665.01, "6,440.008" } } do
  worked("The share of a spouse with " .. row[1], 2023, {
    marital_status = "married", assessment = "separate", salary = 50200, spouse_other_income = row[1],
  }, { spouse_share_of_income_tax = row[2] }, "TCA 1997 ss. 1023, 1024: " .. row[3])
end
