-- Published results of the income tax tariff, and the tariffs that were superseded within their year.

-- Taxable income and tax, filing jointly, in the first steps of the splitting table of 2002.
local splitting_2002 = {
  { 14471,   0 }, { 14472,  20 }, { 14544,  34 }, { 14616,  50 }, { 14688,  64 }, { 14760,  78 }, { 14832,  92 },
  { 14904, 108 }, { 14976, 122 }, { 15048, 136 }, { 15120, 152 }, { 15192, 166 }, { 15264, 182 }, { 15336, 196 },
  { 15408, 210 }, { 15480, 226 }, { 15552, 240 }, { 15624, 256 }, { 15696, 270 }, { 15768, 286 }, { 15840, 302 },
  { 15912, 316 }, { 15984, 332 }, { 16056, 346 }, { 16128, 362 }, { 16200, 378 },
}

for _, row in ipairs(splitting_2002) do
  example("Splitting table 2002: " .. row[1]) {
    year   = 2002,
    given  = { filing = "joint", taxable_income = row[1] },
    expect = { income_tax = row[2] },
    source = "NWB Fach 3 S. 11839, Einkommensteuer-Splittingtabelle 2002 (mein.kiehl.de/Dokument/78466)",
  }
end

-- Taxable income and tax, filing alone, at the band edges of 2026.
local edges_2026 = {
  { 12348, 0 }, { 12349, 0 }, { 17799, 1034 }, { 17800, 1035 }, { 69878, 18213 }, { 69879, 18213 },
  { 100000, 30864 }, { 277825, 105550 }, { 277826, 105551 },
}

for _, row in ipairs(edges_2026) do
  example("Band edge 2026: " .. row[1]) {
    year   = 2026,
    given  = { filing = "single", taxable_income = row[1] },
    expect = { income_tax = row[2] },
    source = "Public test suite of a third-party implementation of the official payroll program, worked by hand",
  }
end

-- The same income under the tariff known for a year until the day before an act was promulgated, and from that day on:
-- that of the year before or the one first enacted for the year, and the one that replaced it.
local by_hand = "Worked by hand from § 32a Abs. 1 EStG in the two versions, with the days of their promulgation"
local replaced = {
  { year = 2010, before = "2009-03-04", first = 17286, after = "2009-03-05", final = 17028 },
  { year = 2014, before = "2013-02-24", first = 17028, after = "2013-02-25", final = 16961 },
  { year = 2016, before = "2015-07-21", first = 16961, after = "2015-07-22", final = 16805 },
  { year = 2017, before = "2016-12-22", first = 16805, after = "2016-12-23", final = 16724 },
  { year = 2018, before = "2016-12-22", first = 16805, after = "2016-12-23", final = 16578 },
  { year = 2021, before = "2020-12-06", first = 16236, after = "2020-12-07", final = 16063 },
  { year = 2022, before = "2020-12-06", first = 16236, after = "2020-12-07", final = 15932 },
  { year = 2023, before = "2022-12-12", first = 15863, after = "2022-12-13", final = 15242 },
  { year = 2024, before = "2022-12-12", first = 15863, after = "2022-12-13", final = 14680 },
  { year = 2025, before = "2024-12-04", first = 14680, after = "2024-12-05", final = 14646 },
  { year = 2025, before = "2024-12-29", first = 14646, after = "2024-12-30", final = 14415 },
  { year = 2026, before = "2024-12-29", first = 14646, after = "2024-12-30", final = 14233 },
  { year = 2009, before = "2009-03-04", first = 17286, after = "2009-03-05", final = 17136 },
  { year = 2013, before = "2013-02-24", first = 17028, after = "2013-02-25", final = 17004 },
  { year = 2015, before = "2015-07-21", first = 16961, after = "2015-07-22", final = 16938 },
  { year = 2022, before = "2022-05-26", first = 15932, after = "2022-05-27", final = 15863 },
  { year = 2024, before = "2024-12-04", first = 14680, after = "2024-12-05", final = 14646 },
}

for _, row in ipairs(replaced) do
  example("Tariff of " .. row.year .. " as known on " .. row.before) {
    year   = row.year,
    known  = row.before,
    given  = { filing = "single", taxable_income = 60000 },
    expect = { income_tax = row.first },
    source = by_hand,
  }
  example("Tariff of " .. row.year .. " as known on " .. row.after) {
    year   = row.year,
    known  = row.after,
    given  = { filing = "single", taxable_income = 60000 },
    expect = { income_tax = row.final },
    source = by_hand,
  }
end

-- The tariffs first enacted for 2022 and 2024, in each band and a little above its end: taxable income and tax.
local at_first = {
  { year = 2022, known = "2022-05-26", rows = {
    { 9992, 1 }, { 10172, 26 }, { 13000, 513 }, { 14975, 949 }, { 15208, 1005 }, { 40000, 8246 }, { 58599, 15344 },
    { 59708, 15809 }, { 100000, 32732 }, { 277832, 107422 }, { 283102, 109793 }, { 300000, 117397 },
  } },
  { year = 2024, known = "2024-12-04", rows = {
    { 11612, 1 }, { 11823, 31 }, { 13000, 213 }, { 16900, 1000 }, { 17070, 1040 }, { 17327, 1102 }, { 40000, 7495 },
    { 66774, 17442 }, { 68027, 17969 }, { 100000, 31397 }, { 277831, 106087 }, { 283102, 108459 }, { 300000, 116063 },
  } },
}

for _, tariff in ipairs(at_first) do
  for _, row in ipairs(tariff.rows) do
    example("Tariff of " .. tariff.year .. " at first: " .. row[1]) {
      year   = tariff.year,
      known  = tariff.known,
      given  = { filing = "single", taxable_income = row[1] },
      expect = { income_tax = row[2] },
      source = "§ 32a Abs. 1 EStG as first enacted for the year, by Tests/Tools/assessment_cases.py",
    }
  end
end

-- The child allowances of a year as they were known before they were raised for it: § 51a Abs. 2 EStG.
local allowances_at_first = {
  { year = 2015, known = "2015-07-21", tax = 20082 },
  { year = 2022, known = "2022-12-12", tax = 17472 },
  { year = 2024, known = "2024-12-04", tax = 15436 },
}

for _, row in ipairs(allowances_at_first) do
  example("Child allowances of " .. row.year .. " as known on " .. row.known) {
    year   = row.year,
    known  = row.known,
    given  = { filing = "joint", taxable_income = 100000, child_allowances = 2 },
    expect = { levy_base = row.tax },
    source = "§§ 32 Abs. 6, 32a, 51a Abs. 2 EStG as known then, by Tests/Tools/assessment_cases.py",
  }
end

example "Words of the statute and of the forms, as people type them" {
  year   = 2025,
  given  = {
    veranlagung = "zusammen", jahresbrutto = 40000, elterngeld = 3000, arbeitslosengeld_ehegatte = 2000,
    krankenkassenbeitraege = 3000, rentenversicherungsbeitraege = 3720, arbeitgeberanteil_rente = 3720,
    krankengeldanspruch = true, employer_subsidy = true, spouse_employer_subsidy = true, handwerkerkosten = 500,
  },
  expect = { grundfreibetrag = 12096, benefits_after_lump_sum = 3770, provident_expenses_deducted = 6720,
             household_reduction = 100 },
  source = "Worked by hand: 3,000 and 2,000 - 1,230 (§ 32b Abs. 2 EStG); 3,720 and 3,000, within twice 1,900; 20 % "
    .. "of 500",
}
