-- Pence and parts of a penny: income, gains and profits are cut to whole pounds, reliefs and losses rounded up, and
-- parts of a penny cut, so that each is in favour of the taxpayer. Each case notices one rounding.

local function worked(title, fields)
  fields.source = "By hand from " .. fields.source
  example(title)(fields)
end

-- Year, facts, results, how.
for number, row in ipairs {
  { 2025, { employment_income = 30000, other_income = 100.99, savings_income = 100.99 }, { total_income = 30200 },
    "ITA 2007 s. 23: income of each kind in whole pounds" },
  { 2025, { employment_income = 60000, pension_contributions_net = 7.59 }, { grossed_pension_contributions = 10 },
    "FA 2004 s. 192: 9.4875 in whole pounds" },
  { 2025, { employment_income = 57935.90, pension_contributions_net = 48000 },
    { grossed_pension_contributions = 57936 }, "FA 2004 s. 190: no more than the earnings of 57,935.90" },
  { 2025, { employment_income = 60000, qualifying_loan_interest = 3839.01 }, { loan_interest_relieved = 3840 },
    "ITA 2007 s. 383" },
  { 2025, { employment_income = 60000, gifts_of_shares_and_land = 58.01 }, { reliefs_from_income = 59 },
    "ITA 2007 s. 431" },
  { 2025, { employment_income = 4, trading_expenses = 7.39, sets_loss_against_income = true,
    sets_loss_against_gains = true, capital_gains = 20000 },
    { loss_set_against_income = 4, trading_loss_against_gains = 4, trading_losses_carried_forward = 0 },
    "ITA 2007 s. 64, TCGA 1992 s. 261B: a loss of 8" },
  { 2025, { employment_income = 200001, partnership_loss = 60000, sets_partnership_loss_against_income = true },
    { partnership_loss_set_against_income = 50001 }, "ITA 2007 s. 24A(5): a quarter of 200,001" },
  { 2025, { trading_receipts = 5000, trading_expenses = 20000, trading_loss_carried_back = 9000.20,
    tax_decrease_of_earlier_years = 1800 }, { trading_losses_carried_forward = 5999 }, "ITA 2007 ss. 64, 83" },
  { 2024, { employment_income = 31000, benefits_in_kind = 1000.40, student_loan_plan_1 = true,
    student_loans_deducted = 0 }, { student_loan_income = 29999, student_loans_due = 450 },
    "SI 2009/470 reg. 29(4): 31,000 less 1,001" },
  { 2024,
    { holiday_let_receipts = 20000.99, holiday_let_expenses = 15000, holiday_let_losses_brought_forward = 974.01 },
    { holiday_let_losses_used = 975, holiday_let_income = 4025, holiday_let_losses_carried_forward = 0 },
    "ITA 2007 s. 118: 5,000 less 975" },
  { 2024, { holiday_let_receipts = 20000.99, holiday_let_expenses = 15000, holiday_let_losses_brought_forward = 9000 },
    { holiday_let_losses_used = 5000, holiday_let_income = 0, holiday_let_losses_carried_forward = 4000 },
    "ITA 2007 s. 118: no more than 5,000" },
  { 2024, { holiday_let_expenses = 500.01 }, { holiday_let_losses_carried_forward = 501 },
    "ITA 2007 s. 118: a loss without receipts" },
  { 2017, { property_receipts = 10000, dwelling_finance_costs = 1000.03, property_expenses = 500 },
    { property_income = 8749.97 }, "ITTOIA 2005 s. 272A: 75 % are 750.0225" },
  { 2025, { employment_income = 60000, life_policy_gains_without_tax = 10000.99, life_policy_years_without_tax = 5 },
    { total_income = 70000, liability_on_life_policy_gains = 1800 }, "ITTOIA 2005 s. 535: 9,500 x 40 % less 2,000" },
  { 2025, { employment_income = 60000, life_policy_gains = 10000.99, life_policy_years = 5 },
    { tax_life_policy_gains = 3800, top_slicing_relief = 800 }, "ITTOIA 2005 s. 535: 1,800 less five times 200" },
  { 2025, { employment_income = 30000, redundancy_pay = 30001.99 }, { income_tax = 3486.20 },
    "ITEPA 2003 s. 403: a pound above 30,000" },
  { 2025, { employment_income = 30000, annual_payments_made = 1000.04 }, { tax_withheld_from_payments = 200 },
    "ITA 2007 s. 900: 20 % are 200.008" },
  { 2025, { employment_income = 30000, trade_union_benefits_paid = 60.50 }, { income_tax = 3479.80 },
    "ITA 2007 s. 457: 30.25 in whole pounds, 17,399 x 20 %" },
  { 2025, { employment_income = 5000.40, pension_contributions_without_relief = 10000 },
    { pension_contributions_claimed = 5001 }, "FA 2004 s. 190: up to earnings of 5,000.40" },
  { 2025, { trading_profit = 20000.99, adjustment_income = 2000, trading_losses_brought_forward = 21500,
    partnership_profit = 20000 }, { class_4_profit = 20000, class_4 = 445.80 },
    "SSCBA 1992 s. 15, Sch. 2 para. 3(4): the loss lowers 20,000 of the trade only" },
  { 2025, { trading_profit = 30000, class_4_deductions = 1000.20 }, { class_4_profit = 28999, class_4 = 985.74 },
    "SSCBA 1992 s. 15, Sch. 2 para. 3: 16,429 x 6 %" },
  { 2025, { pension_income = 20000, blind_persons_allowance_received = 100.01 }, { income_tax = 1465.80 },
    "ITA 2007 s. 39: 20,000 less 12,570 and 101, x 20 %" },
  { 2025, { employment_income = 60000, disposal_relief_gains = 50000, disposal_relief_used = 990000.01 },
    { relieved_gains = 9999, capital_gains_tax = 10280.10 }, "TCGA 1992 s. 169N: 9,999 x 14 % and 37,001 x 24 %" },
  { 2025, { uk_resident = false, non_resident_land_gains = 10000.99 }, { taxable_gains = 7000,
    capital_gains_tax = 1260 }, "TCGA 1992 ss. 1A(3), 1H, 1K: 7,000 x 18 %" },
  { 2025, { uk_resident = false, non_resident_home_gains = 10000.99 }, { taxable_gains = 7000,
    capital_gains_tax = 1260 }, "TCGA 1992 ss. 1A(3), 1H, 1K: 7,000 x 18 %" },
  { 2024, { employment_income = 30000, property_income = 3000.90, student_loan_plan_1 = true,
    student_loans_deducted = 450 }, { student_loan_income = 33000, student_loans_due = 270 },
    "SI 2009/470 reg. 29: 9 % of 33,000 less 24,990 are 720" },
  { 2024, { employment_income = 60000, disposal_relief_gains = 10000.99,
    disposal_relief_gains_before_change = 4000.99 },
    { relieved_gains = 10000, other_gains_at_earlier_rates = 0, capital_gains_tax = 700 },
    "TCGA 1992 s. 169N: all relieved, 7,000 x 10 %" },
  { 2024, { employment_income = 60000, investors_relief_gains = 1000000.99,
    investors_relief_gains_before_change = 900000.99 },
    { relieved_gains = 1000000, other_gains_at_earlier_rates = 0, capital_gains_tax = 99700 },
    "TCGA 1992 s. 169VC: 900,000 and 100,000, less 3,000, x 10 %" },
  { 2024, { employment_income = 60000, capital_gains_before_change = 0, ["share_trade.1.share_bought"] = true,
    ["share_trade.1.share_day"] = "2024-05-01", ["share_trade.1.share_number"] = 10,
    ["share_trade.1.share_amount"] = 100, ["share_trade.2.share_bought"] = false,
    ["share_trade.2.share_day"] = "2024-07-01", ["share_trade.2.share_number"] = 10,
    ["share_trade.2.share_amount"] = 9100.99 }, { other_gains_at_earlier_rates = 9000, capital_gains_tax = 1200 },
    "TCGA 1992 s. 1H(3): 9,000 less 3,000, x 20 %" },
  { 2025, { employment_income = 40000, trading_losses_brought_forward = 384.20 },
    { trading_losses_carried_forward = 385 }, "ITA 2007 s. 83" },
  { 2025, { employment_income = 60000, capital_gains = 10000, capital_losses_brought_forward = 77.01 },
    { taxable_gains = 6922, capital_losses_carried_forward = 0 }, "TCGA 1992 s. 1(3): 10,000 less 78 and 3,000" },
  { 2025, { employment_income = 60000, capital_gains = 2000, capital_losses_brought_forward = 9.01 },
    { capital_losses_carried_forward = 10 }, "TCGA 1992 s. 1(3): within the exempt amount none are used" },
  { 2024, { holiday_let_receipts = 20000, holiday_let_expenses = 20000, holiday_let_losses_brought_forward = 974.01 },
    { holiday_let_losses_carried_forward = 975 }, "ITA 2007 s. 118" },
  { 2024, { employment_income = 49770, pension_input_amount = 61000.99 }, { annual_allowance_charge = 300 },
    "FA 2004 s. 227: 500 x 20 % and 500 x 40 %" },
  { 2025, { employment_income = 30000, dividends = 2500, bonus_shares_repaid = 2020.60, tax_on_bonus_shares = 400 },
    { bonus_shares_relief = 133 }, "ITTOIA 2005 s. 401: 2,020 less 500 at nil, x 8.75 %" },
  { 2025, { employment_income = 60270, life_policy_deficiency = 4999.04 }, { deficiency_relief = 999.80 },
    "ITTOIA 2005 s. 539: 20 % are 999.808" },
  { 2021, { pension_income = 12900, married_couples_allowance_surplus_received = 61.99 },
    { married_couples_allowance_reduction = 6.19, income_tax = 59.81 },
    "ITA 2007 ss. 42, 51: 330 x 20 % less 10 % of 61.99" },
  { 2025, { employment_income = 30000, unauthorised_payments = 2024.99, unauthorised_payments_with_surcharge = 30000 },
    { unauthorised_payments_charge = 17309.99 }, "FA 2004 ss. 208, 209: 32,024.99 x 40 % and 30,000 x 15 %" },
  { 2025, { employment_income = 30000, short_service_refund_abroad = 79.39 }, { short_service_refund_charge = 15.87 },
    "FA 2004 s. 205: 20 % are 15.878" },
  { 2023, { filed = "2026-02-02", tax_in_return = 55437.76 }, { late_filing_penalty = 6543.76 },
    "FA 2009 Sch. 55: 100, 90 x 10 and twice 5 % of 55,437.76, which are 2,771.888" },
  { 2023, { paid_late_on = "2025-03-05", paid_late = 4166.99 }, { late_payment_penalty = 208.34 },
    "FA 2009 Sch. 56 para. 3: 5 % are 208.3495" },
  { 2025, { take_home_pay_of_year = 20000 }, { take_home_pay_of_month = 1666.66 },
    "SI 2003/2682 reg. 23: 20,000 / 12" },
  -- 20,001 are taxable without allowances, 4,000.20; 19,430 + 1,972 x 20 % are more
  { 2025, { uk_resident = false, not_resident_in_year = true, property_receipts = 24000, property_expenses = 4000,
    pension_income = 11973, disregarded_pensions = 11972.99, savings_income = 2000 },
    { non_resident_reduction = 80.40, income_tax = 4000.20 }, "ITA 2007 ss. 811, 813: 20,001 x 20 %" },
  { 2025, { employment_income = 35000, life_policy_gains = 1.18, life_policy_years = 6 },
    { top_slicing_relief = 0, income_tax = 4485.80 },
    "ITTOIA 2005 ss. 530, 536: no slice of a pound; 22,430 x 20 % less 20 % of 1" },
} do
  worked("Pence in favour of the taxpayer, " .. number, {
    year   = row[1],
    given  = row[2],
    expect = row[3],
    source = row[4] .. "; whole pounds and whole pence in favour of the taxpayer",
  })
