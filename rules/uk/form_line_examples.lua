-- Lines of the pages of a tax return and of payslips: cases on the lines that no other case tells of.

local function worked(title, fields)
  fields.source = "Worked by hand from " .. fields.source
  example(title)(fields)
end

-- The year, the number of the code, tax of a month on 4,200 less 150.50 of pension contributions and with
-- benefits of 300.25: 4,349.75 less free pay in whole pounds, to a twelfth of the basic rate limit at 20 % and at 40 %.
for _, row in ipairs {
  { 2015, 1060, 856.25, "3,465: 529.75 on 2,648.75, and 816.25 x 40 %" },
  { 2016, 1100, 839.46, "3,432: 533.3333 on 2,666.6666, and 765.3334 x 40 %" },
  { 2017, 1150, 797.66, "3,390: 558.3333 on 2,791.6666, and 598.3334 x 40 %" },
  { 2018, 1185, 769.40, "3,361: 575 on 2,875, and 486 x 40 %" },
  { 2019, 1250, 697.80, "3,307: 625 on 3,125, and 182 x 40 %" },
  { 2020, 1250, 697.80, "3,307: 625 on 3,125, and 182 x 40 %" },
  { 2021, 1257, 692.06, "3,301: 628.3333 on 3,141.6666, and 159.3334 x 40 %" },
  { 2022, 1257, 692.06, "3,301: 628.3333 on 3,141.6666, and 159.3334 x 40 %" },
  { 2023, 1257, 692.06, "3,301: 628.3333 on 3,141.6666, and 159.3334 x 40 %" },
  { 2024, 1257, 692.06, "3,301: 628.3333 on 3,141.6666, and 159.3334 x 40 %" },
  { 2025, 1257, 692.06, "3,301: 628.3333 on 3,141.6666, and 159.3334 x 40 %" },
  { 2026, 1257, 692.06, "3,301: 628.3333 on 3,141.6666, and 159.3334 x 40 %" },
} do
  local year, number, tax, words = table.unpack(row)
  worked("A payslip of " .. year .. " with pension contributions and payrolled benefits", {
    year   = year,
    given  = {
      period_pay = 4200, pay_period = "month", pay_day = year .. "-07-31", tax_code = "L X",
      tax_code_number = number, period_pension_net_pay = 150.50, payrolled_benefits = 300.25,
    },
    expect = { pay_of_period_for_tax = 4349.75, paye_of_period = tax },
    source = "SI 2003/2682 regs. 3, 23, 28, 61C; HMRC Specification for PAYE Tax Table Routines: " .. words,
  })
end

worked("Payrolled benefits are taxed and not paid", {
  year   = 2025,
  given  = {
    period_pay = 4200, pay_period = "month", pay_day = "2025-07-31", tax_code = "L X", tax_code_number = 1257,
    period_pension_net_pay = 150.50, payrolled_benefits = 300.25,
  },
  expect = { employee_ni = 251.50, net_pay_of_period = 3105.94 },
  source = "SSCBA 1992 s. 8: 3,141 x 8 % and 11 x 2 %; 4,200 - 150.50 - 692.06 - 251.50",
})

worked("Benefits do not stand where contributions are more than the pay", {
  year   = 2025,
  given  = {
    period_pay = 100, pay_period = "month", pay_day = "2025-07-31", tax_code = "BR", period_pension_net_pay = 120,
    payrolled_benefits = 300, taxable_pay_before = 0, tax_deducted_before = 0,
  },
  expect = { pay_of_period_for_tax = 300, paye_due_to_date = 60, paye_of_period = 0 },
  source = "SI 2003/2682 regs. 2, 23(5): 300 x 20 %, but no more than half of pay, which is nothing",
})

-- Paid, the relief, the tax: income for the allowance stays 110,000 (ITA 2007 s. 58 step 4), which leaves 7,570.
for _, row in ipairs {
  { 150, 75, 33402, "102,355: 37,700 x 20 % and 64,655 x 40 %" },
  { 150.01, 76, 33401.60, "102,354: 37,700 x 20 % and 64,654 x 40 %" },
  { 500, 100, 33392, "102,330: 37,700 x 20 % and 64,630 x 40 %" },
} do
  worked("Trade union death benefits of " .. row[1] .. " do not raise the allowance", {
    year   = 2025,
    given  = { employment_income = 110000, trade_union_benefits_paid = row[1] },
    expect = {
      trade_union_relief = row[2], adjusted_net_income = 110000, personal_allowance = 7570, income_tax = row[3],
    },
    source = "ITA 2007 ss. 10, 35, 58, 457: " .. row[4],
  })
end

worked("Trade union death benefits of who claims the remittance basis", {
  year   = 2024,
  given  = { employment_income = 30000, trade_union_benefits_paid = 200, foreign_regime_claimed = true },
  expect = { trade_union_relief = 0, income_tax = 6000 },
  source = "ITA 2007 s. 809G(2): 30,000 x 20 %, without the relief and without allowances",
})

