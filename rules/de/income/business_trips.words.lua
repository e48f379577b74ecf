-- What people read of business_trips.lua.

words "night_in_lorry" {
  label = { en = "Allowance for a night in the lorry", de = "Pauschbetrag für Übernachtung im Kraftfahrzeug" },
}
