-- People of whom the interviews ask what concerns them and no more; the figures by hand from the statutes.

example "Take-home pay" {
  year   = 2025,
  given  = { employment_income = 30000 },
  expect = { take_home_pay_of_year = 25121.40, take_home_pay_of_month = 2093.45 },
  asks   = {
    "employment_income", "pension_net_pay", "country", "over_state_pension_age", "student_loans", "pay_details",
    of = "take_home",
  },
  source = "By hand from SI 2003/2682 regs. 8, 23; SSCBA 1992 s. 8",
}

example "Take-home pay in Scotland with a student loan and a pension scheme" {
  year   = 2025,
  given  = {
    employment_income = 40000, pension_net_pay = 2000, country = "scotland", student_loan_plan_4 = true,
  },
  -- 25,421: 2,827 x 19 % + 12,094 x 20 % + 10,500 x 21 %; 27,430 x 8 %; 9 % of 7,255
  expect = { paye_deducted = 5160.93, take_home_pay_of_year = 29992.67 },
  asks   = {
    "employment_income", "pension_net_pay", "country", "over_state_pension_age", "student_loans",
    "student_loan_plan_4", "pay_details", of = "take_home",
  },
  source = "By hand from SI 2003/2682 regs. 8, 23; SSCBA 1992 s. 8; SI 2009/470 reg. 44",
}

example "Take-home pay of 2022/23, when thresholds and rates changed" {
  year   = 2022,
  given  = { employment_income = 36000 },
  expect = { take_home_pay_of_year = 28244.69 },
  asks   = {
    "employment_income", "pension_net_pay", "country", "over_state_pension_age", "student_loans", "pay_details",
    of = "take_home",
  },
  source = "By hand from SI 2003/2682 regs. 8, 23 (4,684.20); SSCBA 1992 s. 8 (3,071.11, month by month)",
}

example "Take-home pay of who gives up a part of it for a pension" {
  year   = 2025,
  given  = { employment_income = 50000, pay_given_up_for_pension = 5000 },
  -- (45,000 - 12,579) x 20 %; 32,430 x 8 %
  expect = { paye_deducted = 6484.20, employee_ni_of_year = 2594.40, take_home_pay_of_year = 35921.40 },
  asks   = {
    "employment_income", "pension_net_pay", "country", "over_state_pension_age", "student_loans", "pay_details",
    "pay_given_up_for_pension", of = "take_home",
  },
  source = "By hand from SI 2003/2682 regs. 8, 23; SSCBA 1992 s. 8",
}

example "Refund of an employee who gives to charity" {
  year   = 2025,
  given  = { employment_income = 60000, tax_deducted_from_pay = 11432, gift_aid = 800 },
  expect = { refund = 200 },
  asks   = {
    "employment_income", "tax_deducted_from_pay", "reliefs", "gift_aid", "country", "circumstances",
    "other_income_of_year", "benefits", "paid_on_account", of = "refund",
  },
  source = "By hand from ITA 2007 ss. 10, 414",
}

example "A sole trader with a job and a student loan" {
  year   = 2025,
  given  = {
    trading_receipts = 40000, trading_expenses = 10000, employment_income = 20000, tax_deducted_from_pay = 1486,
    paid_on_account = 4000, student_loan_plan_2 = true, student_loans_taken_from_pay = 0,
    class_1_paid_at_main_rate = 594.40,
  },
  -- 37,430 x 20 % less 1,486; 17,430 x 6 %; 9 % of 21,530
  expect = {
    relevant_amount = 7045.80, student_loans_due = 1937, balancing_payment = 4982.80, payment_on_account = 3522.90,
    due_in_january = 8505.70, due_in_july = 3522.90,
  },
  asks   = {
    "trading_receipts", "trading_expenses", "business_assets", "employment_income", "pension_income",
    "tax_deducted_from_pay",
    "class_1_paid_at_main_rate", "paid_on_account", "other_tax_deducted", "country", "circumstances", "reliefs",
    "other_income_of_year", "benefits", "student_loans", "student_loan_plan_2", "student_loans_taken_from_pay",
    "job_details", of = "sole_trader",
  },
  source = "By hand from ITA 2007 s. 10; SSCBA 1992 s. 15; SI 2009/470 reg. 29; TMA 1970 ss. 59A, 59B",
}

example "A sole trader of 2021/22, who owes class 2" {
  year   = 2021,
  given  = { trading_receipts = 30000, trading_expenses = 5000 },
  -- 12,430 x 20 %; 15,432 x 9 %; 52 x 3.05
  expect = {
    class_2 = 158.60, class_4 = 1388.88, balancing_payment = 4033.48, payment_on_account = 1937.44,
    due_in_january = 5970.92,
  },
  asks   = {
    "trading_receipts", "trading_expenses", "business_assets", "weeks_self_employed", "employment_income",
    "pension_income",
    "paid_on_account", "other_tax_deducted", "country", "circumstances", "reliefs", "other_income_of_year", "benefits",
    "student_loans", of = "sole_trader",
  },
  source = "By hand from ITA 2007 s. 10; SSCBA 1992 ss. 11, 15; TMA 1970 ss. 59A, 59B",
}

example "An employed landlord" {
  year   = 2025,
  given  = {
    property_receipts = 12000, employment_income = 45000, property_expenses = 2400, dwelling_finance_costs = 4800,
    tax_deducted_from_pay = 6486,
  },
  -- 37,700 x 20 % + 4,330 x 40 % - 4,800 x 20 %
  expect = { balancing_payment = 1826, payment_on_account = 913, due_in_january = 2739, due_in_july = 913 },
  asks   = {
    "property_receipts", "employment_income", "pension_income", "property_expenses", "dwelling_finance_costs",
    "finance_costs_brought_forward", "tax_deducted_from_pay", "paid_on_account", "country", "circumstances", "reliefs",
    "other_income_of_year", "benefits", "student_loans", of = "landlord",
  },
  source = "By hand from ITA 2007 s. 10; ITTOIA 2005 s. 274AA; TMA 1970 ss. 59A, 59B",
}

example "A pensioner with dividends and a winter fuel payment" {
  year   = 2025,
  given  = { pension_income = 34000, winter_fuel_payment = 200, dividends = 1600 },
  -- 21,430 x 20 % + 1,100 x 8.75 %; 35,600 is above 35,000
  expect = { income_tax = 4382.25, winter_fuel_charge = 200, income_tax_and_charges = 4582.25, net_income = 31217.75 },
  asks   = {
    "pension_income", "savings_income", "dividends", "winter_fuel_payment", "country", "circumstances",
    "other_income_of_year", "reliefs", "benefits", of = "pensioner",
  },
  source = "By hand from ITA 2007 ss. 10, 13A; FA 2026 s. 55, Sch. 10",
}
