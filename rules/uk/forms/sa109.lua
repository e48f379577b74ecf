-- The pages Residence, SA109: the rules are for residents of the whole year. Its boxes were not read.

form "sa109" {
  label  = "SA109: residence, remittance basis",
  source = "HM Revenue and Customs, form SA109; no box of these years was read",
  years  = { 2023, 2025 },
  lines  = {
    { label = "Residence, split year, days and ties", not_covered = "not_resident" },
    { label = "Personal allowances of non-residents", part_of = "non_resident_without_allowances" },
    { label = "Residence in other countries, double taxation relief", not_covered = "not_resident" },
    { years = { 2023, 2024 }, label = "Domicile and remittance basis", not_covered = "foreign_regime_claimed" },
    { years = { 2025 }, label = "Foreign income and gains regime", not_covered = "foreign_regime_claimed" },
  },
}
