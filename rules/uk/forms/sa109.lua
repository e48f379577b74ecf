-- The pages Residence, SA109: the rules are for residents of the whole year. Its boxes were not read.

form "sa109" {
  label  = "SA109: residence, remittance basis",
  source = "HM Revenue and Customs, form SA109; no box of these years was read",
  years  = { 2023, 2025 },
  lines  = {
    { label = "Residence, split year, days and ties", not_covered = true },
    { label = "Personal allowances of non-residents", not_covered = true },
    { label = "Residence in other countries, double taxation relief", not_covered = true },
    { years = { 2023, 2024 }, label = "Domicile and remittance basis", not_covered = true },
    { years = { 2025 }, label = "Foreign income and gains regime", not_covered = true },
  },
}
