-- Cases of value added tax: periods at each limit, days that weekends and holidays move, what is to be paid.

-- Year, tax of the year before, period.
for _, row in ipairs {
  { 2024, 7500, "quarter" }, { 2024, 7500.01, "month" }, { 2024, 1000, "year" }, { 2024, 1000.01, "quarter" },
  { 2025, 9000, "quarter" }, { 2025, 9000.01, "month" }, { 2025, 2000, "year" }, { 2025, 2000.01, "quarter" },
  { 2026, -500, "year" },
} do
  example("Value added tax of " .. row[2] .. " in the year before " .. row[1]) {
    year   = row[1],
    given  = { vat_year_before = row[2] },
    expect = { vat_return_period = row[3] },
    source = "§ 18 Abs. 2 UStG read by hand; Haufe, UStG § 18 Rz. 20: 7,500 and 1,000, from 2025 9,000 and 2,000",
  }
end

for _, row in ipairs {
  { false, "2021-04-12", "2021-05-10" }, { true, "2021-05-10", "2021-06-10" },
} do
  example("Value added tax of March and April 2021, extension: " .. tostring(row[1])) {
    year   = 2021,
    given  = { vat_returns = "month", vat_extension = row[1] },
    expect = { vat_of_march_due = row[2], vat_of_april_due = row[3] },
    source = "Kanzlei Zeilhofer, Steuertermine: March 12.04.2021 and 10.05.2021, April 10.05.2021 and 10.06.2021",
  }
end

example "Value added tax of the first quarter of 2023 was due after Easter Monday, 10 April" {
  year   = 2023,
  given  = { vat_returns = "quarter" },
  expect = { vat_of_quarter_1_due = "2023-04-11", vat_by_quarter = true, charges_vat = true },
  source = "§ 18 Abs. 1 Satz 4 UStG, § 108 Abs. 3 AO; Easter Sunday was 9 April 2023",
}

-- 10 January 2026, 10 May 2025 and 10 January 2027 are weekends.
for _, row in ipairs {
  { 2025, false, { "2025-04-10", "2025-07-10", "2025-10-10", "2026-01-12" } },
  { 2025, true, { "2025-05-12", "2025-08-11", "2025-11-10", "2026-02-10" } },
  { 2026, false, { "2026-04-10", "2026-07-10", "2026-10-12", "2027-01-11" } },
} do
  local expect = {}
  for quarter = 1, 4 do expect["vat_of_quarter_" .. quarter .. "_due"] = row[3][quarter] end
  example("Quarters of value added tax of " .. row[1] .. ", extension: " .. tostring(row[2])) {
    year   = row[1],
    given  = { vat_returns = "quarter", vat_extension = row[2] },
    expect = expect,
    source = "§ 18 Abs. 1 Satz 4 UStG, § 46 UStDV, § 108 Abs. 3 AO, with a calendar",
  }
end

example "The special prepayment of those who return each month" {
  year   = 2024,
  given  = {
    vat_returns = "month", vat_extension = true, vat_prepaid_year_before = 12345.67, vat_of_december = 1500,
  },
  expect = {
    vat_special_prepayment = 1122.33, vat_special_prepayment_due = "2024-02-12", vat_due_for_december = 377.67,
    vat_of_december_due = "2025-02-10",
  },
  source = "§§ 46 to 48 UStDV by hand: an eleventh of 12,345.67; 10 February 2024 was a Saturday",
}

for _, row in ipairs { { "month", false }, { "quarter", true }, { "small_business", true }, { "none", true } } do
  example("No special prepayment: " .. row[1]) {
    year   = 2025,
    given  = { vat_returns = row[1], vat_extension = row[2], vat_of_december = 1500 },
    expect = { vat_special_prepayment = 0, prepays_vat_specially = false, vat_due_for_december = 1500 },
    source = "§ 47 Abs. 1 UStDV: of those who return each month and have the extension",
  }
end

-- The year, the day of the return, and of the payment of who returns for the year alone: 31 August 2025 was a Sunday.
for _, row in ipairs { { 2024, "2025-07-31", "2025-09-01" }, { 2025, "2026-07-31", "2026-08-31" } } do
  example("Value added tax of the year " .. row[1]) {
    year   = row[1],
    given  = { vat_returns = "year" },
    expect = { vat_return_due = row[2], vat_of_year_due = row[3], vat_by_year = true, charges_vat = true },
    source = "§ 18 Abs. 3 und 4 UStG, § 149 Abs. 2, § 108 Abs. 3 AO, with a calendar",
  }
end

for _, told in ipairs { "small_business", "exempt", "none" } do
  example("No value added tax: " .. told) {
    year   = 2025,
    given  = { vat_returns = told },
    expect = { charges_vat = false, vat_by_month = false, vat_by_quarter = false, vat_by_year = false },
    source = "§§ 4, 19 UStG",
  }
end
