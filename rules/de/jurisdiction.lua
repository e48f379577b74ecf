-- Germany: the income tax of a person resident there, with the two taxes that follow it.

jurisdiction "de" {
  label    = { en = "Germany", de = "Deutschland" },
  currency = "EUR",
  years    = { 2002, 2026 },
  -- Figures that hold since then and do not say when they became law are listed by `levy check`: mostly the yearly
  -- figures of social insurance and what payroll took up by a letter of the ministry.
  enacted_since = "2010-01-01",
  overview = { profit = "profit", due = "amount_due" },
  results  = {
    "taxable_income",
    "income_tax",
    "assessed_income_tax",
    "solidarity_surcharge",
    "church_tax",
    "total_tax",
    "average_rate",
    "marginal_rate",
    "refund",
    "put_aside_per_month",
  },
}
