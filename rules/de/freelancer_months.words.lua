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

words "receipts_of_months" {
  label = { en = "Receipts of uneven months", de = "Einnahmen ungleicher Monate" },
  ask   = { en = "What did you receive in each month of {year}?", de = "Was nahmen Sie {year} in jedem Monat ein?" },
  help  = {
    en = "What clients paid in the month, without value added tax.",
    de = "Was Kunden in dem Monat zahlten, ohne Umsatzsteuer.",
  },
}

words "expenses_of_months" {
  label = { en = "Expenses of uneven months", de = "Ausgaben ungleicher Monate" },
  ask   = { en = "What did your work cost in each month of {year}?", de = "Was kostete Ihre Arbeit {year} je Monat?" },
  help  = {
    en = "What was paid in the month, without value added tax.",
    de = "Was in dem Monat gezahlt wurde, ohne Umsatzsteuer.",
  },
}
