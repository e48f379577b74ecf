-- Each term of a sum and each person by itself: cases of one amount without those that mostly stand beside it.

local function worked(title, fields)
  fields.source = "Worked by hand: " .. fields.source
  example(title)(fields)
end

-- 60,000 bear 14,415 in 2025: (176.64 * 4.2557 + 2,397) * 4.2557 + 1,015.13.
for _, row in ipairs {
  { "energy_renovation_1", 10000, "energy_renovation_reduction", 700 },
  { "energy_renovation_2", 10000, "energy_renovation_reduction", 700 },
  { "energy_renovation_3", 10000, "energy_renovation_reduction", 600 },
  { "energy_adviser_costs", 1000, "energy_renovation_reduction", 500 },
  { "household_minijob_costs", 1000, "household_reduction", 200 },
  { "household_services", 1000, "household_reduction", 200 },
  { "craftsmen_services", 1000, "household_reduction", 200 },
  { "party_donations", 1000, "party_donation_credit", 500 },
  { "voters_association_donations", 1000, "party_donation_credit", 500 },
} do
  worked("What lowers the tax alone: " .. row[1], {
    year   = 2025,
    given  = { taxable_income = 60000, [row[1]] = row[2] },
    expect = { [row[3]] = row[4], tax_reductions = row[4], assessed_income_tax = 14415 - row[4] },
    source = "7, 7 and 6 % of a renovation and half of the adviser (§ 35c Abs. 1 EStG), 20 % (§ 35a EStG), half of "
      .. "donations (§ 34g EStG)",
  })
end

worked("An allowance for a pension plan in what surcharge and church tax go by", {
  year   = 2025,
  given  = { taxable_income = 60000, riester_contributions = 1925, riester_deducted = 2100, riester_allowances = 175 },
  expect = { riester_allowance_added = 175, levy_base = 14590 },
  source = "14,415 + 175 (§ 2 Abs. 6 Satz 2, § 10a Abs. 2 Satz 1, § 51a Abs. 2 EStG)",
})

-- § 35 Abs. 1 Satz 4 EStG: foreign tax is credited before; half of the income is from trade.
for _, row in ipairs { { "foreign_tax_on_tariff", "income_tax", "trade_tax_credit", 6707.50 },
                       { "foreign_tax_for_levies", "fictitious_income_tax", "surcharge_base", 6707.50 },
                       { "foreign_tax_for_levies", "fictitious_income_tax", "levy_base_surcharge_exact", 6707.50 },
                       { "foreign_tax_on_tariff", "income_tax", "trade_tax_credit_ceiling", 6707.50 } } do
  worked("Trade tax beside foreign tax: " .. row[3], {
    year   = 2025,
    given  = {
      trade_shares = 30000, freelance_shares = 30000, trade_shares_base = 5000, trade_shares_tax = 20000,
      [row[1]] = 1000, [row[2]] = 14415,
    },
    expect = { [row[3]] = row[4] },
    source = "half of 14,415 - 1,000, which is less than four times 5,000 and than 20,000",
  })
end

worked("A loss of one's own trade beside shares in others", {
  year   = 2025,
  given  = { trade_profit = -5000, trade_shares = 30000 },
  expect = { positive_trade_income = 30000 },
  source = "§ 35 Abs. 1 Satz 2 and 3 EStG: the sum of positive income",
})

worked("Special expenses that few have, together", {
  year   = 2025,
  given  = {
    support_for_transfer = 1000, pension_settlement_avoided = 2000, pension_settlement_paid = 4000,
    foundation_gifts_deducted = 8000,
  },
  expect = { further_special_expenses = 15000 },
  source = "1,000 + 2,000 + 4,000 + 8,000 (§ 10 Abs. 1a Nr. 2 to 4, § 10b Abs. 1a EStG)",
})

worked("Wages whose provident expenses are given in one sum", {
  year   = 2025,
  given  = {
    wages = 40000, provident_expenses = 3000, old_age_contributions = 0, health_contributions = 0,
    care_contributions = 0,
  },
  expect = { provident_expenses_deducted = 3000 },
  source = "§ 10 Abs. 3 and 4 EStG: as they were accepted",
})

worked("Receipts and expenses by the month, beside others", {
  year   = 2025,
  given  = {
    monthly_income = 1000, months_worked = 6, monthly_benefit_in_kind = 100, further_receipts = 50,
    monthly_expenses = 10, further_expenses = 5, business_travel = 0, uneven_months = true,
    ["receipts_of_months.march"] = 7, ["expenses_of_months.march"] = 3,
  },
  expect = { annual_receipts = 6657, annual_expenses = 68 },
  source = "6 times 1,100, 50 and 7; 6 times 10, 5 and 3 (§ 4 Abs. 3 EStG)",
})

