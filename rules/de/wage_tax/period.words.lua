-- What people read of period.lua.

words "put_back" {
  label = {
    en = "Part of a euro put back before an amount of the pay period is raised to a year",
    de = "Betrag, der vor der Hochrechnung auf das Jahr hinzugesetzt wird",
  },
}
