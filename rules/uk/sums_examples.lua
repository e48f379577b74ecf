-- Sums of which each term counts: cases that notice when one is left out or taken the wrong way.

local function worked(title, fields)
  fields.source = "By hand from " .. fields.source
  example(title)(fields)
end

-- Beside any other income pay does not stand alone.
for name, given in pairs {
  ["pay of another job"]         = { pay_of_other_jobs = 10 },
  ["a pension"]                  = { pension_income = 10 },
  ["receipts of a trade"]        = { trading_receipts = 10 },
  ["a profit of a trade"]        = { trading_profit = 10 },
  ["rents"]                      = { property_receipts = 10 },
  ["rent of a room"]             = { rent_a_room_receipts = 10 },
  ["a profit of letting"]        = { property_income = 10 },
  ["dividends"]                  = { dividends = 10 },
  ["other income"]               = { other_income = 10 },
  ["a share of a partnership"]   = { partnership_profit = 10 },
  ["income of a trust"]          = { trust_income_net = 8 },
  ["redundancy pay"]             = { redundancy_pay = 10 },
  ["income from abroad"]         = { foreign_other_income = 10 },
  ["a gain on a life policy"]    = { life_policy_gains = 10, life_policy_years = 1 },
  ["rents of a holiday let"]     = { holiday_let_receipts = 10 },
  ["a lump sum of state pension"] = { state_pension_lump_sum = 10 },
} do
  given.employment_income = 30000
  worked("Pay does not stand alone beside " .. name, {
    year   = 2024,
    given  = given,
    expect = { pay_alone = 0 },
    source = "SI 2003/2682 reg. 4: the payslips do not show all of the income",
  })
end

-- Facts of letting in 2024/25, and the money of it.
for number, row in ipairs {
  { { property_receipts = 5000 }, 5000 },
  { { rent_a_room_receipts = 9000 }, 9000 },
  { { property_receipts = 5000, property_expenses = 2000, dwelling_finance_costs = 1000, holiday_let_receipts = 20000,
    holiday_let_expenses = 12000 }, 10000 },
} do
  worked("The money of letting, " .. number, {
    year   = 2024,
    given  = row[1],
    expect = { letting_money = row[2] },
    source = "ITTOIA 2005 ss. 272, 322, 785: what came in less what was paid",
  })
end

worked("The money of trusts of each kind", {
  year   = 2025,
  given  = {
    trust_income_net = 800, trust_interest_net = 400, trust_dividends_net = 912.50, discretionary_trust_net = 55,
    settlor_income_net = 110, settlor_interest_net = 165, settlor_dividends_net = 606.50,
  },
  -- 1,000, 500, 1,000, 100, 200, 300 and 1,000 before tax
  expect = { trust_tax_deducted = 1051, trust_money = 4100 },
  source = "ITA 2007 ss. 8, 9, 494: 20 % of 1,500, 8.75 % of 1,000, 45 % of 600, 39.35 % of 1,000",
})

worked("Taxes and contributions of two jobs", {
  year   = 2025,
  given  = { employment_income = 60000, other_jobs = 1, ["other_job.1.job_pay"] = 20000 },
  -- 11,432; 27,430 x 8 % and 7,430 x 8 %
  expect = { taxes_and_contributions = 14220.80, net_income = 45779.20 },
  source = "ITA 2007 s. 10; SSCBA 1992 ss. 6(4), 8",
})

worked("Taxes and contributions of who has a job and a trade, with class 2", {
  year   = 2023,
  given  = {
    employment_income = 20000, trading_profit = 20000, class_1_paid_at_main_rate = 0, employee_ni_of_year = 861,
  },
  -- 27,430 x 20 %; 7,430 x 9 %; 52 x 3.45; 861
  expect = { taxes_and_contributions = 7195.10 },
  source = "ITA 2007 s. 10; SSCBA 1992 ss. 8, 11, 15",
})

