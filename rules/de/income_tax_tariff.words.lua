-- What people read of income_tax_tariff.lua.

words "tariff" {
  label = { en = "Income tax tariff", de = "Einkommensteuertarif" },
}

words "tariff_rounding" {
  label = { en = "Rounding of the income tax tariff", de = "Rundung des Einkommensteuertarifs" },
}
