-- Each term of the rarer sums by itself, and parts of a penny: cases that notice when one is left out, taken the wrong
-- way or rounded otherwise.

local function worked(title, fields)
  fields.source = "By hand from " .. fields.source
  example(title)(fields)
end

-- Year, facts, result, how.
for number, row in ipairs {
  { 2024, { trading_profit = 20000, dividends = 2001, transition_profits = 2000 }, { transition_profits_tax = 400 },
    "FA 2022 Sch. 1 para. 75: 2,000 x 20 %, and dividends bear 131.33 of 131.3375 with and without" },
  { 2023, { trading_receipts = 40000, trading_expenses = 10000, transition_part_profit = 10.04, paid_on_account = 0 },
    { transition_profits = 2 }, "FA 2022 Sch. 1 para. 72: 20 % are 2.008" },
  { 2025, { life_policy_gains = 20000, life_policy_years = 3 }, { life_policy_slice = 6666.66 },
    "ITTOIA 2005 s. 536(1), step 1: 20,000 / 3" },
  { 2025, { life_policy_gains_without_tax = 20000, life_policy_years_without_tax = 3 }, { life_policy_slice = 6666.66 },
    "ITTOIA 2005 s. 536(1), step 1: 20,000 / 3" },
  { 2020, { employment_income = 60000, partnership_loan_interest = 10000.04 }, { finance_costs_reduction = 2000 },
    "ITA 2007 s. 399B: 20 % are 2,000.008" },
  { 2025, { pension_income = 13000, gift_aid = 345.03 }, { gift_aid_charge = 0.25 },
    "ITA 2007 ss. 423 to 425: 345.03 x 20 / 80 are 86.2575, less 86" },
} do
  worked("Parts of a penny are cut off, " .. number, {
    year   = row[1],
    given  = row[2],
    expect = row[3],
    source = row[4] .. "; parts of a penny are cut off",
  })
end

-- Rent of 20,000 and dividends of 20,001: 7,430 x 20 % and 19,501 x 8.75 %, less 20,001 x 8.75 %, each cut.
worked("Dividends of who is not resident, with parts of a penny", {
  year   = 2025,
  given  = {
    uk_resident = false, not_resident_in_year = true, dividends = 20001.99, property_receipts = 24000,
    property_expenses = 4000,
  },
  expect = { dividend_tax_of_non_resident = 1750.08, income_tax = 1442.25 },
  source = "ITA 2007 ss. 10, 13A, 811; ITTOIA 2005 s. 399: 1,706.33 of 1,706.3375 less 1,750.08 of 1,750.0875",
})

-- Finance costs of dwellings, 75 % of which and 4,000 are more than rents of 5,000 by so much.
for _, row in ipairs { { 4001.03, 2000.78 }, { 4001.01, 2000.76 } } do   -- 2,000.7725 and 2,000.7575
  local costs, loss = table.unpack(row)
  worked("A loss of letting with parts of a penny: " .. loss, {
    year   = 2017,
    given  = { property_receipts = 5000, property_expenses = 4000, dwelling_finance_costs = costs },
    expect = { loss_of_letting = loss, property_losses_carried_forward = loss },
    source = "ITTOIA 2005 ss. 272, 272A; ITA 2007 s. 118: losses are rounded up",
  })
end

-- Pension, interest, gain on a life policy in one year; tax on the gain, income tax.
for number, row in ipairs {
  { 14570, 3400, 10000, 1880, 280,
    "2,000 x 20 %; of 3,400 of interest 400 are above 5,000, which leaves 600 at nil; 9,400 x 20 % less 2,000" },
  { 14570, 2000, 10000, 1600, 0, "1,000 at the starting rate, 1,000 at nil, 8,000 x 20 %: 400 and 1,600 less 2,000" },
  { 14570, 2000, 12000, 2000, 0, "10,000 x 20 %: 400 and 2,000 less 2,400" },
  { 14570, 5000, 10000, 2000, 600, "of 5,000 of interest 3,000 at the starting rate, 1,000 at nil: 400 and 200" },
} do
  local pension, interest, gain, on_gain, tax, how = table.unpack(row)
  worked("A gain on a life policy above the starting rate, " .. number, {
    year   = 2025,
    given  = { pension_income = pension, savings_income = interest, life_policy_gains = gain },
    expect = { tax_life_policy_gains = on_gain, income_tax = tax },
    source = "ITA 2007 ss. 10, 12, 12A, 16, 1012; ITTOIA 2005 s. 530: " .. how,
  })
