-- What people read of at_sea.lua.

words "seafarer_allowance" {
  label = "Seafarer allowance",
  help  = "Off the pay of the voyages, for income tax only.",
}