worked("All that makes a profit", {
  year   = 2025,
  given  = {
    annual_receipts = 100000, private_car_use = 7000, annual_expenses = 10000, business_travel = 300,
    business_home_allowance = 40, depreciation = 5000, special_depreciation = 600, entertaining_deducted = 70,
    asset_pools_deducted = 80, business_workroom_deducted = 90, vat_received = 11, vat_refunded = 12,
    input_vat_paid = 13, vat_paid = 14, profit_corrections = 15,
  },
  expect = { profit_before_investment_deduction = 90831 },
  source = "107,000 - 10,000 - 300 - 40 - 5,000 - 600 - 70 - 80 - 90 + 11 + 12 - 13 - 14 + 15 (§ 4 Abs. 3 EStG)",
})

worked("Pools of five years, and guests", {
  year   = 2025,
  given  = {
    further_receipts = 10000, asset_pool_0 = 100, asset_pool_1 = 200, asset_pool_2 = 400, asset_pool_3 = 800,
    asset_pool_4 = 1600, entertaining = 100,
  },
  expect = { asset_pools_deducted = 620, entertaining_deducted = 70 },
  source = "a fifth of 3,100 (§ 6 Abs. 2a EStG), 70 % (§ 4 Abs. 5 Satz 1 Nr. 2 EStG)",
})
for pool = 0, 4 do
  worked("The pool of one year alone, " .. pool .. " years old", {
    year   = 2025,
    given  = { further_receipts = 10000, ["asset_pool_" .. pool] = 1000 },
    expect = { asset_pools_deducted = 200 },
    source = "a fifth (§ 6 Abs. 2a EStG)",
  })
end

worked("Trades of both spouses, of whom one works freelance besides", {
  year   = 2025,
  given  = {
    filing = "joint", kind_of_work = "trade", profit = 5000, trade_profit = 300, trade_shares = 20,
    spouse_trade_profit = 10000, spouse_trade_shares = 2000, spouse_profit = 700, spouse_freelance_shares = 40,
  },
  expect = {
    income_from_trade = 5320, freelance_income = 0, ["spouse.income_from_trade"] = 12000,
    ["spouse.freelance_income"] = 740,
  },
  source = "§§ 15, 18 EStG: 5,000 + 300 + 20; 10,000 + 2,000; 700 + 40",
})

worked("Capital receipts with funds, of which gains of old ones are free", {
  year   = 2025,
  given  = { capital_receipts = 5000, fund_income_taxed = 400, old_fund_gains_free = 300 },
  expect = { netted_capital_receipts = 5100 },
  source = "5,000 + 400 - 300 (§ 20 EStG, § 56 Abs. 6 InvStG)",
})

worked("The flat tax in its first year", {
  year   = 2009,
  given  = { capital_receipts = 5801, capital_tax_withheld = 0 },
  expect = { capital_tax_assessed = 1250 },
  source = "25 % of 5,801 - 801 (§ 20 Abs. 9, § 32d Abs. 1 EStG)",
})

worked("Pensions of each kind, two of each", {
  year   = 2025,
  given  = {
    statutory_pension = 10000, further_pensions = 1, ["further_pension.1.amount"] = 5000, private_annuity = 3000,
    further_annuities = 1, ["further_annuity.1.amount"] = 2000, civil_pension = 7000, further_civil_pensions = 1,
    ["further_civil_pension.1.amount"] = 4000,
  },
  expect = { statutory_pensions = 15000, private_annuities = 5000, civil_pensions = 11000 },
  source = "10,000 + 5,000; 3,000 + 2,000; 7,000 + 4,000 (§ 19 Abs. 2, § 22 Nr. 1 EStG)",
})

worked("Expenses for pensions before there is one", {
  year   = 2025,
  given  = { recurring_income_expenses = 100, civil_pension_expenses = 30, profit = 20000 },
  expect = { recurring_income = -100, civil_pension_income = -30 },
  source = "§ 9 EStG: a loss",
})

worked("Lettings of one's own, of which one is shared, and with others", {
  year   = 2025,
  given  = {
    rent_received = 5000, letting_expenses = 1000, letting_share = 0.5, further_lettings = 1,
    ["further_letting.1.letting_income"] = 300, letting_shares = 20,
  },
  expect = { rental_income = 2320 },
  source = "half of 4,000, 300 and 20 (§ 21 EStG)",
})