end

-- Years of a policy with a gain of 10,000, relief, income tax. Pay of 45,000: 32,430 x 20 %; the gain above it: 500 at
-- nil, 4,770 x 20 %, 4,730 x 40 %, less 2,000; 10,000 of redundancy pay above both x 40 %.
for years, row in pairs { [1] = { 0, 11332 }, [2] = { 846, 10486 } } do
  worked("A gain of " .. years .. " years on a life policy beneath redundancy pay", {
    year   = 2025,
    given  = {
      employment_income = 45000, redundancy_pay = 40000, life_policy_gains = 10000, life_policy_years = years,
    },
    expect = { tax_life_policy_gains = 2846, tax_lump_sum = 4000, top_slicing_relief = row[1], income_tax = row[2] },
    source = "ITA 2007 ss. 10, 12B, 1012; ITTOIA 2005 ss. 530, 535, 536: a slice of 5,000 stays within the basic rate "
      .. "band with 1,000 at nil, and is relieved of all",
  })
end

worked("Marriage allowance is kept with dividends beneath the personal allowance", {
  year   = 2025,
  given  = { pension_income = 49870, savings_income = 500, dividends = 300, marriage_allowance = "received" },
  -- 300 of the allowance against dividends: 37,600 x 20 % and 500 at the nil rate; else 300 are above the limit of
  -- 37,700, and 37,300 x 20 % = 7,460 are due
  expect = { allowances_keep_marriage_allowance = true, marriage_allowance_reduction = 252, income_tax = 7268 },
  source = "ITA 2007 ss. 10, 12A, 13A, 25(2), 55B(2): 7,520 less 1,260 x 20 %",
})

worked("Marriage allowance is not kept where dividends use the allowance better", {
  year   = 2025,
  given  = { pension_income = 37300, savings_income = 500, dividends = 12570, marriage_allowance = "received" },
  -- 24,730 x 20 %, 500 at nil; 500 of dividends at nil, 11,970 x 8.75 %, 100 x 33.75 %; else 37,300 x 20 % less 252
  expect = { allowances_keep_marriage_allowance = false, marriage_allowance_reduction = 0, income_tax = 6027.12 },
  source = "ITA 2007 ss. 10, 12A, 13A, 25(2), 55B(2)",
})

-- Facts, what of an allowance of 11,270 is left for the spouse.
for number, row in ipairs {
  { { pension_income = 12570, property_receipts = 5000, property_expenses = 1000, dwelling_finance_costs = 3000 }, 9270,
    "4,000 x 20 % less 3,000 x 20 %" },
  { { pension_income = 16570, eis_subscriptions = 2000 }, 9270, "4,000 x 20 % less 2,000 x 30 %" },
  { { trading_profit = 12570, transition_profits = 2000 }, 7270, "2,000 x 20 % on transition profits" },
} do
  local given = row[1]
  given.born_before_6_april_1935, given.claims_married_couples_allowance = true, true
  worked("What is left of married couple's allowance beside other reductions, " .. number, {
    year   = 2025,
    given  = given,
    expect = { married_couples_allowance = 11270, married_couples_allowance_surplus = row[2] },
    source = "ITA 2007 ss. 45, 51: 11,270 less ten times the tax that is left, " .. row[3],
  })
end

