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
