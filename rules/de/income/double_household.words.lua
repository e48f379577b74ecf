-- What people read of double_household.lua.

words "second_home_most" {
  label = { en = "Greatest cost of a second home a month", de = "Höchstbetrag der Unterkunftskosten im Monat" },
}