-- Foreign tax on gains of 10,000 on a home and of 10,000 on others beside pay of 60,000, credit. The exempt amount of
-- 6,000 goes to the home: 4,000 x 28 % and 10,000 x 20 %. Without the home 4,000 x 20 %, without others 4,000 x 28 %.
for number, row in ipairs {
  { 1000, 3000, 3000, "others first: 2,000 of 3,000, then 1,000 of 1,120" },
  { 5000, 500, 2820, "the home first: 2,320 of 5,000, then 500 of 800" },
  { 5000, 5000, 3120, "all of the tax either way" },
} do
  local on_home, on_others, credit, how = table.unpack(row)
  worked("Credit for foreign tax on gains on a home and on others, " .. number, {
    year   = 2023,
    given  = {
      employment_income = 60000, residential_gains = 10000, foreign_home_gains = 10000, capital_gains = 10000,
      foreign_gains = 10000, foreign_tax_on_home_gains = on_home, foreign_tax_on_gains = on_others,
    },
    expect = { capital_gains_tax = 3120, foreign_tax_credit_on_gains = credit },
    source = "TIOPA 2010 ss. 18, 40; TCGA 1992 ss. 1F, 1H, 1K: " .. how,
  })
end

worked("Tax on transition profits beneath rents and interest of 2027/28", {
  year   = 2027,
  given  = { trading_profit = 46270, savings_income = 3000, property_income = 2000, transition_profits = 2000 },
  -- 33,700 x 20 %, 2,000 and 1,500 x 22 %, 500 at nil, 1,000 x 42 %; with 2,000 more of profit 35,700 x 20 %,
  -- 2,000 x 22 %, 500 at nil, 2,500 x 42 %
  expect = { tax_before_reductions = 7930, transition_profits_tax = 700 },
  source = "FA 2022 Sch. 1 para. 75; ITA 2007 ss. 10, 11CA, 12A, 25 (FA 2026 s. 6)",
})

worked("A loss of letting is set against the profit of letting a room", {
  year   = 2025,
  given  = { property_receipts = 4000, property_expenses = 9000, rent_a_room_receipts = 15500 },
  expect = { property_income = 3000 },
  source = "ITTOIA 2005 ss. 264, 272, 795: 15,500 less 7,500 and less a loss of 5,000, of one property business",
})

worked("Beside other letting by expenses there is no allowance for a holiday let", {
  year   = 2024,
  given  = {
    employment_income = 30000, property_receipts = 6000, property_expenses = 5500, holiday_let_receipts = 5000,
    holiday_let_expenses = 4,
  },
  expect = { total_income = 35496 },
  source = "ITTOIA 2005 s. 783BH: the allowance is for all receipts of letting, and 5,504 of expenses are more",
})

-- Gains of 10,000, of which 7,500 bear 20 %, 6,000 were taxed abroad, 4,000 of these before the change. The exempt
-- amount goes to what bears 24 % first: 7,000 x 20 %, and without the gains abroad 1,000 x 20 %.
worked("Credit for foreign tax on gains of before and after the rates changed", {
  year   = 2024,
  given  = {
    employment_income = 60000, capital_gains = 10000, capital_gains_before_change = 7500, foreign_gains = 6000,
    foreign_gains_before_change = 4000, foreign_tax_on_gains = 5000,
  },
  expect = { capital_gains_tax = 1400, foreign_tax_credit_on_gains = 1200 },
  source = "TIOPA 2010 s. 40; TCGA 1992 ss. 1F, 1H, 1K; FA 2025 s. 7(3)",
})

-- Without them 33,700 x 20 % and 3,000 of interest x 20 %; with them 37,700 x 20 %, as allowances go to interest, and
-- of 2,000 of interest 500 at nil and 1,500 x 40 %.
worked("Transition profits push interest alone above the limit", {
  year   = 2024,
  given  = { trading_profit = 46270, savings_income = 4000, transition_profits = 2000 },
  expect = { tax_before_reductions = 7340, transition_profits_tax = 800 },
  source = "FA 2022 Sch. 1 para. 75; ITA 2007 ss. 10, 12A, 12B, 25(2)",
})