-- The year, class 4 and class 2 on a profit of 30,000, the bill after 500 for the next year's loss, the first payment
-- on account, which the claim does not lower.
for _, row in ipairs {
  { 2023, 1568.70, 179.40, 4734.10, 2527.35 },
  { 2024, 1045.80, 0, 4031.80, 2265.90 },
  { 2025, 1045.80, 0, 4031.80, 2265.90 },
} do
  local year, class_4, class_2, bill, on_account = table.unpack(row)
  worked("Repayment for a loss of the year after " .. year .. ", claimed now", {
    year   = year,
    given  = { trading_profit = 30000, repayment_of_next_year_claimed = 500, paid_on_account = 1000 },
    expect = {
      class_4 = class_4, class_2 = class_2, adjustments_of_other_years = -500, self_assessment_bill = bill,
      balancing_payment = bill - 1000, payment_on_account = on_account, due_in_january = bill - 1000 + on_account,
    },
    source = "TMA 1970 ss. 59A, 59B(1)(b), Sch. 1B para. 2: 17,430 x 20 % and contributions, less 500; half of "
      .. "tax and class 4",
  })
end

-- The year, allowances of the main pool and of the special rate pool, the profit, income tax, class 4.
for _, row in ipairs {
  { 2023, 1800, 720, 35479.60, 4581.80, 2061.81 },
  { 2024, 1800, 720, 35479.60, 4581.80, 1374.54 },
  { 2025, 1800, 720, 35479.60, 4581.80, 1374.54 },
  { 2026, 1400, 720, 35879.60, 4661.80, 1398.54 },
} do
  local year, main, special, profit, tax, class_4 = table.unpack(row)
  worked("A trade of " .. year .. " with capital allowances of each kind", {
    year   = year,
    given  = {
      trading_receipts = 80000, trading_expenses = 10000, equipment_bought = 12000.40,
      zero_emission_cars_bought = 20000, main_pool_brought_forward = 10000, special_pool_brought_forward = 5000,
      special_rate_cars_bought = 7000,
    },
    expect = {
      annual_investment_allowance = 12000.40, zero_emission_cars_deducted = 20000, main_pool_allowance = main,
      special_pool_allowance = special, trading_profit = profit, income_tax = tax, class_4 = class_4,
    },
    source = "CAA 2001 ss. 45D, 51A, 56, 104D: 10,000 at 18 or 14 %, 12,000 at 6 %; ITA 2007 s. 10; SSCBA 1992 s. 15: "
      .. "what is above 12,570, in whole pounds",
  })
end

-- The pools that are brought forward, proceeds of the main pool; the allowances, the profit of 18,500 less these.
for number, row in ipairs {
  { 900.01, 1000, 0, 900.01, 1000, 16599.99, "two small balances" },
  { 2000, 1000.50, 1000, 1000, 60.03, 17439.97, "1,000 that are left are a small balance; 6 % of 1,000.50" },
  { 2000, 500, 999.99, 180, 500, 17820, "18 % of 1,000.01 is 180.0018; 500" },
} do
  local main_before, special_before, sold, main, special, profit, words = table.unpack(row)
  worked("Small balances of pools, " .. number .. ": " .. words, {
    year   = 2025,
    given  = {
      trading_receipts = 20000, trading_expenses = 1500, main_pool_brought_forward = main_before,
      special_pool_brought_forward = special_before, main_pool_proceeds = sold,
    },
    expect = { main_pool_allowance = main, special_pool_allowance = special, trading_profit = profit },
    source = "CAA 2001 ss. 55, 56, 56A: " .. words,
  })
end

-- The year, the adjustment, profit for class 4, class 4 and class 2; the income tax on 30,000 stays.
for _, row in ipairs {
  { 2023, 1500.50, 28499, 1433.61, 179.40 },
  { 2024, 1500.50, 28499, 955.74, 0 },
  { 2025, 1500.50, 28499, 955.74, 0 },
  { 2025, 17430, 12570, 0, 0 },
  { 2023, 17430, 12570, 0, 0 },
  { 2023, 17429, 12571, 0.09, 179.40 },
} do
  local year, adjustment, profit, class_4, class_2 = table.unpack(row)
  for name, whose in pairs { trading_profit = "an own trade", partnership_profit = "a partnership" } do
    worked("An adjustment for class 4 of " .. adjustment .. " from the profit of " .. whose .. " of " .. year, {
      year   = year,
      given  = { [name] = 30000, class_4_deductions = adjustment },
      expect = { class_4_profit = profit, class_4 = class_4, class_2 = class_2, income_tax = 3486 },
      source = "SSCBA 1992 ss. 11(2), (3), 15, Sch. 2 paras. 3(4), 5: 30,000 less the adjustment in whole pounds, "
        .. "rounded up, is the profit of both classes; 9 or 6 % of what is above 12,570; 52 x 3.45",
    })
  end
end