worked("Wages of which no wage tax was withheld", {
  year   = 2025,
  given  = { wages = 50000, wages_without_withholding = 20000 },
  expect = { wages_with_withholding = 30000 },
  source = "50,000 - 20,000 (§ 38 Abs. 1 EStG)",
})

-- No wages, so that neither the energy allowance nor a car is one.
worked("An energy allowance without wages", {
  year   = 2022,
  given  = { profit = 30000 },
  expect = { energy_allowance_set = 300, taxed_wages = 0 },
  source = "§§ 113, 119 Abs. 2 EStG",
})
worked("An energy allowance that no employer paid", {
  year   = 2022,
  given  = { wages = 30000, energy_allowance_paid = false },
  expect = { energy_allowance_set = 300, taxed_wages = 30300 },
  source = "§§ 113, 119 Abs. 1 EStG",
})
for _, fact in ipairs {
  "spouse_trade_profit", "spouse_farming_profit", "spouse_profit", "spouse_business_sale_gain",
} do
  worked("A spouse's energy allowance beside wages: " .. fact, {
    year   = 2022,
    given  = { filing = "joint", wages = 30000, [fact] = 5000 },
    expect = { energy_allowance_set = 0, ["spouse.energy_allowance_set"] = 300 },
    source = "§ 113 EStG: who had income of §§ 13, 15 or 18; the other had it from the employer",
  })
end

-- § 2 Abs. 3 EStG: a loss is income that was told, so that no other is asked for.
for _, receipts in ipairs { 0, 10 } do
  worked("A loss of three long days beside receipts of " .. receipts, {
    year   = 2025,
    given  = { further_receipts = receipts, meal_days_long = 3 },
    expect = { sum_of_income = receipts - 42 },
    source = "three times 14 (§ 9 Abs. 4a EStG)",
  })
end
worked("Receipts of 2004 without expenses", {
  year   = 2004,
  given  = { monthly_income = 5000 },
  expect = { sum_of_income = 60000 },
  source = "twelve times 5,000",
})
worked("A profit of 2004 that is given", {
  year   = 2004,
  given  = { profit = 30000 },
  expect = { sum_of_income = 30000 },
  source = "§ 2 Abs. 3 EStG",
})

-- § 23 Abs. 3 Satz 7, § 26b EStG: the loss of one lowers the gain of the other, of which 1,000 would be free.
for _, row in ipairs { { 3000, -2500 }, { -2500, 3000 } } do
  worked("Side income of a gain and a loss on sales: " .. row[1] .. " and " .. row[2], {
    year   = 2025,
    given  = {
      filing = "joint", wages = 40000, without_contributions = true, private_sales = row[1],
      spouse_private_sales = row[2],
    },
    expect = { side_income = 500, hardship_deducted = 320, total_income = 39270 },
    source = "40,000 - 1,230 + 500; 820 - 500 (§ 46 Abs. 5 EStG, § 70 EStDV)",
  })
end

-- § 46 Abs. 3 Satz 2 EStG: age relief beyond its share of the wages is taken off what is left out. 16 % of the cohort
-- of 2020, 13.2 % of that of 2025.
for _, row in ipairs {
  { "with a spouse's loss on sales", { filing = "joint", private_sales = 3000, spouse_private_sales = -2500 }, 400,
    "500 - (240 - 160) is 420; 820 - 420" },
  { "with an annuity", { rent_received = 300, recurring_income = 100 }, 352, "400 - (208 - 160)" },
} do
  worked("Small side income and age relief, " .. row[1], {
    year   = 2025,
    given  = {
      wages = 1000, without_contributions = true, birth_date = "1955-06-01", filing = row[2].filing,
      private_sales = row[2].private_sales, spouse_private_sales = row[2].spouse_private_sales,
      rent_received = row[2].rent_received, recurring_income = row[2].recurring_income,
    },
    expect = { hardship_deducted = row[3] },
    source = row[4] .. " (§ 24a, § 46 Abs. 3 and 5 EStG, § 70 EStDV)",
  })
end
for born, left_out in pairs { ["1955-06-01"] = 336, ["1960-06-01"] = 347 } do
  worked("Small side income of a spouse born on " .. born, {
    year   = 2025,
    given  = {
      filing = "joint", spouse_wages = 1000, without_contributions = true, spouse_birth_date = born,
      spouse_rent_received = 400,
    },
    expect = { side_income = 400, hardship_deducted = left_out },
    source = "400 less 224 - 160, or less 185 - 132: of each spouse by itself (§ 24a Satz 4, § 46 Abs. 3 EStG)",
  })