-- Facts of gains on life policies; what the slice bears beyond the basic rate, relief.
for number, row in ipairs {
  { 2022, { employment_income = 45000, life_policy_gains = 118300, life_policy_years = 5 }, 3578, 6435,
    "all of the allowance with 68,660 only: 500 at nil, 4,770 x 20 %, 18,390 x 40 % less 4,732, five times" },
  { 2022, { employment_income = 45000, life_policy_gains_without_tax = 118300, life_policy_years_without_tax = 5 },
    3578, 6435, "the same of a foreign insurer" },
  { 2025, { employment_income = 40000, life_policy_gains = 210000, life_policy_years = 3 }, 12846, 9705,
    "an allowance of 7,570 with 110,000: 500 at nil, 4,770 x 20 %, 64,730 x 40 % less 14,000, three times" },
  { 2025, { employment_income = 40000, life_policy_gains = 210003, life_policy_years = 3 }, 12846.20, 9705.15,
    "with 110,001 7,569.50 are rounded up: 64,731 x 40 % less 14,000.20, three times; 48,243.75 on the whole gain" },
  { 2025, { employment_income = 45000, savings_income = 3000, dividends = 60000, life_policy_gains = 20000,
    life_policy_years = 10 }, 400, 143,
    "2,000 x 40 % less 400, ten times; 17,140 x 40 % and 2,860 x 45 % less 4,000 of the whole gain" },
} do
  worked("The personal allowance in top-slicing relief, " .. number, {
    year   = row[1],
    given  = row[2],
    expect = { tax_on_life_policy_slice = row[3], top_slicing_relief = row[4] },
    source = "ITTOIA 2005 ss. 535, 536; ITA 2007 ss. 10, 12B, 35: " .. row[5],
  })
end

-- A slice of 16,666.67 counts as 16,666.
worked("The slice of a gain in whole pounds", {
  year   = 2016,
  given  = { employment_income = 41000, life_policy_gains = 50000, life_policy_years = 3 },
  expect = { tax_on_life_policy_slice = 2833.20 },
  source = "ITTOIA 2005 s. 536(1), step 2: 500 at nil, 1,500 x 20 %, 14,666 x 40 % less 3,333.20",
})

-- Each kind of income beside which the limit on the tax of who is not resident is not worked out.
for number, row in ipairs {
  { 2025, { trust_interest_net = 800 } }, { 2025, { trust_dividends_net = 912.50 } },
  { 2025, { discretionary_trust_net = 550 } }, { 2025, { life_policy_gains = 1000 } },
  { 2025, { life_policy_gains_without_tax = 1000 } }, { 2025, { life_policy_deficiency = 1000 } },
  { 2025, { foreign_interest = 1000 } }, { 2025, { foreign_dividends = 1000 } },
  { 2025, { trading_profit = 1000, transition_profits = 1000 } }, { 2015, {} },
} do
  local given = row[2]
  given.uk_resident, given.not_resident_in_year, given.savings_income = false, true, 30000
  given.property_receipts, given.property_expenses = 24000, 4000
  worked("The limit of who is not resident is not worked out beside other facts, " .. number, {
    year   = row[1],
    given  = given,
    expect = { non_resident_reduction = 0 },
    source = "ITA 2007 ss. 811 to 813, 825, 826: the caveat non_resident_limit names them",
  })
end

-- Facts beside rent of 20,000 and interest of 30,000; what the limit takes off, income tax.
for number, row in ipairs {
  { { qualifying_loan_interest = 1000 }, 3286, 3800, "6,430 x 20 % and 29,000 x 20 %; 19,000 x 20 %" },
  { { partnership_loan_interest = 5000.04 }, 3286, 3000, "7,286 and 4,000, both less 20 % of 5,000.04, cut" },
  { { eis_subscriptions = 1000 }, 3286, 3700, "7,286 and 4,000, both less 30 % of 1,000" },
} do
  local given = row[1]
  given.uk_resident, given.not_resident_in_year, given.savings_income = false, true, 30000
  given.property_receipts, given.property_expenses = 24000, 4000
  worked("The limit of who is not resident after reliefs, " .. number, {
    year   = 2025,
    given  = given,
    expect = { non_resident_reduction = row[2], income_tax = row[3] },
    source = "ITA 2007 ss. 10, 12A, 35, 158, 383, 399B, 811: " .. row[4],
  })
