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
