-- Headings under which forms show the questions on income.

return {
  person     = { en = "Person", de = "Person" },
  wages      = { en = "Wages", de = "Arbeitslohn" },
  pensions   = { en = "Pensions", de = "Renten und Pensionen" },
  businesses = { en = "Businesses", de = "Betriebe" },
  freelance  = { en = "Freelance work", de = "Selbständige Arbeit" },
  capital    = { en = "Capital", de = "Kapitalvermögen" },
  others     = { en = "Other types of income", de = "Übrige Einkünfte" },
  losses     = { en = "Losses of other years", de = "Verluste anderer Jahre" },
  children   = { en = "Children", de = "Kinder" },
  sums       = { en = "Sum of income", de = "Summe der Einkünfte" },
}