-- The year, receipts and expenses of a holiday let, its losses of before; the result, what is used of losses, taxed and
-- carried forward, the income tax beside pay of 30,000.
for _, row in ipairs {
  { 2023, 18000.75, 6000.25, 2500.50, 12000.50, 2501, 9499, 0, 5385.80, "12,000 - 2,501" },
  { 2024, 18000.75, 6000.25, 2500.50, 12000.50, 2501, 9499, 0, 5385.80, "12,000 - 2,501" },
  { 2023, 5000, 400, 4500, 4000, 4000, 0, 500, 3486, "5,000 less the property allowance, and losses of 4,000" },
  { 2024, 5000, 400, 4500, 4000, 4000, 0, 500, 3486, "5,000 less the property allowance, and losses of 4,000" },
  { 2023, 4000, 9000.50, 300, -5000.50, 0, 0, 5301, 3486, "a loss of 5,001 in whole pounds, beside 300" },
  { 2024, 4000, 9000.50, 300, -5000.50, 0, 0, 5301, 3486, "a loss of 5,001 in whole pounds, beside 300" },
} do
  local year, receipts, expenses, before, result, used, taxed, after, tax, words = table.unpack(row)
  worked("A holiday let of " .. year .. " with receipts of " .. receipts .. " and losses of before", {
    year   = year,
    given  = {
      employment_income = 30000, holiday_let_receipts = receipts, holiday_let_expenses = expenses,
      holiday_let_losses_brought_forward = before,
    },
    expect = {
      holiday_let_result = result, holiday_let_losses_used = used, holiday_let_income = taxed,
      holiday_let_losses_carried_forward = after, income_tax = tax,
    },
    source = "ITTOIA 2005 ss. 272, 783B; ITA 2007 ss. 10, 118, 127: " .. words .. "; 17,430 and it at 20 %",
  })
end

-- The property allowance is for all letting of a person, who has it in place of all expenses (ITTOIA 2005 s. 783BH(3);
-- HMRC PIM4438): rents, their expenses, those of a holiday let; whether it is used, what is taxed of both.
for _, row in ipairs {
  { 3000, 500, 20000, 12000, false, 2500, 8000, "12,500 of expenses are more than the allowance" },
  { 800, 0, 5000, 2000, false, 800, 3000, "5,800 are above the allowance: 2,000 of expenses are more" },
  { 800, 0, 5000, 100, true, 0, 4800, "5,800 less 1,000, 200 of it from the holiday let" },
  { 3000, 500, 5000, 400, true, 2000, 5000, "8,000 less 1,000 in place of 900 of expenses" },
  { 3000, 600, 5000, 400, false, 2400, 4600, "1,000 of expenses are as much as the allowance" },
  { 600, 0, 400, 0, true, 0, 0, "full relief: 1,000 in all" },
  { 600, 700, 400, 0, true, 0, 0, "full relief: 1,000 in all" },
} do
  local rents, costs, receipts, expenses, used, of_rents, of_lets, words = table.unpack(row)
  for year = 2023, 2024 do
    worked("A holiday let beside rents of " .. rents .. " and costs of " .. costs .. " in " .. year .. ": " .. words, {
      year   = year,
      given  = {
        property_receipts = rents, property_expenses = costs, holiday_let_receipts = receipts,
        holiday_let_expenses = expenses,
      },
      expect = { uses_property_allowance = used, property_income = of_rents, holiday_let_income = of_lets },
      source = "ITTOIA 2005 ss. 783BF to 783BI; HMRC PIM4438: " .. words,
    })
  end
end

-- The year, rents, expenses, losses of before; the profit, what is used of losses and taxed, the income tax beside pay
-- of 30,000.
for _, row in ipairs {
  { 2023, 15000.90, 4000.40, 3000.25, 11000.50, 3000.25, 8000.25, 5086 },
  { 2024, 15000.90, 4000.40, 3000.25, 11000.50, 3000.25, 8000.25, 5086 },
  { 2025, 15000.90, 4000.40, 3000.25, 11000.50, 3000.25, 8000.25, 5086 },
  { 2024, 3000, 500, 2500, 2000, 2000, 0, 3486 },
  { 2025, 3000, 500, 2500, 2000, 2000, 0, 3486 },
  { 2025, 3000, 3500.50, 2500, 0, 0, 0, 3486 },
} do
  local year, rents, costs, before, profit, used, taxed, tax = table.unpack(row)
  worked("Rents of " .. rents .. " with costs of " .. costs .. " and losses of before, " .. year, {
    year   = year,
    given  = {
      employment_income = 30000, property_receipts = rents, property_expenses = costs,
      property_losses_brought_forward = before,
    },
    expect = {
      profit_of_letting = profit, property_losses_used = used, property_income = taxed,
      property_losses_carried_forward = before - used + (costs == 3500.50 and 500.50 or 0), income_tax = tax,
    },
    source = "ITTOIA 2005 ss. 272, 783B; ITA 2007 ss. 10, 118: rents less costs, or less 1,000 where that is more; the "
      .. "profit has losses of before; 17,430 and it in whole pounds at 20 %",
  })
end
