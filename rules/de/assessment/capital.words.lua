-- What people read of capital.lua.

words "foreign_tax_on_tariff" {
  label = { en = "Foreign tax credited against the tariff", de = "Auf die tarifliche Steuer angerechnete Steuer" },
  help  = {
    en = "Of other countries on income that is taxed here, and of capital income taxed by the tariff.",
    de = "Anderer Staaten auf hier besteuerte Einkünfte und auf Kapitaleinkünfte im Tarif.",
  },
}

words "foreign_tax_for_levies" {
  label = { en = "Foreign tax taken off before the levies", de = "Ausländische Steuer bei den Zuschlagsteuern" },
}