end

worked("A pension and a spouse's wages, who is in class III", {
  year   = 2025,
  given  = {
    filing = "joint", civil_pension = 12000, civil_pension_start_year = 2020, civil_pension_basis = 12000,
    spouse_wages = 30000, tax_class = 3,
  },
  expect = { reason_to_file = "tax_classes" },
  source = "§ 46 Abs. 2 Nr. 3a EStG: both had wages, which such a pension is",
})

worked("An allowance for wage tax beside a pension", {
  year   = 2025,
  given  = {
    wages = 10000, civil_pension = 5000, civil_pension_start_year = 2020, civil_pension_basis = 5000,
    wage_tax_allowance = true,
  },
  expect = { reason_to_file = "allowance" },
  source = "15,000 is more than 12,096 + 1,230 + 36 (§ 46 Abs. 2 Nr. 4 EStG)",
})

worked("What was withheld goes up to whole euros, each by itself", {
  year   = 2025,
  given  = { wages = 30000, wage_tax_withheld = 1000.40, swiss_tax_credited = 100.40, capital_tax_withheld = 10.40 },
  expect = { income_tax_credited = 1113 },
  source = "1,001 + 101 + 11 (§ 36 Abs. 3 EStG)",
})

-- § 37 Abs. 3 Satz 4 EStG: no more than 600 in all.
for _, row in ipairs { { 350, 600 }, { 351, 0 } } do
  worked("Small deductions for others beside burdens of " .. row[1], {
    year   = 2025,
    given  = {
      profit = 60000, reasonable_burden = 0, extraordinary_expenses = row[1], ["supported.1.maintenance"] = 200,
      ["supported.1.own_income"] = 0, children = 1, ["child.1.away_months"] = 1,
    },
    expect = { small_deductions = row[2] },
    source = "burdens, 200 of maintenance and half of a twelfth of 1,200 (§ 33a Abs. 1 and 2 EStG)",
  })
end

worked("Far kilometres of two workplaces", {
  year   = 2021,
  given  = {
    wages = 12000, commuting_days = 100, commuting_km = 25, second_commuting_days = 50, second_commuting_km = 40,
    work_expenses = 500,
  },
  expect = { far_commuting_counted = 525 },
  source = "5 km on 100 days and 20 km on 50 at 0.35, of 1,425 + 500, which is 925 beyond the lump sum (§ 101 EStG)",
})

worked("Money of a spouse, with what it cost", {
  year   = 2025,
  given  = {
    filing = "joint", profit = 5000, spouse_trainer_receipts = 1000, spouse_trainer_expenses = 100,
    spouse_honorary_receipts = 200, spouse_honorary_expenses = 30, spouse_shareholder_dividends = 400,
    spouse_shareholder_expenses = 5, ["spouse.further_lettings"] = 1,
    ["spouse.further_letting.1.rent_received"] = 100, ["spouse.further_letting.1.rent_expenses"] = 60,
  },
  expect = { money_before_taxes = 5000, ["spouse.money_before_taxes"] = 1505 },
  source = "1,000 + 200 + 400 - 100 - 30 - 5 + 100 - 60",
})

worked("Child benefit that an assessment adds is money, too", {
  year   = 2025,
  given  = { filing = "joint", sum_of_income = 50000, children = 1, child_benefit_added = 3060, total_tax = 9000 },
  expect = { net_income = 44060 },
  source = "50,000 + 3,060 - 9,000",
})

worked("A spouse's savings", {
  year   = 2025,
  given  = {
    filing = "joint", wages = 30000, spouse_wages = 30000, without_contributions = true, taxable_income = 60000,
    ["spouse.savings_in_shares"] = 200, ["spouse.savings_for_building"] = 300,
  },
  expect = { savings_bonus = 0, ["spouse.savings_bonus"] = 67 },
  source = "20 % of 200 and 9 % of 300 (§ 13 Abs. 2 5. VermBG)",
})

worked("No late fee must be set where nothing is due", {
  year   = 2024,
  given  = { other_income = 60000, income_tax_balance = 0, return_filed = "2027-10-01" },
  expect = { late_fee_must_be_set = false },
  source = "§ 152 Abs. 3 Nr. 3 AO: the tax is no more than what was prepaid and withheld",
})

worked("Child benefit is better for small incomes", {
  year   = 2011,
  given  = { filing = "joint", children = 1, zve_before_allowances = 2700 },
  expect = { allowance_better = false },
  source = "no tax that an allowance could lower, against 12 times 184 (§ 31 EStG)",
})

