-- Conditions that turn one way or the other, each in a case in which it does.

local function worked(title, year, given, expect, source)
  example(title) { year = year, given = given, expect = expect, source = "By hand from " .. source }
end

worked("Separately assessed, each has the own credits in payroll", 2024, {
  marital_status = "married", assessment = "separate", salary = 40000, ["spouse.salary"] = 30000,
}, { monthly_tax_credits = 312.50, weekly_tax_credits = 72.12 }, "TCA 1997 s. 1024: 1,875 and 1,875")

worked("Credits of a month", 2024, { salary = 40000, birth_date = "1955-05-01" }, { monthly_tax_credits = 332.92 },
  "TCA 1997 ss. 461, 464, 472: 3,995 / 12")

worked("Pay from abroad that has the employee credit has no earned income credit", 2025, {
  salary = 0, foreign_earnings = 5000, foreign_and_untaxed_income = 30000,
}, { employee_credit = 1000, earned_income_credit = 0, income_tax = 4000 },
  "TCA 1997 ss. 472, 472AB: 7,000 less 2,000 and 1,000")

-- Year, facts, result, from what.
for number, row in ipairs {
  { 2010, { service_charges_previous_year = 100.01 }, "service_charges_credit", 20, "TCA 1997 s. 477: 20.002" },
  { 2013, { salary = 30000, employer_medical_insurance = 100.01 }, "medical_insurance_credit", 20,
    "TCA 1997 s. 470: 20.002" },
  { 2012, { mortgage_interest = 1000.01, mortgage_year = 2006, first_time_buyer = true }, "mortgage_relief_at_source",
    300, "TCA 1997 s. 244: 300.003" },
  { 2024, { rent_paid = 4000 }, "rent_credit", 800, "TCA 1997 s. 473B" },
  { 2024, { rent_paid = 4000, landlord = "local_authority" }, "rent_credit", 0, "TCA 1997 s. 473B(1)" },
  { 2024, { rent_paid = 4000, landlord = "relative" }, "rent_credit", 0, "TCA 1997 s. 473B(1)" },
  { 2024, { rent_paid = 4000, rent_supported = true }, "rent_credit", 0, "TCA 1997 s. 473B(1)" },
  { 2024, { rent_paid = 4000, tenancy_registered = false }, "rent_credit", 0, "TCA 1997 s. 473B(1)" },
  { 2010, { tuition_fees = 0, tuition_fees_second_student = 4000 }, "tuition_credit", 800, "TCA 1997 s. 473A" },
  { 2010, { tuition_fees = 3000, tuition_fees_second_student = 4000 }, "tuition_credit", 1400, "TCA 1997 s. 473A" },
  { 2010, { tuition_fees = 1000, tuition_fees_third_student = 4000 }, "tuition_credit", 1000, "TCA 1997 s. 473A" },
  { 2010, { tuition_fees_third_student = 4000 }, "tuition_credit", 800, "TCA 1997 s. 473A" },
  { 2007, { marital_status = "married", medical_expenses = 300, dental_expenses = 100 }, "health_expenses_deduction",
    400, "TCA 1997 s. 469" },
  { 2025, { marital_status = "married", salary = 20000, home_carer = true }, "total_tax_credits", 7950,
    "TCA 1997 ss. 461, 466A, 472: 4,000, 1,950 and 2,000" },
  { 2015, { rental_interest_residential = 1000.01 }, "rental_interest_deduction", 750.01, "TCA 1997 s. 97: 750.0075" },
  { 2024, { monthly_pay = 1000.08 }, "emergency_usc_of_month", 80.01, "SI 2018/345: 80.0064" },
  { 2026, { property_value = 2200002 }, "local_property_tax_basic", 3541.57,
    "Finance (Local Property Tax) Act 2012 s. 17: 1,141.56, 2,100 and 300.006" },
  { 2026, { property_value = 400000, local_adjustment = 0.011 }, "local_property_tax", 336.66,
    "Finance (Local Property Tax) Act 2012 s. 20: 336.663" },
  { 2011, { salary = 0, self_employed_income = 0, withholding_tax = 30000, preliminary_tax_paid = 0 }, "tax_repaid",
    30000, "TCA 1997 s. 865" },
  { 2003, { return_filed_on = "2004-10-31", files_online = true }, "months_late", 0, "TCA 1997 s. 1084: on the day" },
  { 2008, { asset_cost = 10000, asset_bought = "2002-01-10", asset_sold = "2008-05-01", asset_proceeds = 8000 },
    "self_employed_income", 8000, "TCA 1997 s. 288: the charge is income where there are no accounts" },
  { 2024, { salary = 0, irish_dividends = 1000 }, "is_chargeable_person", true, "TCA 1997 s. 959A" },
  { 2024, { salary = 1, irish_dividends = 1000 }, "is_chargeable_person", false, "TCA 1997 s. 959B" },
  { 2024, { marital_status = "married", salary = 40000, proprietary_director = true }, "spouse.is_chargeable_person",
    false, "TCA 1997 s. 959B" },
  { 2024, { marital_status = "married", salary = 40000, ["spouse.salary"] = 20000, ["spouse.woodlands_profit"] = 100 },
    "spouse.is_chargeable_person", true, "TCA 1997 ss. 232, 959A" },
  { 2025, { salary = 50000, company_vehicle = "car", vehicle_market_value = 30000, vehicle_co2 = 80,
    vehicle_business_km = 9000, works_away_with_vehicle = false }, "company_vehicle_benefit", 5250,
    "TCA 1997 s. 121: 26.25 % of 20,000" },
} do
  worked("A condition, " .. number .. ": " .. row[3], row[1], row[2], { [row[3]] = row[4] }, row[5])