end

-- All of it: 7,000 x 32 % and 10,000 x 24 %; without 6,000 of the home 4,000 x 24 % and 7,000 x 32 %.
worked("Credit for foreign tax on a home beside carried interest", {
  year   = 2025,
  given  = {
    employment_income = 60000, residential_gains = 10000, foreign_home_gains = 6000, foreign_tax_on_home_gains = 2000,
    carried_interest = 10000,
  },
  expect = { capital_gains_tax = 4640, foreign_tax_credit_on_gains = 1440 },
  source = "TIOPA 2010 s. 40; TCGA 1992 ss. 1F, 1H, 1K: 4,640 less 3,200",
})

-- Pension, interest, dividends; tax before marriage allowance of 252.
for number, row in ipairs {
  { 49270, 0, 1000, 7383.75, "37,700 of income just fill the basic rate band: 36,700 x 20 %, 500 x 8.75 %" },
  { 37600, 12500, 400, 7486, "allowances against dividends and 12,000 of interest: 37,430 x 20 %, 500 at nil" },
  { 37600, 12970, 100, 7520, "allowances against interest and dividends alone: 37,600 x 20 %, 500 at nil" },
} do
  local pension, interest, dividends, tax, how = table.unpack(row)
  worked("Marriage allowance received at the end of the basic rate, " .. number, {
    year   = 2025,
    given  = {
      pension_income = pension, savings_income = interest, dividends = dividends, marriage_allowance = "received",
    },
    expect = { tax_before_reductions = tax, marriage_allowance_reduction = 252, income_tax = tax - 252 },
    source = "ITA 2007 ss. 10, 12A, 13A, 25(2), 55B(2): " .. how,
  })
end

worked("Losses of a partnership do not lower the income that bears student loans", {
  year   = 2024,
  given  = {
    partnership_profit = 40000, partnership_losses_brought_forward = 5000, student_loan_plan_1 = true,
  },
  expect = { student_loan_income = 40000, student_loans_due = 1350 },
  source = "SI 2009/470 reg. 29(4), ITA 2007 s. 83(2): 9 % of 40,000 less 24,990",
})

worked("Losses of holiday lets do not lower the income that bears student loans", {
  year   = 2024,
  given  = {
    employment_income = 30000, holiday_let_receipts = 20000, holiday_let_expenses = 12000,
    holiday_let_losses_brought_forward = 5000, student_loan_plan_1 = true, student_loans_deducted = 450,
  },
  expect = { student_loan_income = 38000, student_loans_due = 720 },
  source = "SI 2009/470 reg. 29(4), ITA 2007 s. 118(2): 9 % of 38,000 less 24,990 are 1,170",
})

worked("No married couple's allowance without one of them born before 6 April 1935", {
  year   = 2025,
  given  = { pension_income = 20000, claims_married_couples_allowance = true },
  expect = { married_couples_allowance = 0, income_tax = 1486 },
  source = "ITA 2007 ss. 10, 45(1), 46(1)",
})

worked("Finance costs of a home are relieved against redundancy pay, too", {
  year   = 2025,
  given  = {
    employment_income = 9570, redundancy_pay = 40000, property_receipts = 5000, property_expenses = 2000,
    dwelling_finance_costs = 3000,
  },
  -- Allowances take pay and rents; 10,000 x 20 % less 3,000 x 20 %
  expect = { finance_costs_relieved = 3000, income_tax = 1400 },
  source = "ITTOIA 2005 s. 274AA; ITEPA 2003 s. 403; ITA 2007 s. 1012",
})

