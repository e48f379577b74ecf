-- The page Employment, SA102, one for each employment. The rules know the pay of jobs that are told besides the first,
-- and all else as one sum, before pension contributions.

local jobs = require "forms.jobs"

-- What a car and a van are worth is worked out beside pay, or it is a part of benefits within it.
local of_vehicles = { { "vehicle_benefits", "benefits_in_kind", "employment_income" } }
local benefits    = { { "benefits_for_pay_taxed", "benefits_in_kind", "employment_income" } }

form "sa102" {
  label    = "SA102: employment",
  source   = "HM Revenue and Customs, form SA102 2024/25, from the blank form; of other years no numbers were "
    .. "read",
  years    = { 2023, 2025 },
  numbered = { 2024 },
  of       = jobs.of,
  papers   = true,
  lines    = {
    "E 1: Pay",
    { "1", part_of = jobs.each "certificate_pay",
      label = "Pay of this employment before tax, from P45 or P60, less pension contributions deducted from it" },
    { "1.1", years = { 2024, 2025 }, part_of = "benefits_in_kind",
      label = "Payrolled benefits in box 1, which bear no student loan" },
    { "2", label = "UK tax taken off pay", part_of = "tax_deducted_from_pay" },
    { "3", label = "Tips and other payments not on the P60", part_of = "certificate_pay" },
    { "3.1", years = { 2024, 2025 }, part_of = "other_income",
      label = "Pension contribution: payment from HMRC (net pay top-up)" },
    { "4", label = "Employer's PAYE reference", decides_nothing = true },
    { "5", label = "Employer's name", decides_nothing = true },
    { "6", label = "Company director", decides_nothing = true },
    { "6.1", years = { 2024, 2025 }, label = "Date directorship ended", decides_nothing = true },
    { "7", label = "Close company", decides_nothing = true },
    { "8", label = "Pay from inside off-payroll working", decides_nothing = true },
    "E 1: Benefits, from P11D",
    { "9", label = "Company cars and vans", part_of = of_vehicles },
    { "10", label = "Fuel for them", part_of = of_vehicles },
    { "11", part_of = benefits,
      label = "Private medical and dental insurance" },
    { "12", part_of = benefits,
      label = "Vouchers, credit cards, excess mileage allowance" },
    { "13", label = "Goods and assets provided", part_of = benefits },
    { "14", label = "Accommodation", part_of = { { "home_benefit", "benefits_in_kind", "employment_income" } } },
    { "15", label = "Other benefits, with cheap loans",
      part_of = { { "loan_benefit", "benefits_for_pay_taxed", "benefits_in_kind", "employment_income" } } },
    { "16", part_of = benefits,
      label = "Expenses payments and balancing charges" },
    "E 1: Expenses of the employment",
    { "17", label = "Business travel and subsistence", part_of = "employment_expenses" },
    { "18", label = "Fixed deductions for expenses", part_of = { { "employment_expenses", "home_working_weeks" } } },
    { "19", label = "Professional fees and subscriptions", part_of = "employment_expenses" },
    { "20", label = "Other expenses and capital allowances", part_of = "employment_expenses" },
  },
}