-- § 10 Abs. 4a EStG: wages count of who is insured through an employer. A pension insurer is none, nor is the fund of
-- artists.
for _, row in ipairs {
  { "wages", { ["spouse.wages"] = 30000 }, 30000 }, { "a statutory pension", { spouse_statutory_pension = 9000 }, 0 },
  { "a pension of an employer", { spouse_civil_pension = 9000 }, 0 },
} do
  row[2].filing, row[2].spouse_health_subsidy = "joint", true
  worked("A spouse with " .. row[1] .. " whose insurance others pay in part", {
    year   = 2018,
    given  = row[2],
    expect = { ["spouse.insured_wages"] = row[3] },
    source = "§ 10 Abs. 3 Nr. 2 EStG as of 2004",
  })
end
worked("An artist whose insurance others pay in part", {
  year   = 2018,
  given  = { profit = 20000, insured_as = "artist", health_subsidy = true },
  expect = { insured_wages = 0 },
  source = "§ 3 Nr. 57 EStG: the fund is no employer",
})

worked("The next euro beside benefits", {
  year   = 2025,
  given  = { taxable_income = 30000, progression_benefits = 10000, wages = 30000 },
  expect = { progression_rate = 0.183, marginal_rate = 0.285 },
  source = "7,320 on 40,000 is 18.3 %; three quarters of 31.9 %, by which a euro is taxed at 40,000, and a quarter of "
    .. "18.3 % (§ 32b EStG)",
})

worked("The first euro beside benefits", {
  year   = 2025,
  given  = { taxable_income = 0, progression_benefits = 40000, wages = 5000, without_contributions = true },
  expect = { marginal_rate = 0.183 },
  source = "7,320 on 40,000 is 18.3 %, the rate of all income beside them (§ 32b Abs. 1 EStG)",
})

worked("Extraordinary income alone, with benefits", {
  year   = 2025,
  given  = { taxable_income = 100000, extraordinary_income = 100000, progression_benefits = 5000 },
  expect = { benefits_after_lump_sum = 3770, income_tax = 10945 },
  source = "2,602 on 20,000 + 3,770 is 10.9465 %, which is 2,189 of 20,000; five times that (§§ 32b, 34 Abs. 1 EStG)",
})

worked("No foreign tax is credited without a tax", {
  year   = 2021,
  given  = {
    taxable_income = 0, foreign_states = 1, ["foreign_state.1.income_abroad"] = 1000,
    ["foreign_state.1.tax_abroad"] = 100,
  },
  expect = { foreign_tax_on_tariff = 0 },
  source = "§ 34c Abs. 1 EStG",
})

worked("An electric car whose depreciation is all of its costs", {
  year   = 2025,
  given  = {
    further_receipts = 50000, car_list_price = 40000, car_drive = "electric", car_acquired = "2023-05-01",
    car_costs = 5000, car_depreciation = 5000, car_log_km = 10000, car_private_km = 4000, car_commuting_km = 10,
    car_commuting_days = 300,
  },
  expect = { car_costs_counted = 1250, private_car_use = 500 },
  source = "a quarter of 5,000 (§ 6 Abs. 1 Nr. 4 Satz 3 EStG), of which 0.125 for each of 4,000 km; 6,000 km to work "
    .. "cost 750, the allowance is 900",
})

-- Months of which it is not known which they were, where none is worth more than another for its rank.
for _, row in ipairs { { 2021, 3, 6, 1500 }, { 2025, 1, 6, 1530 } } do
  local given = { filing = "joint", children = row[2] }
  given["child." .. row[2] .. ".months"] = row[3]
  worked("Child benefit of " .. row[3] .. " months of child " .. row[2] .. " in " .. row[1], {
    year   = row[1],
    given  = given,
    expect = { ["child." .. row[2] .. ".child_benefit"] = row[4] },
    source = "six times 225 and 150; six times 255 (§ 66 Abs. 1 EStG)",
  })
end

worked("A child who lives abroad for half of the year", {
  year   = 2025,
  given  = {
    taxable_income = 50000, children = 1, ["child.1.abroad_months"] = 6, ["child.1.country"] = "quarter",
    ["child.1.child_benefit"] = 0,
  },
  expect = { ["child.1.allowance"] = 3000 },
  source = "half of 9,600, for 6 months and a quarter of 6 (§ 32 Abs. 6 Satz 4 and 5 EStG)",
})
