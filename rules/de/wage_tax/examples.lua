-- Tax on a year's wage of 2026, as the calculator of the Federal Ministry of Finance (bmf-steuerrechner.de) shows it.

local function published(gross, class, tax)
  example("Wage tax 2026: " .. gross .. " euro a year, class " .. class) {
    date   = "2026-06-30",
    given  = { gross_wage = gross, pay_period = "year", tax_class = class, care_childless = true, KVZ = 2.9 },
    expect = { wage_tax = tax },
    source = "values of bmf-steuerrechner.de in muhammadawais93/bmf-lohnsteuer-ts, tests/bmf-golden.test.ts",
  }
end

published(48000, 1, 6294)
published(48000, 2, 5020)
published(48000, 3, 2422)
published(48000, 4, 6294)
published(48000, 5, 11339)
published(48000, 6, 11871)
published(18000, 5, 1834)
published(400000, 5, 160885)