end

-- Year, facts of pay; contribution of the year.
for number, row in ipairs {
  { 2019, { salary = 12000, prsi_class = "D" }, 0, 0, "below 352 a week" },
  { 2010, { salary = 18304, prsi_class = "D" }, 0, 0, "352 a week" },
  { 2008, { salary = 75000, prsi_class = "D" }, 447.88, 0, "0.9 % of 50,700 less 26 for 36 weeks" },
  { 2019, { salary = 90000.10, prsi_class = "D" }, 1273.89, 0, "675.324 and 4 % of 14,964.10" },
  { 2023, { salary = 0, prsi_class = "D", self_employed_income = 20000 }, 0, 800, "no pay of class D: 4 % of a trade" },
  { 2023, { salary = 20000, controlling_director = true, self_employed_income = 5000, other_income = 3000 }, 0, 1120,
    "4 % of 28,000" },
  { 2023, { salary = 0, childminding_receipts = 6000, self_employed_income = 20000, other_income = 5000 }, 0, 1000,
    "4 % of 25,000" },
  { 2024, { salary = 0, self_employed_income = 20000, birth_date = "1958-02-01", deferred_state_pension = true }, 0,
    805, "4.025 % of a trade" },
  { 2024, { salary = 0, other_income = 20000, birth_date = "1958-02-01", deferred_state_pension = true }, 0, 805,
    "4.025 % of other income" },
  { 2023, { salary = 40000, birth_date = "1957-07-02", controlling_director = true }, 0, 797.81,
    "4 % of 40,000 for 182 days" },
  { 2010, { salary = 40000, birth_date = "1944-07-01", pension_contribution = 4000 }, 583.09, 0,
    "4 % of 692.31 - 127 a week for 52 x 181 / 365 weeks" },
} do
  worked("PRSI, " .. number .. ": " .. row[5], row[1], row[2], { employee_prsi = row[3], self_employed_prsi = row[4] },
    "Social Welfare Consolidation Act 2005 ss. 12, 13, 21; S.I. No. 312 of 1996")
end

