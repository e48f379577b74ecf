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

example "Midijob of 521 euro, October 2022" {
  date   = "2022-10-31",
  given  = { gross_wage = 521, additional_health_rate = 0.013 },
  expect = {
    contribution_wage = 1.48, contribution_wage_of_both = 365.61, health_contribution = 0.12, care_contribution = 0.02,
    pension_contribution = 0.14, unemployment_contribution = 0.02, social_contributions = 0.30,
  },
  source = "Minijob-Zentrale, in 450-euro-jobs.de/aenderungen-bei-midijobs-neue-grenzen-fuer-den-uebergangsbereich",
}

example "Midijob of 1,200 euro, 2026" {
  date   = "2026-06-30",
  given  = { gross_wage = 1200 },
  expect = { contribution_wage = 854.69, contribution_wage_of_both = 1083.25 },
  source = "haufe.de, Neue Formeln für Midijobs: 1,431639227 AE - 863,2784538 and 1,145937223 AE - 291,8744452",
}

example "A wage under its official name: what is not given is zero, as in the payroll program" {
  date   = "2026-06-30",
  given  = { RE4 = 400000 },
  expect = { wage_tax = 549.75 },
  source = "official payroll program 2026 (XML) with LZZ=2, STKL=1 and no other input, executed with exact fractions",
}

-- What a working student bears: pension insurance, in the sliding zone 2,000 / 1,444 x 944 = 1,307.48 and 2,000 / 1,397
-- x 897 = 1,284.18; tax on 18,000 - 1,266 - 1,674 and, to 2025, the least provident lump sum of 1,900.
for _, row in ipairs {
  { "2025-06-30", 1500, 1307.48, 121.60, 13.25, 1365.15 }, { "2026-06-30", 1500, 1284.18, 119.43, 37.16, 1343.41 },
  { "2025-06-30", 2000.01, 2000.01, 186, 107.91, 1706.10 },
} do
  local day, gross, counted, pension, tax, net = table.unpack(row)
  example("A working student who earns " .. gross .. " a month, on " .. day) {
    date   = day,
    given  = { gross_wage = gross, health_insurance = "student" },
    expect = {
      contribution_wage = counted, pension_contribution = pension, unemployment_contribution = 0,
      health_contribution = 0, care_contribution = 0, wage_tax = tax, net_pay = net,
    },
    source = "Worked by hand from § 6 Abs. 1 Nr. 3 SGB V, § 27 Abs. 4 SGB III, § 20 Abs. 2a SGB IV, §§ 32a, 39b EStG; "
      .. "firmenkunden.vividabkk.de, Werkstudenten",
  }
end
