-- What people read of energy_allowance.lua.

words "energy_allowance" {
  label = { en = "Energy allowance of 2022", de = "Energiepreispauschale" },
}

words "energy_allowance_credited" {
  label = { en = "Energy allowance credited", de = "Angerechnete Energiepreispauschale" },
}