-- Income beside a pension of 20,000, and what is left after tax.
for number, row in ipairs {
  { { trust_income_net = 800 }, 1686, 19314 },       -- 8,430 x 20 %, of which the trustees paid 200
  { { redundancy_pay = 35000 }, 2486, 52514 },       -- 5,000 are above 30,000: 12,430 x 20 %
} do
  row[1].pension_income = 20000
  worked("What is left of a pension and other income, " .. number, {
    year   = 2025,
    given  = row[1],
    expect = { income_tax = row[2], net_income = row[3] },
    source = "ITA 2007 ss. 10, 23; ITEPA 2003 s. 403",
  })
end

worked("What is left of a pension and income from abroad of each kind", {
  year   = 2025,
  given  = {
    pension_income = 20000, foreign_dividends = 3000, foreign_tax_on_dividends = 450, foreign_interest = 400,
    foreign_tax_on_interest = 40, foreign_other_income = 2000, foreign_tax_on_other_income = 300,
  },
  -- 9,430 x 20 % and 2,500 x 8.75 %; the credit is 218.75, and 340 of 400
  expect = {
    foreign_tax_paid = 790, foreign_money = 4610, foreign_tax_credit = 558.75, income_tax = 1546, net_income = 23064,
  },
  source = "ITA 2007 ss. 10, 12A, 13A; TIOPA 2010 ss. 18, 36",
})

worked("Credit for foreign tax on dividends first, which takes off more", {
  year   = 2025,
  given  = {
    employment_income = 45000, foreign_dividends = 10000, foreign_tax_on_dividends = 4000, foreign_other_income = 6000,
    foreign_tax_on_other_income = 1800,
  },
  -- 37,700 x 20 %, 730 x 40 % and 9,500 x 33.75 % are 11,038.25; dividends bear 3,206.25, and without them other income
  -- bears 1,346: more than 1,800 and 2,013.75
  expect = { foreign_tax_credit = 4552.25, income_tax = 6486 },
  source = "TIOPA 2010 s. 36(3); ITA 2007 ss. 10, 13A",
})

-- Income beside a pension of 34,000 of which nothing is left after losses, and which counts for the charge.
for name, given in pairs {
  ["losses of a trade"] = { trading_profit = 5000, trading_losses_brought_forward = 5000 },
  ["losses of a partnership"] = { partnership_profit = 5000, partnership_losses_brought_forward = 5000 },
  ["losses of letting"] = {
    property_receipts = 6000, property_expenses = 2000, property_losses_brought_forward = 4000,
  },
  ["transition profits"] = { transition_profits = 5000 },
} do
  given.pension_income, given.winter_fuel_payment = 34000, 200
  worked("The winter fuel payment charge beside " .. name, {
    year   = 2025,
    given  = given,
    expect = { total_income = 34000, winter_fuel_charge = 200 },
    source = "FA 2026 s. 55, Sch. 10: total income before losses of earlier years are set off",
  })
end

-- Unearned income of nine kinds, each with 90 pence that do not count.
worked("Unearned income of each kind up to 2,000 does not count for student loans", {
  year   = 2024,
  given  = {
    employment_income = 30000, property_income = 100.90, savings_income = 100.90, dividends = 100.90,
    pension_income = 100.90, other_income = 100.90, trust_income_net = 80.72, foreign_other_income = 100.90,
    life_policy_gains = 100.90, life_policy_years = 1, holiday_let_receipts = 1100.90, holiday_let_expenses = 1000,
    student_loan_plan_1 = true, student_loans_deducted = 450,
  },
  expect = { total_income = 30900, student_loan_income = 30000, student_loans_due = 0 },
  source = "SI 2009/470 reg. 29(4)(c): 900 in whole pounds; 9 % of 30,000 less 24,990 was deducted",
})

for _, plan in ipairs { "student_loan_plan_4", "student_loan_plan_5" } do
  worked("What is deducted from pay for " .. plan .. " alone", {
    year   = 2026,
    given  = { employment_income = 40000, [plan] = true, student_loans_taken_from_pay = 300 },
    expect = { student_loans_deducted = 300 },
    source = "SI 2009/470 reg. 42",
  })
end

