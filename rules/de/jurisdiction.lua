-- Germany: the income tax of a person resident there, with the two taxes that follow it.

jurisdiction "de" {
  label    = { en = "Germany", de = "Deutschland" },
  currency = "EUR",
  years    = { 2002, 2026 },
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
