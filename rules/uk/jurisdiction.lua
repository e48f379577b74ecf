-- The United Kingdom: income tax, National Insurance, student loans, child benefit and Self Assessment of one person.
-- A tax year runs from 6 April to 5 April and is named here by the year in which it begins: 2025 is 2025/26.

jurisdiction "uk" {
  label    = "United Kingdom",
  currency = "GBP",
  years    = { 2015, 2026 },
  results  = { "income_tax" },
}