-- The year, facts beside pay of 30,000, and whether there is a return.
for number, row in ipairs {
  { 2025, { partnership_profit = 10 }, true },
  { 2025, { losses_claimed_beside_limit = 100 }, true },
  { 2025, { foreign_interest = 10 }, true },
  { 2025, { foreign_other_income = 10 }, true },
  { 2025, { foreign_dividends = 100, foreign_tax_on_dividends = 10 }, true },
  { 2025, { residential_gains = 3000, foreign_home_gains = 3000, foreign_tax_on_home_gains = 100 }, true },
  { 2025, { property_receipts = 3000 }, true },                                          -- 3,000, without expenses
  { 2024, { holiday_let_receipts = 4000, holiday_let_expenses = 2000 }, false },
  { 2024, { holiday_let_receipts = 5000, holiday_let_expenses = 2000 }, true },
  { 2024, { property_receipts = 4000, property_expenses = 2000, holiday_let_receipts = 3000,
    holiday_let_expenses = 2000 }, true },                                               -- 2,000 and 1,000
  { 2024, { property_receipts = 6000, property_expenses = 5500, holiday_let_receipts = 5000,
    holiday_let_expenses = 4800 }, true },                                               -- 11,000 before expenses
} do
  row[2].employment_income = 30000
  worked("Whom a return concerns beside pay, " .. number, {
    year   = row[1],
    given  = row[2],
    expect = { makes_a_return = row[3] },
    source = "TMA 1970 ss. 7, 8; GOV.UK, Renting out your property (more than 2,500 after and 10,000 before expenses), "
      .. "Tax on foreign income",
  })
end

worked("A payslip with all that is taken off", {
  year   = 2025,
  given  = {
    period_pay = 3000, pay_period = "month", tax_code = "L", tax_code_number = 1257, pay_day = "2025-05-30",
    taxable_pay_before = 2900, tax_deducted_before = 370.40, period_pension_net_pay = 100, plan_1 = true,
    postgraduate = true,
  },
  -- Month 2: 5,800 less 2,096.50 are 3,703 x 20 %, less 370.40; 1,952 x 8 %; 827.92 x 9 % and 1,250 x 6 %
  expect = {
    paye_of_period = 370.20, tax_to_date = 740.60, employee_ni = 156.16, student_loan = 74, postgraduate_loan = 75,
    net_pay_of_period = 2224.64,
  },
  source = "SI 2003/2682 regs. 23, 28; SSCBA 1992 s. 8; SI 2009/470 reg. 44; HMRC Specification for PAYE Tax Table "
    .. "Routines",
})

-- Year, facts, tax on transition profits.
for _, row in ipairs {
  { 2024, { trading_profit = 99000, gift_aid = 800, transition_profits = 4000 }, 2000,
    "1,000 of gifts leave 2,000 above 100,000: 5,000 x 40 %" },
  { 2024, { trading_profit = 99000, transition_profits = 4001 }, 2200.40,
    "11,069.50 of the allowance are rounded up: 5,501 x 40 %" },
  { 2024, { trading_profit = 20000, qualifying_loan_interest = 1000, blind = true, marriage_allowance = "given",
    transition_profits = 2000 }, 400, "2,000 x 20 %, the same is deducted" },
  { 2024, { trading_profit = 20000, redundancy_pay = 35000, transition_profits = 2000 }, 400,
    "2,000 x 20 %, 5,000 of the lump sum above" },
  { 2024, { trading_profit = 20000, life_policy_gains = 3000.99, life_policy_years = 3, tax_life_policy_gains = 400,
    transition_profits = 2000 }, 400, "2,000 x 20 %: the tax on the gain is given" },
  { 2024, { trading_profit = 20000, redundancy_pay = 35000.50, life_policy_gains = 3000.99, life_policy_years = 3,
    tax_life_policy_gains = 400, transition_profits = 2000 }, 400, "2,000 x 20 % beneath both" },
  { 2027, { trading_profit = 20000, property_income = 5000.99, transition_profits = 2000 }, 400,
    "2,000 x 20 %, rents stay at 22 %" },
} do
  worked("Tax on transition profits beside other facts: " .. row[4], {
    year   = row[1],
    given  = row[2],
    expect = { transition_profits_tax = row[3] },
    source = "FA 2022 Sch. 1 para. 75; ITA 2007 ss. 10, 35, 58, 1012: " .. row[4],
  })
