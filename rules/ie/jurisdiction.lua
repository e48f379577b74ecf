-- Ireland: income tax, credits and reliefs, levies, PRSI and the refund of an individual or a couple; trades, lettings
-- and self-assessment; in brief capital gains tax, deposit interest and local property tax.

jurisdiction "ie" {
  label    = "Ireland",
  currency = "EUR",
  years    = { 2002, 2026 },
  results  = {
    "gross_income_tax", "total_tax_credits", "income_tax", "income_levy", "health_contribution", "usc", "prsi",
    "total_tax", "net_pay", "put_aside_per_month", "last_day_to_claim",
  },
}
