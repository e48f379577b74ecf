-- What people read of active_pension.lua.

words "active_pension_free" {
  label = { en = "Free wages beyond the age of retirement", de = "Steuerfreier Betrag der Aktivrente" },
}