end

worked("The money of a trade that buys and sells assets of each kind", {
  year   = 2025,
  given  = {
    trading_receipts = 100000, trading_expenses = 10000, equipment_bought = 1000, zero_emission_cars_bought = 2000,
    main_rate_cars_bought = 3000, special_rate_cars_bought = 4000, main_pool_proceeds = 500,
    special_pool_proceeds = 700,
  },
  expect = { trade_money = 81200 },
  source = "ITTOIA 2005 s. 25, CAA 2001 s. 55: 100,000 less 10,000 and 10,000, and 1,200 of proceeds",
})

-- Beside rents of 12,000, expenses of 200 and finance costs of 1,800 the property allowance takes 800 more off the
-- profit and loses a reduction of 360. What it saves of income tax, and of all that letting moves.
for number, row in ipairs {
  -- 160 less 360; the charge of 300 above 35,000
  { { pension_income = 23800, winter_fuel_payment = 300 }, -200, 100 },
  -- 800 more of the basic rate band at 18 % in place of 24 %
  { { employment_income = 38270, capital_gains = 10000 }, -200, -152 },
  -- 800 more of 2,000 at 20 % in place of 40 %
  { { employment_income = 38270, pension_input_amount = 62000 }, -200, -40 },
  -- 200 x 40 % and 600 x 20 % less 360; 1,000 at 20 % in place of 40 %
  { { employment_income = 38670, state_pension_lump_sum = 1000 }, -160, 40 },
} do
  local given = row[1]
  given.property_receipts, given.property_expenses, given.dwelling_finance_costs = 12000, 200, 1800
  worked("What the property allowance saves beside other charges, " .. number, {
    year   = 2025,
    given  = given,
    expect = {
      uses_property_allowance = false, saved_by_property_allowance = row[2],
      saved_by_property_allowance_in_all = row[3],
    },
    source = "ITTOIA 2005 ss. 274A, 783B; ITA 2007 ss. 10, 35; TCGA 1992 s. 1H; FA 2004 s. 227; F (No. 2) A 2005 s. 7",
  })
end

-- Pay, interest on a loan, contributions without relief, savings of pensions; the annual allowance.
for number, row in ipairs {
  { 205000, 6000, 0, 130000, 60000 },      -- 199,000 are not above the threshold
  { 215000, 6000, 0, 61000, 55000 },       -- 209,000 and 61,000 are 10,000 above 260,000
  { 215000, 0, 10000, 71000, 52000 },      -- 205,000; 215,000 and 61,000 are 16,000 above
} do
  local pay, interest, contributions, savings, allowance = table.unpack(row)
  worked("The annual allowance after deductions, " .. number, {
    year   = 2025,
    given  = {
      employment_income = pay, qualifying_loan_interest = interest,
      pension_contributions_without_relief = contributions, pension_input_amount = savings,
    },
    expect = { annual_allowance_due = allowance },
    source = "FA 2004 s. 228ZA(2) to (5)",
  })
end

-- A pension, interest, blindness; the allowance that is given away, the tax.
for number, row in ipairs {
  { 52000, 0, true, 1260, 7512 },          -- 52,000 less 14,440: 37,560 x 20 %
  { 48800, 400, false, 1260, 7498 },       -- 37,490 x 20 %; interest to 37,890 at the nil rate
  -- Allowances of 1,470 against interest leave 37,700 x 20 % and, after 500 at the nil rate, 3,030 x 40 % (s. 25(2)).
  { 48800, 5000, false, 0, 8752 },
} do
  local pension, interest, blind, allowance, tax = table.unpack(row)
  worked("Marriage allowance given at the end of the basic rate, " .. number, {
    year   = 2025,
    given  = { pension_income = pension, savings_income = interest, blind = blind, marriage_allowance = "given" },
    expect = { marriage_allowance_given = allowance, income_tax = tax },
    source = "ITA 2007 ss. 10, 12A, 12B, 25(2), 38, 55B, 55C",
  })
end

