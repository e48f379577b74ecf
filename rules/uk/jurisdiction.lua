-- The United Kingdom: income tax, National Insurance, student loans, child benefit and Self Assessment of one person.
-- A year is named by the one in which it begins: 2025 is 2025/26. Of 2027/28 only what the Finance Act 2026 says is
-- known: what is not set yet ends with 2026/27 (`repealed`), and is refused.

jurisdiction "uk" {
  label    = "United Kingdom",
  currency = "GBP",
  years    = { 2015, 2027 },
  tax_year = { starts = "04-06" },
  results  = {
    "total_income", "personal_allowance", "taxable_income", "income_tax", "gift_aid_charge", "child_benefit_charge",
    "winter_fuel_charge", "class_2", "class_4", "income_tax_and_class_4", "balancing_payment_due",
  },
  waterfalls = {
    {
      from   = { "payroll_pay" },
      less   = { "pension_net_pay", "paye_deducted", "employee_ni_annual", "student_loans_of_year" },
      leaves = "take_home_pay_of_year",
    },
  },
}
