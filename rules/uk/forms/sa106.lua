-- The pages Foreign, SA106.

local tables = { { "foreign_interest", "foreign_dividends", "foreign_other_income" } }
local taxes  = { { "foreign_tax_on_interest", "foreign_tax_on_dividends", "foreign_tax_on_other_income" } }
local gains  = { {
  "foreign_home_gains", "foreign_tax_on_home_gains", "foreign_gains", "foreign_tax_on_gains",
  "foreign_tax_credit_on_gains",
} }

form "sa106" {
  label    = "SA106: foreign",
  source   = "HM Revenue and Customs, form SA106: 2024/25 from pages F 1 and F 2, 2025/26 from a program that "
    .. "transcribes the form; of 2023/24 no numbers were read",
  years    = { 2023, 2025 },
  numbered = { 2025 },
  lines    = {
    "F 1: Unremittable income, credit relief, columns",
    { { [2024] = "1", [2025] = "1" }, label = "Income that could not be brought to the UK", decides_nothing = true },
    { { [2024] = "2", [2025] = "2" }, is = "foreign_tax_credit",
      label = "Foreign tax credit relief on income, if one calculates" },
    { label = "Column A: country or territory code", decides_nothing = true },
    { label = "Column B: income before tax", part_of = tables },
    { label = "Column C: foreign tax taken off or paid", part_of = taxes },
    "F 2: Overseas sources",
    { label = "Rows for interest and other income from savings", part_of = "foreign_interest" },
    { label = "Rows for dividends of foreign companies", part_of = "foreign_dividends" },
    { label = "Rows for remitted foreign savings income", part_of = "foreign_other_income" },
    { label = "Rows for remitted foreign dividend income", part_of = "foreign_other_income" },
    { label = "Rows for overseas pensions, social security benefits, royalties", part_of = "foreign_other_income" },
    { label = "Rows for dividend income received by a person abroad", part_of = "foreign_dividends" },
    { part_of = "foreign_other_income",
      label = "Rows for other income received by a person abroad and remitted ring-fenced income" },
    "F 4, F 5: Land and property abroad",
    { "14–18", label = "Rents, premiums and expenses of each country", part_of = "foreign_other_income" },
    { "19–24", label = "Private use, allowances, adjusted profit", part_of = "foreign_other_income" },
    { "24.1, 24.2", label = "Residential finance costs", is = "foreign_finance_costs" },
    { "26, 31", label = "Losses of letting abroad", part_of = "foreign_other_income" },
    "F 6: Other overseas income and gains",
    { "33–40", label = "Foreign tax on capital gains, and the gains",
      part_of = gains },
    { label = "Gains on holdings in offshore funds that do not report", part_of = "foreign_other_income" },
    { "43–45", label = "Gains of foreign life policies, their years",
      part_of = { { "life_policy_gains_without_tax", "life_policy_years_without_tax" } } },
    { { [2024] = "46", [2025] = "46" }, decides_nothing = true,
      label = "Income left out because an exemption is claimed" },
    { "49–57", label = "Trusts abroad, offshore funds and other income", not_covered = "assets_abroad_transferred" },
    { "58–64.1", label = "Transfers of assets abroad and settlements", not_covered = "assets_abroad_transferred" },
  },
}
