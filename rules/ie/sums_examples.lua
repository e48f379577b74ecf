-- Sums of which each term counts: cases that notice when one is left out or taken the wrong way.

local function worked(title, year, given, expect, source)
  example(title) { year = year, given = given, expect = expect, source = "By hand from " .. source }
end

-- What is paid out beside pay of 40,000, or kept back from it.
for name, row in pairs {
  ["a benefit in kind"]       = { { benefit_in_kind = 1000 }, 40000 },
  ["an electric van"]         = {
    { company_vehicle = "electric_van", vehicle_market_value = 60000, vehicle_running_costs_paid = 0 }, 40000,
  },
  ["insurance"]               = { { employer_medical_insurance = 1000 }, 40000 },
  ["a pension contribution"]  = { { pension_contribution = 1000, birth_date = "1990-05-01" }, 39000 },
  ["a voluntary contribution"] = { { avc = 1000, birth_date = "1990-05-01" }, 39000 },
  ["a personal pension"]      = { { personal_pension_contribution = 1000, birth_date = "1990-05-01" }, 39000 },
  ["superannuation"]          = { { public_servant = true }, 39450 },
  ["automatic enrolment"]     = { { auto_enrolled = true }, 39400 },
  ["a pension"]               = { { pension_income = 1000 }, 41000 },
  ["a social welfare payment"] = { { welfare_income = 1000 }, 41000 },
  ["a trade"]                 = { { self_employed_income = 1000 }, 41000 },
  ["dividends"]               = { { irish_dividends = 1000 }, 41000 },
  ["a lodger"]                = { { room_rent = 1000 }, 41000 },
  ["childminding"]            = { { childminding_receipts = 1000 }, 41000 },
  ["woodlands"]               = { { woodlands_profit = 1000 }, 41000 },
  ["a lump sum"]              = {
    { termination_payment = 11160, termination_service_years = 0, termination_average_pay = 0,
      termination_pension_lump_sum = 10000, earlier_lump_sum = false, lump_sums_exempt_before = 0 }, 51160,
  },
} do
  row[1].salary = 40000
  worked("Cash of who has 40,000 and " .. name, 2026, row[1], { cash_income = row[2] },
    "the facts: what is paid in money less what is kept back")
end

-- What bears the universal social charge of 2024 beside pay of 12,000, all of it if it is more than 13,000.
for name, row in pairs {
  ["a trade"]                   = { { self_employed_income = 1000.01 }, 13000.01 },
  ["dividends"]                 = { { irish_dividends = 1000.01 }, 13000.01 },
  ["a pension"]                 = { { pension_income = 1000.01 }, 13000.01 },
  ["a benefit"]                 = { { benefit_in_kind = 1000.01 }, 13000.01 },
  ["woodlands"]                 = { { woodlands_profit = 1000.01 }, 13000.01 },
  ["rent less wear"]            = { { residential_rents = 1000.01, furniture_allowance = 1000 }, 13000.01 },
  ["rent less losses"]          = { { residential_rents = 1000.01, rental_losses_forward = 1000 }, 13000.01 },
  ["a social welfare payment"]  = { { welfare_income = 5000 }, 12000 },
} do
  row[1].salary = 12000
  worked("What bears USC beside pay: " .. name, 2024, row[1],
    -- 12,012 at 0.5 %, 988.01 at 2 %
    { levy_income = row[2], usc = row[2] > 13000 and 79.82 or 0 }, "TCA 1997 ss. 531AM, 531AN, 531AU")
end

-- 5,000 in all, before allowances, bear the least contribution of 500; a cent less bears nothing.
for name, of in pairs {
  ["pay"]                  = { salary = 4000, self_employed_income = 1000 },
  ["the trade"]            = { salary = 0, self_employed_income = 5000 },
  ["rents"]                = { salary = 0, residential_rents = 5000 },
  ["allowances"]           = { salary = 0, turnover = 5000, capital_allowances = 1000 },
  ["wear of furniture"]    = { salary = 0, residential_rents = 5000, furniture_allowance = 1000 },
  ["losses of the trade"]  = { salary = 0, turnover = 5000, trade_losses_forward = 1000 },
  ["losses of lettings"]   = { salary = 0, residential_rents = 5000, rental_losses_forward = 1000 },
  ["childminding"]         = { salary = 0, self_employed_income = 1000, childminding_receipts = 4000 },
  ["woodlands"]            = { salary = 0, woodlands_profit = 5000 },
} do
  worked("The threshold of class S counts " .. name, 2023, of, { self_employed_prsi = 500 },
    "Social Welfare Consolidation Act 2005 s. 21, Sch. 1 Part 3 para. 3")
end

worked("The threshold of class S, a cent less", 2023, { salary = 3999.99, self_employed_income = 1000 },
  { self_employed_prsi = 0 }, "Social Welfare Consolidation Act 2005 Sch. 1 Part 3 para. 3")

-- A loss that is set against other income is none for PRSI.
worked("A loss of a trade against rents, for PRSI", 2023, {
  salary = 0, residential_rents = 20000, turnover = 1000, trade_expenses = 6000, claims_trade_loss = true,
  works_in_trade = true,
}, { trade_loss_relief = 5000, reckonable_other_income = 15000, self_employed_prsi = 600 },
  "TCA 1997 s. 381; Social Welfare Consolidation Act 2005 s. 2: 4 % of 15,000")

-- The income levy of 2010 goes by income before allowances and losses of the trade: 2 % of more than 15,028.
for name, of in pairs {
  ["allowances"] = { turnover = 15028.50, capital_allowances = 5000 },
  ["losses"]     = { turnover = 15028.50, trade_losses_forward = 5000 },
} do
  of.salary = 0
  worked("The income levy before " .. name, 2010, of, { income_levy = 300.57 }, "TCA 1997 ss. 531B, 531C")
end

-- The flat rate, expenses that were proved, and work at home.
worked("Expenses of an employment", 2024, {
  salary = 40000, profession = "shop_assistant", other_employment_expenses = 100, remote_days = 183,
  electricity_and_heating = 1000, broadband = 0,
}, { employment_expenses = 371 }, "TCA 1997 ss. 114, 114A: 121, 100, and 30 % of 500")