-- Of the month of March: 3,750.083 and 3,750.583 of class D, a director, who is 73, and pension contributions of 2010.
for number, row in ipairs {
  { 2019, { salary = 45001, prsi_class = "D" }, 33.75, "0.9 %: 33.75075" },
  { 2019, { salary = 45007, prsi_class = "D" }, 33.76, "0.9 %: 33.75525" },
  { 2023, { salary = 48000, controlling_director = true }, 0, "class S" },
  { 2023, { salary = 48000, birth_date = "1950-05-01" }, 0, "73 years old" },
  { 2010, { salary = 48000, birth_date = "1970-05-01", pension_contribution = 4800 }, 121.96,
    "4 % of 3,600 less 551" },
} do
  row[2].month = 3
  worked("PRSI of a month, " .. number .. ": " .. row[4], row[1], row[2], { prsi_of_month = row[3] },
    "Social Welfare Consolidation Act 2005 s. 13; S.I. No. 312 of 1996")
end

worked("The class of one spouse's pay does not matter to the other's trade", 2023, {
  marital_status = "married", salary = 40000, prsi_class = "D", ["spouse.salary"] = 30000,
  ["spouse.self_employed_income"] = 20000,
}, { ["spouse.self_employed_prsi"] = 800 }, "Social Welfare Consolidation Act 2005 s. 21")

worked("A special assignee of 2025", 2025, { salary = 175000, assigned_pay = 175000, assigned_since = "2025-06-01" },
  { assignee_relief = 22500 }, "TCA 1997 s. 825C: 30 % of 75,000")

-- 8,400 less 4,000 on 42,000: 4,190.48 of it are relieved, and the credit is no more than the 209.52 that are left.
worked("Foreign tax beside cross-border relief", 2025, {
  salary = 40000, cross_border_earnings = 40000, foreign_and_untaxed_income = 2000, income_taxed_abroad = 2000,
  foreign_tax = 400,
}, { cross_border_relief = 4190.48, relief_for_foreign_tax = 209.52, income_tax = 0 }, "TCA 1997 s. 825A, Sch. 24")

-- Turnover of 20,000, expenses of 21,000, of which 2,500 are added back.
worked("Stock relief of a farm with expenses that are added back", 2024, {
  salary = 0, turnover = 20000, trade_expenses = 21000, depreciation = 2500, farm_stock_increase = 8000,
}, { stock_relief = 1500, accounts_profit = 0 }, "TCA 1997 ss. 81, 666")

worked("A loss that is claimed, beside one of earlier years", 2025, {
  salary = 80000, further_trades = 1, ["further_trade.1.turnover"] = 10000, ["further_trade.1.trade_expenses"] = 15000,
  ["further_trade.1.trade_losses_forward"] = 2000, ["further_trade.1.claims_trade_loss"] = true,
  ["further_trade.1.works_in_trade"] = true,
}, { trade_loss_relief = 5000, ["further_trade.1.further_losses_carried_forward"] = 2000 }, "TCA 1997 ss. 381, 382")

worked("A disposal to a child has no limit of tax", 2024, {
  birth_date = "1965-06-01", disposal_date = "2024-06-01", gain = 15000000, relief_of_gain = "to_child",
  disposal_consideration = 20000000,
}, { gain_relieved = 15000000, most_tax_at_retirement = 0 }, "TCA 1997 ss. 598, 599")

-- Profits are averaged neither in the first two years nor in the last two.
for name, of in pairs {
  ["which began in the year before"]     = { { trade_started = "2023-01-01" }, 40000 },
  ["which began two years before"]       = { { trade_started = "2022-01-01" }, 30000 },
  ["which ends in the year after"]       = { { trade_ended = "2025-12-31", accounts_months_in_year = 12 }, 40000 },
  ["which ends two years after"]         = { { trade_ended = "2026-12-31" }, 30000 },
} do
  local given = of[1]
  given.salary, given.turnover, given.averages_farm_profits, given.farm_profits_of_years_before = 0, 40000, true, 110000
  worked("Profits of a farm " .. name, 2024, given, { trade_profit = of[2] }, "TCA 1997 ss. 66, 67, 657")
end
