-- What people read of freelancer_months.lua.

words "uneven_months" {
  label = { en = "Month by month", de = "Monat für Monat" },
  ask   = {
    en = "Would you rather give each month by itself?",
    de = "Möchten Sie lieber jeden Monat einzeln angeben?",
  },
  help  = {
    en = "Then each month of the year is asked for; what it brought counts besides the average months.",
    de = "Dann wird nach jedem Monat des Jahres gefragt; er zählt neben den durchschnittlichen Monaten.",
  },
}