-- Year, facts, capital gains tax, credit for the tax on gains abroad.
for number, row in ipairs {
  -- 10,000 x 10 %, 20,000 x 20 % and 699 x 28 %; without 8,000 abroad 12,000 x 20 % for 20,000
  { 2022, { employment_income = 60000, capital_gains = 20000, residential_gains = 15000, disposal_relief_gains = 10000,
    capital_losses_brought_forward = 2000.40, foreign_gains = 8000, foreign_tax_on_gains = 3000 }, 5195.72, 1600 },
  -- 4,000 x 14 %, 1,270 x 18 %, 15,730 x 24 %; 8,000 x 24 %
  { 2025, { employment_income = 45000, capital_gains = 20000, disposal_relief_gains = 4000, foreign_gains = 8000,
    foreign_tax_on_gains = 3000 }, 4563.80, 1920 },
  -- A loss of 10,000 and the exempt amount leave 7,000 x 18 %; 5,000 x 18 %
  { 2025, { employment_income = 20000, trading_expenses = 30000, sets_loss_against_income = true,
    sets_loss_against_gains = true, capital_gains = 20000, foreign_gains = 5000, foreign_tax_on_gains = 2000 }, 1260,
    900 },
} do
  worked("Credit for foreign tax on gains beside losses and other gains, " .. number, {
    year   = row[1],
    given  = row[2],
    expect = { capital_gains_tax = row[3], foreign_tax_credit_on_gains = row[4] },
    source = "TIOPA 2010 s. 40; TCGA 1992 ss. 1 to 1K, 169N, 261B",
  })
end

worked("What is left of a blind person's allowance after interest that is deducted", {
  year   = 2025,
  given  = { pension_income = 13570, qualifying_loan_interest = 500, blind = true },
  expect = { blind_persons_allowance_surplus = 2630 },
  source = "ITA 2007 ss. 38, 39: 3,130 less 13,570 - 500 - 12,570",
})

-- Pence.

for number, row in ipairs { { 3242.96, 588, 3830 }, { 3073, 2024.99, 5097 } } do
  worked("Pence of pay given up for a van and its fuel, " .. number, {
    year   = 2025,
    given  = {
      employment_income = 40000, company_van = "fuel", van_days_unavailable = 86, pay_given_up_for_van = row[1],
      pay_given_up_for_van_fuel = row[2],
    },
    expect = { van_benefit = row[3] },
    source = "ITEPA 2003 ss. 154A, 160A: more than 3,072.82 and 587.81, in whole pounds, cut",
  })
end

-- Gain, months owned, lived in, let; relief.
for number, row in ipairs { { 671, 156, 60, 78, 335 }, { 9.74, 100, 60, 22, 1 } } do
  worked("Lettings relief up to what residence relief leaves, " .. number, {
    year   = 2019,
    given  = {
      home_gain = row[1], home_months_owned = row[2], home_months_lived_in = row[3], home_months_let = row[4],
    },
    expect = { lettings_relief = row[5] },
    source = "TCGA 1992 s. 223(1), (4): 78 of the months are those of residence and the last 18, rounded up",
  })
end

-- Transition part, profits of the year, class 4 on these and 30,000.
for _, row in ipairs { { 26, 5.20, 1569.15 }, { 479, 95.80, 1577.25 } } do
  worked("Class 4 on transition profits in whole pounds: " .. row[2], {
    year   = 2023,
    given  = {
      trading_receipts = 40000, trading_expenses = 10000, transition_part_profit = row[1], paid_on_account = 0,
    },
    expect = { transition_profits = row[2], class_4 = row[3] },
    source = "FA 2022 Sch. 1 para. 72; SSCBA 1992 s. 15: 9 % of what is above 12,570, profits in whole pounds, cut",
  })
end

worked("Pence of gains of which a part was taxed abroad", {
  year   = 2025,
  given  = { employment_income = 60000, capital_gains = 10000.81, foreign_gains = 2000, foreign_tax_on_gains = 900 },
  expect = { capital_gains_tax = 1680, foreign_tax_credit_on_gains = 480 },
  source = "TIOPA 2010 s. 40; TCGA 1992 s. 1H: 2,000 x 24 % of 7,000 x 24 %",
})
