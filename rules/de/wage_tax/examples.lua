-- Worked cases with published results.

local calculator = "muhammadawais93/bmf-lohnsteuer-ts tests/bmf-golden.test.ts, values of bmf-steuerrechner.de"

example "Wage tax 2026: 48,000 euro a year, class I" {
  date   = "2026-06-30",
  given  = { RE4 = 4800000, pay_period = "year", STKL = 1, PVZ = true, KVZ = 2.9 },
  expect = { wage_tax = 6294, LSTLZZ = 629400 },
  source = calculator,
}

example "Wage tax 2026: 48,000 euro a year, class II" {
  date   = "2026-06-30",
  given  = { gross_wage = 48000, pay_period = "year", tax_class = 2, care_childless = true, KVZ = 2.9 },
  expect = { wage_tax = 5020 },
  source = calculator,
}

example "Wage tax 2026: 48,000 euro a year, class III" {
  date   = "2026-06-30",
  given  = { gross_wage = 48000, pay_period = "year", tax_class = 3, care_childless = true, KVZ = 2.9 },
  expect = { wage_tax = 2422 },
  source = calculator,
}

example "Wage tax 2026: 48,000 euro a year, class IV" {
  date   = "2026-06-30",
  given  = { gross_wage = 48000, pay_period = "year", tax_class = 4, care_childless = true, KVZ = 2.9 },
  expect = { wage_tax = 6294 },
  source = calculator,
}

example "Wage tax 2026: 48,000 euro a year, class V" {
  date   = "2026-06-30",
  given  = { gross_wage = 48000, pay_period = "year", tax_class = 5, care_childless = true, KVZ = 2.9 },
  expect = { wage_tax = 11339 },
  source = calculator,
}

example "Wage tax 2026: 48,000 euro a year, class VI" {
  date   = "2026-06-30",
  given  = { gross_wage = 48000, pay_period = "year", tax_class = 6, care_childless = true, KVZ = 2.9 },
  expect = { wage_tax = 11871 },
  source = calculator,
}

example "Wage tax 2026: 18,000 euro a year, class V" {
  date   = "2026-06-30",
  given  = { gross_wage = 18000, pay_period = "year", tax_class = 5, care_childless = true, KVZ = 2.9 },
  expect = { wage_tax = 1834 },
  source = calculator,
}

example "Wage tax 2026: 400,000 euro a year, class V" {
  date   = "2026-06-30",
  given  = { gross_wage = 400000, pay_period = "year", tax_class = 5, care_childless = true, KVZ = 2.9 },
  expect = { wage_tax = 160885 },
  source = calculator,
}