end

-- Interest of 375.9975 at the official rate of 3.75 %.
for number, given in ipairs {
  { ["employer_loan.1.loan_months"] = 12 },
  { ["employer_loan.1.loan_goes_by_days"] = true, ["employer_loan.1.loan_average_of_days"] = 10026.60 },
} do
  given.employment_income, given.employer_loans_most = 40000, 10026.60
  given["employer_loan.1.loan_at_start"], given["employer_loan.1.loan_at_end"] = 10026.60, 10026.60
  worked("Interest that an employer does not ask for, with parts of a penny, " .. number, {
    year   = 2025,
    given  = given,
    expect = { loan_benefit = 375.99, total_income = 40375 },
    source = "ITEPA 2003 ss. 175, 182, 183: 375.9975, and income in whole pounds",
  })
end

-- Unearned income of eight kinds, each with 90 pence that do not count: 2,000.
worked("Unearned income of 2,000 with pence does not count for student loans", {
  year   = 2024,
  given  = {
    employment_income = 30000, property_income = 100.90, savings_income = 100.90, dividends = 1200.90,
    pension_income = 100.90, other_income = 100.90, trust_income_net = 80.72, foreign_other_income = 100.90,
    life_policy_gains = 100.90, life_policy_years = 1, holiday_let_receipts = 1100.90, holiday_let_expenses = 1000,
    student_loan_plan_1 = true, student_loans_deducted = 450,
  },
  expect = { student_loan_income = 30000, student_loans_due = 0 },
  source = "SI 2009/470 reg. 29(4)(c): 2,000 in whole pounds are not more than 2,000",
})

