-- Germany: the income tax of a person resident there, with the two taxes that follow it.

jurisdiction "de" {
  label    = { en = "Germany", de = "Deutschland" },
  currency = "EUR",
  years    = { 2002, 2026 },
  -- Figures that hold since then and do not say when they became law are listed by `levy check`: mostly the yearly
  -- figures of social insurance and what payroll took up by a letter of the ministry.
  enacted_since = "2010-01-01",
  overview = { profit = "profit", due = "amount_due" },
  waterfalls = {
    {
      from   = { "money_before_taxes", "spouse_money_before_taxes" },
      less   = {
        "trade_tax", "spouse_trade_tax", "assessed_income_tax", "solidarity_surcharge", "capital_surcharge_assessed",
        "church_tax", "capital_church_tax_assessed", "contributions_paid",
      },
      plus   = { "child_benefit_added" },
      leaves = "net_income_after_contributions",
      burden = "total_tax",
    },
    {
      from   = { "gross_wage" },
      less   = {
        "wage_tax", "surcharge_on_wage", "church_tax_on_wage", "pension_contribution", "unemployment_contribution",
        "health_contribution", "care_contribution",
      },
      leaves = "net_pay",
    },
    {
      from   = { "taxable_income" },
      less   = {
        "assessed_income_tax", "solidarity_surcharge", "capital_surcharge_assessed", "church_tax",
        "capital_church_tax_assessed",
      },
      leaves = "taxable_income_after_taxes",
      burden = "total_tax",
    },
  },
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