-- Year, facts; the tax with the allowances in the usual order, which with income of one kind is the tax that is due.
for _, row in ipairs {
  { 2025, { pension_income = 20000, marriage_allowance = "received" }, 1234, "1,486 less 252" },
  { 2025, { pension_income = 20000, property_receipts = 5000, property_expenses = 1000,
    dwelling_finance_costs = 2000 }, 1886, "11,430 x 20 % less 400" },
  { 2025, { pension_income = 20000, born_before_6_april_1935 = true, claims_married_couples_allowance = true }, 359,
    "1,486 less 1,127" },
  { 2025, { pension_income = 20000, eis_subscriptions = 1000 }, 1186, "1,486 less 300" },
  { 2025, { employment_income = 45000, redundancy_pay = 40000, life_policy_gains = 10000, life_policy_years = 2 },
    10486, "6,486, 2,846 and 4,000 less 2,000 and a relief of 846" },
  { 2024, { trading_profit = 20000, transition_profits = 2000 }, 1886, "1,486 and 400" },
  { 2025, { employment_income = 60270, life_policy_deficiency = 5000 }, 10540, "7,540 and 4,000 less 1,000" },
  { 2025, { employment_income = 30000, dividends = 2500, bonus_shares_repaid = 2020, tax_on_bonus_shares = 400 }, 3528,
    "3,486 and 175 less 133" },
  { 2025, { pension_income = 20000, foreign_other_income = 2000, foreign_tax_on_other_income = 300 }, 1586,
    "1,886 less 300" },
  { 2025, { pension_income = 20000, trust_income_net = 800, foreign_estate_relief = 100 }, 1586, "1,686 less 100" },
  { 2025, { uk_resident = false, not_resident_in_year = true, dividends = 20000, property_receipts = 24000,
    property_expenses = 4000 }, 1442.25, "1,486 and 1,706.25 less 1,750" },
} do
  worked("The tax in the usual order: " .. row[4], {
    year   = row[1],
    given  = row[2],
    expect = { income_tax_simple_order = row[3], income_tax = row[3] },
    source = "ITA 2007 ss. 10, 23 to 29, 55B, 158; ITTOIA 2005 ss. 274AA, 399, 401, 535, 539, 677; TIOPA 2010 s. 36; "
      .. "FA 2022 Sch. 1 para. 75: " .. row[4],
  })
end

-- Year, facts of what counts as earnings; pension contributions of 10,000 are relieved up to it.
for number, row in ipairs {
  { 2025, { employment_income = 6000, pension_net_pay = 1000 }, 5000, "pay less contributions from it" },
  { 2024, { trading_profit = 3000, transition_profits = 3000 }, 6000, "profit and transition profits" },
  { 2025, { trading_profit = 3000, adjustment_income = 3000 }, 6000, "profit and adjustment income" },
  { 2025, { trading_profit = 3000, partnership_profit = 2000 }, 5000, "profits of a trade and of a partnership" },
  { 2025, { redundancy_pay = 35000 }, 5000, "redundancy pay beyond 30,000" },
  { 2025, { employment_income = 5000.40 }, 5001, "in whole pounds, rounded up" },
} do
  row[2].pension_contributions_net = 8000
  worked("Earnings up to which pension contributions are relieved, " .. number, {
    year   = row[1],
    given  = row[2],
    expect = { grossed_pension_contributions = row[3] },
    source = "FA 2004 ss. 189(2), 190, 192: " .. row[4],
  })
end

worked("The cap goes by income before losses of a partnership, too", {
  year   = 2025,
  given  = {
    employment_income = 250000, partnership_profit = 20000, partnership_losses_brought_forward = 10000,
    qualifying_loan_interest = 90000,
  },
  expect = { reliefs_cap_of_case = 67500, loan_interest_relieved = 67500 },
  source = "ITA 2007 ss. 24A(8), 83: a quarter of 270,000",
})

worked("More was sold of the special rate pool than was in it", {
  year   = 2025,
  given  = { trading_receipts = 10000, trading_expenses = 2000, special_pool_proceeds = 700 },
  expect = { balancing_charges = 700, trading_profit = 8700 },
  source = "CAA 2001 s. 55(3)",
})

