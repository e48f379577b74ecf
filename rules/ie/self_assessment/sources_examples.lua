-- Sums of sources of which each term counts, and roundings of lettings.

local function worked(title, fields)
  fields.source = "By hand from " .. fields.source
  example(title)(fields)
end

-- The same facts of the taxpayer and of a spouse.
local function of_both(title, fields)
  worked(title, fields)
  local given, expect = { marital_status = "married" }, {}
  for name, value in pairs(fields.given) do given["spouse." .. name] = value end
  for name, value in pairs(fields.expect) do expect["spouse." .. name] = value end
  example(title .. ", the spouse's")({ year = fields.year, given = given, expect = expect, source = fields.source })
end

-- Who is under PAYE and has gross income of other kinds beyond 30,000 is a chargeable person, whatever is left of it.
-- Here 26,000 are of a trade without a profit, and 4,000.01 of another kind.
for name, given in pairs {
  ["the trade"]                     = { turnover = 30000.01, trade_expenses = 30000 },
  ["a further trade"]               = {
    further_trades = 1, ["further_trade.1.turnover"] = 4000.01, ["further_trade.1.trade_expenses"] = 4000,
  },
  ["rents of homes"]                = { residential_rents = 4000.01, residential_rental_expenses = 4000 },
  ["a home let"]                    = {
    homes_let = 1, ["home_let.1.rent_due"] = 4000.01, ["home_let.1.letting_expenses"] = 4000,
  },
  ["other rents"]                   = { other_rents = 4000.01, other_rental_expenses = 4000 },
  ["foreign income"]                = { foreign_and_untaxed_income = 4000.01 },
  ["foreign earnings"]              = { foreign_earnings = 4000.01 },
  ["income of case IV"]             = { income_taxed_under_case_iv = 4000.01 },
  ["Irish dividends"]               = { irish_dividends = 4000.01 },
} do
  given.salary, given.turnover = 40000, given.turnover or 26000
  given.trade_expenses = given.trade_expenses or 26000
  of_both("A chargeable person by gross income beside that of " .. name, {
    year   = 2024,
    given  = given,
    expect = { is_chargeable_person = true },
    source = "TCA 1997 s. 959B(1); Revenue, Non-PAYE income: more than 30,000 before deductions",
  })
end

for number, row in ipairs {
  { { turnover = 30000, trade_expenses = 30000 }, false },
  { { turnover = 30000, trade_expenses = 25000 }, false },
  { { turnover = 30000, trade_expenses = 24999.99 }, true },
  { { turnover = 8000, trade_expenses = 8000, childminding_receipts = 22000, childminding_expenses = 22000 }, false },
  { { turnover = 8000.01, trade_expenses = 8000, childminding_receipts = 22000, childminding_expenses = 22000 }, true },
  { { turnover = 14000, trade_expenses = 14000, room_rent = 16000, room_rent_expenses = 16000 }, false },
  { { turnover = 14000.01, trade_expenses = 14000, room_rent = 16000, room_rent_expenses = 16000 }, true },
  { { turnover = 29000, trade_expenses = 29000, room_rent = 14000 }, false },
} do
  local given, is_one = row[1], row[2]
  given.salary = 40000
  of_both("Whether an employee with sources of other kinds is a chargeable person, " .. number, {
    year   = 2024,
    given  = given,
    expect = { is_chargeable_person = is_one },
    source = "TCA 1997 ss. 216A, 216C, 959B(1); Revenue, Non-PAYE income: more than 5,000, or 30,000 before deductions",
  })
end

-- A source counts also in a year without a profit, of either spouse.
for name, given in pairs {
  ["a trade"]        = { turnover = 1000, trade_expenses = 2000 },
  ["a further trade"] = {
    further_trades = 1, ["further_trade.1.turnover"] = 1000, ["further_trade.1.trade_expenses"] = 2000,
  },
  ["childminding"]   = { childminding_receipts = 16000, childminding_expenses = 16000 },
  ["rents of homes"] = { residential_rents = 1000, residential_rental_expenses = 2000 },
  ["other rents"]    = { other_rents = 1000, other_rental_expenses = 2000 },
  ["dividends"]      = { irish_dividends = 1 },
} do
  given.salary = 40000
  worked("A source outside of PAYE: " .. name, {
    year   = 2024,
    given  = given,
    expect = { has_source_outside_paye = true },
    source = "TCA 1997 ss. 18, 959A",
  })
end

-- 12.5 % of 1,000.03 are 125.00375, of 1,000.05 125.00625.
for _, row in ipairs { { 1000.03, 125 }, { 1000.05, 125.01 } } do
  local cost, wear = table.unpack(row)
  of_both("Wear of furniture that cost " .. cost, {
    year   = 2024,
    given  = {
      furniture_bought = 1, ["furniture.1.furniture_cost"] = cost, ["furniture.1.bought_on"] = "2024-03-01",
    },
    expect = { ["furniture.1.furniture_wear"] = wear },
    source = "TCA 1997 ss. 284, 300: 12.5 %",
  })
end

-- 20,000 and 10,000 of pay take 30,000 of the losses: 15,000 of the first person, and 15,000 of the spouse's 30,000.
worked("Losses of both spouses beyond their income, taxed as one", {
  year   = 2025,
  given  = {
    marital_status = "married", salary = 20000, turnover = 5000, trade_expenses = 20000, claims_trade_loss = true,
    works_in_trade = true, ["spouse.salary"] = 10000, ["spouse.turnover"] = 5000, ["spouse.trade_expenses"] = 35000,
    ["spouse.claims_trade_loss"] = true, ["spouse.works_in_trade"] = true,
  },
  expect = {
    trade_loss_relief = 15000, ["spouse.trade_loss_relief"] = 15000, total_income = 0, ["spouse.total_income"] = 0,
    trade_losses_carried_forward = 0, ["spouse.trade_losses_carried_forward"] = 15000, income_tax = 0,
  },
  source = "TCA 1997 ss. 381, 382, 1017",
})

worked("Losses of both spouses beyond their income, each taxed alone", {
  year   = 2025,
  given  = {
    marital_status = "married", assessment = "single", salary = 20000, turnover = 5000, trade_expenses = 20000,
    claims_trade_loss = true, works_in_trade = true, ["spouse.salary"] = 10000, ["spouse.turnover"] = 5000,
    ["spouse.trade_expenses"] = 35000, ["spouse.claims_trade_loss"] = true, ["spouse.works_in_trade"] = true,
  },
  expect = {
    trade_loss_relief = 15000, ["spouse.trade_loss_relief"] = 10000, total_income = 5000, ["spouse.total_income"] = 0,
    trade_losses_carried_forward = 0, ["spouse.trade_losses_carried_forward"] = 20000,
  },
  source = "TCA 1997 ss. 381, 382, 1016",
})
