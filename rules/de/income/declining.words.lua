-- What people read of declining.lua.

words "declining_rates" {
  label = { en = "Depreciation by falling amounts", de = "Degressive Absetzung für Abnutzung" },
}

words "electric_car_depreciation" {
  label = { en = "Depreciation of electric cars", de = "Absetzung für Abnutzung von Elektrofahrzeugen" },
}
