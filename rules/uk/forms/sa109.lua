-- The pages Residence, SA109. Its boxes were not read.

form "sa109" {
  label  = "SA109: residence, remittance basis",
  source = "HM Revenue and Customs, form SA109; no box of these years was read",
  years  = { 2023, 2025 },
  lines  = {
    { label = "Not resident", is = "not_resident_in_year" },
    { label = "Split year, days and ties", part_of = "uk_resident" },
    { label = "Personal allowances of non-residents", part_of = "non_resident_without_allowances" },
    { label = "Residence in other countries, double taxation relief", not_covered = "not_resident" },
    { years = { 2023, 2024 }, label = "Domicile, claim of the remittance basis", part_of = "foreign_regime_claimed" },
    { years = { 2023, 2024 }, label = "Years of residence before", is = "remittance_basis_residence" },
    { years = { 2023, 2024 }, label = "Charge, for nominated income and gains", is = "remittance_basis_charge" },
    { years = { 2023, 2024 }, label = "Income that was remitted", part_of = "foreign_other_income" },
    { years = { 2025 }, label = "Foreign income and gains regime", not_covered = "foreign_regime_claimed" },
  },
}