-- 80 % of 150 a week: 17.1428 a day, seven of which are 119.9996.
worked("Sick pay of a whole week by 80 % of earnings", {
  year   = 2026,
  given  = { average_weekly_earnings = 150, sick_days = 7, qualifying_days = 7 },
  expect = { sick_pay = 120 },
  source = "SSCBA 1992 s. 157 as amended by the Employment Rights Act 2025: 80 % of 150",
})

-- Months, annual investment allowance on a million of equipment, of which 1,000,000 a year are within it.
for months, most in pairs { [1] = 83333.33, [5] = 416666.67 } do
  worked("Annual investment allowance of accounts of " .. months .. " months", {
    year   = 2025,
    given  = { accounts_months = months, equipment_bought = 1000000 },
    expect = { annual_investment_allowance = most },
    source = "CAA 2001 s. 51A(6): twelfths of 1,000,000, to the nearest penny",
  })
end

worked("What is left of the cost of a pool of shares, to the nearest penny", {
  year   = 2025,
  given  = {
    employment_income = 60000, ["share_trade.1.share_bought"] = true, ["share_trade.1.share_day"] = "2020-05-01",
    ["share_trade.1.share_number"] = 3, ["share_trade.1.share_amount"] = 100, ["share_trade.2.share_bought"] = false,
    ["share_trade.2.share_day"] = "2025-06-02", ["share_trade.2.share_number"] = 1,
    ["share_trade.2.share_amount"] = 40,
  },
  expect = { share_pool_number = 2, share_pool_cost = 66.67 },
  source = "TCGA 1992 s. 42: two thirds of 100",
})
