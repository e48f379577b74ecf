-- The best use of the allowances against the usual order, in published cases.

example "HMRC's dividend factsheet: 3,000 of the allowance is better set against dividends" {
  year   = 2016,
  given  = { employment_income = 40000, dividends = 9000 },
  expect = { tax_dividends_simple_order = 1300, income_tax_simple_order = 7100, income_tax = 6725 },
  source = "HMRC, Dividend Allowance factsheet, 17 August 2015 (usual order); ITA 2007 s. 25(2)",
}

example "The best use lies between all orders: 2,000 of the allowance to dividends, 10,570 to interest" {
  year   = 2023,
  given  = { savings_income = 16570, dividends = 10000 },
  expect = { taxable_savings = 6000, taxable_dividends = 8000, income_tax = 612.50, income_tax_simple_order = 787.50 },
  source = "By hand from ITA 2007 ss. 12, 12A, 13A, 25(2): 7,000 x 8.75 %",
}

example "Allowances are used so that marriage allowance can be received" {
  year   = 2024,
  given  = { employment_income = 50170, savings_income = 600, marriage_allowance = "received" },
  -- 100 of the allowance to interest, which leaves 500 at the nil rate: 37,700 x 20 % - 252
  expect = { taxable_savings = 500, tax_savings = 0, marriage_allowance_reduction = 252, income_tax = 7288 },
  source = "By hand from ITA 2007 ss. 12B, 25(2), 55B(2)",
}

-- 2027/28: allowances go to pay first, then as is best; property and savings bear 22 %, 42 % and 47 %.

example "A landlord with pay: rents at 22 and 42 %" {
  year   = 2027,
  given  = { employment_income = 40000, property_income = 20000, dwelling_finance_costs = 5000 },
  -- 27,430 x 20 % + 10,270 x 22 % + 9,730 x 42 % - 5,000 x 22 %
  expect = {
    tax_non_savings = 5486, tax_property = 6346, finance_costs_reduction = 1100, income_tax = 10732,
  },
  source = "By hand from ITA 2007 ss. 6D, 11CA, ITTOIA 2005 s. 274AA as amended by FA 2026 s. 6, Sch. 1",
}

example "Pay takes the allowance though dividends would save more" {
  year   = 2027,
  given  = { employment_income = 40000, dividends = 30000 },
  -- 27,430 x 20 % + (10,270 - 500) x 10.75 % + 19,730 x 35.75 %
  expect = { tax_non_savings = 5486, tax_dividends = 8103.75, income_tax = 13589.75 },
  source = "By hand from ITA 2007 ss. 8, 13A, 24A, 25 as amended by FA 2026 ss. 4, 6",
}

example "Interest of 2027/28 above the nil rates" {
  year   = 2027,
  given  = { employment_income = 30000, savings_income = 3000 },
  -- 17,430 x 20 % + 2,000 x 22 %
  expect = { tax_savings = 440, income_tax = 3926 },
  source = "By hand from ITA 2007 ss. 7A, 12A as amended by FA 2026 s. 5",
}

example "Rates of dividends of 2026/27 are known since 18 March 2026" {
  year   = 2026,
  known  = "2026-03-18",
  given  = { dividends = 20000 },
  expect = { income_tax = 744.97 },
  source = "By hand from ITA 2007 s. 8 as amended by FA 2026 s. 4: (20,000 - 12,570 - 500) x 10.75 % = 744.975, cut",
}

-- Rents of 20,000 beside pay of 60,000 in 2027/28: what was known on a day.
for known, expected in pairs { ["2026-03-17"] = { 0, 19432 }, ["2026-03-18"] = { 8400, 19832 } } do
  example("Rates of property income of 2027/28 as known on " .. known) {
    year   = 2027,
    known  = known,
    given  = { employment_income = 60000, property_income = 20000 },
    -- 37,700 x 20 % + 29,730 x 40 %; then 20,000 x 42 % in place of 40 %
    expect = { tax_property = expected[1], income_tax = expected[2] },
    source = "By hand from ITA 2007 ss. 6D, 10, 11CA as amended by FA 2026 s. 6, passed on 18 March 2026",
  }
end

-- Scottish rates of 2024/25 before and since the resolution of 22 February 2024.
for known, tax in pairs { ["2024-02-21"] = 3507.50, ["2024-02-22"] = 3497.33 } do
  example("Scottish rates of 2024/25 as known on " .. known) {
    year   = 2024,
    known  = known,
    given  = { pension_income = 30000, country = "scotland" },
    -- 2,162 x 19 % + 10,956 x 20 % + 4,312 x 21 %; then 2,306 x 19 % + 11,685 x 20 % + 3,439 x 21 %
    expect = { income_tax = tax },
    source = "By hand from the Scottish rate resolutions S6M-07853 and S6M-12252",
  }
end

-- Of Wales nothing changes: before the resolution of the year the rates of the year before go on.
for _, known in ipairs { "2026-01-26", "2026-03-18" } do
  example("Welsh rates of 2026/27 as known on " .. known) {
    year   = 2026,
    known  = known,
    given  = { pension_income = 30000, country = "wales" },
    expect = { tax_non_savings = 3486 },
    source = "By hand from the Welsh rate resolution NDM9117: 17,430 x 20 %",
  }
end

-- Published calculations. Year, facts, results.
for number, row in ipairs {
  { 2025, { salary = 12570, dividends = 40000 },
    { tax_dividends = 4031.25, income_tax = 4031.25, net_income = 48538.75 },
    "financecalc.co.uk and everycalc.io, Dividend tax 2025/26" },
  { 2025, { salary = 52570 }, { income_tax = 8460, employee_ni_of_year = 3062 },
    "everycalc.io, Dividend tax 2025/26: 11,522 if all of it is pay" },
  { 2023, { trading_profit = 20000 }, { income_tax_and_class_4 = 2154.70 },
    "LITRG, Paying tax on self-employed profits and making payments on account: Marcus" },
} do
  local year, given, expect, source = table.unpack(row)
  example("A published calculation, " .. number) { year = year, given = given, expect = expect, source = source }
end
