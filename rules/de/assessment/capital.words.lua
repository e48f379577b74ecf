-- What people read of capital.lua.

words "foreign_tax_on_tariff" {
  label = { en = "Foreign tax credited against the tariff", de = "Auf die tarifliche Steuer angerechnete Steuer" },
  help  = {
    en = "Of capital income that is taxed by the tariff.",
    de = "Von Kapitaleinkünften, die nach dem Tarif besteuert werden.",
  },
}
