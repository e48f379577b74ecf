-- What people read of winter_fuel.lua.

words "winter_fuel_payment" {
  label   = "Winter fuel payment received",
  ask     = "How much winter fuel payment did you receive?",
  help    = "Your own share of it; in Scotland the pension age winter heating payment.",
  aliases = { "winter_fuel" },
}

words "winter_fuel_charge_limit" {
  label = "Total income above which winter fuel payments are taken back",
}

words "winter_fuel_charge" {
  label   = "Winter fuel payment charge",
  aliases = { "charge" },
}