worked("Gains on homes beside gains of before the rates changed", {
  year   = 2024,
  given  = {
    employment_income = 60000, capital_gains = 10000, capital_gains_before_change = 10000, residential_gains = 8000,
  },
  expect = { taxable_residential_gains = 5000, capital_gains_tax = 3200 },
  source = "TCGA 1992 ss. 1F, 1H, 1K: 10,000 x 20 % and 8,000 less 3,000, x 24 %",
})

worked("The charge of GOV.UK's calculator with weeks of a partner", {
  year   = 2025,
  given  = {
    employment_income = 70000, children = 1, partner_adjusted_net_income = 20000, child_benefit_of_other_weeks = 521,
  },
  expect = { charge_of_gov_uk_calculator = 416 },
  source = "ITEPA 2003 ss. 681B, 681C: half of 1,354.60 less 521",
})

worked("Unauthorised payments with surcharge alone", {
  year   = 2025,
  given  = { employment_income = 30000, unauthorised_payments_with_surcharge = 30000 },
  expect = { unauthorised_payments_charge = 16500 },
  source = "FA 2004 ss. 208, 209: 55 %",
})

-- Income on which tax was deducted, and how much.
for name, row in pairs { redundancy_pay = { 60000, 6000 }, state_pension_lump_sum = { 12000, 2400 } } do
  worked("Tax deducted from " .. name .. " alone", {
    year   = 2025,
    given  = { [name] = row[1], tax_deducted_from_pay = row[2] },
    expect = { deducted_at_source = row[2] },
    source = "TMA 1970 s. 59B; SI 2003/2682",
  })
end

worked("What was claimed of the next year", {
  year   = 2025,
  given  = {
    employment_income = 30000, tax_increase_of_earlier_years = 300, tax_decrease_of_earlier_years = 100,
    repayment_of_next_year_claimed = 500,
  },
  expect = { adjustments_of_other_years = -300 },
  source = "TMA 1970 Sch. 1B paras. 2 to 5",
})

worked("Work at home by the weekly amount of 2020/21", {
  year   = 2020,
  given  = { employment_income = 30000, home_working_weeks = 10 },
  expect = { taxable_pay_of_employments = 29940, income_tax = 3488 },
  source = "ITEPA 2003 s. 336: 10 x 6, 17,440 x 20 %",
})

worked("A transition part is of 2023/24 alone", {
  year   = 2024,
  given  = { trading_receipts = 40000, trading_expenses = 10000, transition_part_profit = 5000 },
  expect = { transition_part_less_overlap = 0, transition_profits = 0, trading_profit = 30000 },
  source = "FA 2022 Sch. 1 paras. 65 to 70",
})

-- The code of another job with pay of 10,000, its number; what is deducted there.
for code, row in pairs { BR = { nil, 2000 }, NT = { nil, 0 }, L = { 100, 1798.20 }, ["0T"] = { nil, 2000 } } do
  worked("The code of another job: " .. code, {
    year   = 2025,
    given  = {
      employment_income = 50000, other_jobs = 1, ["other_job.1.job_pay"] = 10000, ["other_job.1.tax_code"] = code,
      ["other_job.1.tax_code_number"] = row[1],
    },
    expect = { ["other_job.1.paye_deducted"] = row[2] },
    source = "SI 2003/2682 regs. 22, 23: 20 % of 10,000, without free pay or less 1,009",
  })
end

worked("Half of the pay in money is the most that a payment bears", {
  year   = 2025,
  given  = {
    period_pay = 1000, pay_period = "month", pay_day = "2025-04-30", tax_code = "K", tax_code_number = 2000,
    payrolled_benefits = 200, taxable_pay_before = 0, tax_deducted_before = 0,
  },
  expect = { paye_limit_of_period = 500, paye_of_period = 500 },
  source = "SI 2003/2682 regs. 2, 23(5): 20 % of 1,200 and 1,667.42 would be more",
})
