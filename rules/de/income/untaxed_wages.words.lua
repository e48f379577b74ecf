-- What people read of untaxed_wages.lua.

words "swiss_tax_most" {
  label = { en = "Greatest Swiss tax on a commuter's pay", de = "Höchste Schweizer Abzugsteuer von Grenzgängern" },
}
